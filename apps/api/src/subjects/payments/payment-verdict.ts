import type { PaymentStatus } from '../../ground/database/schema/shapes/payment';
import type { ProcessorAnswer } from './processor';

/** What the answer of a processor means for a payment. */
export type Verdict =
  /** `open`: the shopper has not paid. `processing`: they have done all they can. */
  | { readonly kind: 'wait'; readonly why: 'open' | 'processing' }
  | { readonly kind: 'paid'; readonly charge: string; readonly card: string | null }
  | { readonly kind: 'ended'; readonly status: 'failed' | 'expired'; readonly why: string }
  | { readonly kind: 'mismatch'; readonly why: Mismatch };

/** Why the word of a processor is not believed. */
export type Mismatch = 'wrong-amount' | 'wrong-currency' | 'other-account' | 'unknown-reference';

/** What is asked for, and what the processor has of it. */
interface Money {
  readonly amountCents: number;
  readonly currency: string;
}

/** Why what the processor has is not what was asked for; null when it is. */
export const mismatchOf = (
  asked: Money,
  said: Money & Pick<ProcessorAnswer, 'isOurs'>,
): Exclude<Mismatch, 'unknown-reference'> | null => {
  if (!said.isOurs) return 'other-account';
  if (said.currency !== asked.currency) return 'wrong-currency';
  return said.amountCents === asked.amountCents ? null : 'wrong-amount';
};

/** Judges the answer of a processor about a payment; null: it knows none by its name. */
export const judgeAnswer = (asked: Money, answer: ProcessorAnswer | null): Verdict => {
  if (answer === null) return { kind: 'mismatch', why: 'unknown-reference' };
  const why = mismatchOf(asked, answer);
  if (why !== null) return { kind: 'mismatch', why };
  if (answer.state === 'paid')
    // Without a name for the money it could not be given back.
    return answer.charge === null
      ? { kind: 'wait', why: 'processing' }
      : { kind: 'paid', charge: answer.charge, card: answer.card };
  if (answer.state === 'failed') return { kind: 'ended', status: 'failed', why: 'declined' };
  if (answer.state === 'expired') return { kind: 'ended', status: 'expired', why: 'time-over' };
  return { kind: 'wait', why: answer.state === 'open' ? 'open' : 'processing' };
};

/** Whether money that is there has been taken in: from then on no word of a processor changes the payment. */
export const isTakenIn = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'refunding' || status === 'refunded';

/** Milliseconds until a payment that is open is asked about again: a minute at first, an hour at last. */
export const nextCheckMs = (checks: number): number => 60_000 * Math.min(60, 2 ** Math.min(checks, 6));
