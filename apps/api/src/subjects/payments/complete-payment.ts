import type { RotatedSecret } from '@forecourt/api-contract/service';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db, Tx } from '../../ground/database/database';
import { type PaymentRow, payments } from '../../ground/database/schema';
import { followerOf, type PaymentFollower, type PaymentMoment } from '../../ground/payments/payment-follower';
import { applyMoney } from './apply-money';
import { followedPayment } from './followed-payment';
import { isTakenIn, judgeAnswer, nextCheckMs, type Verdict } from './payment-verdict';
import { type ProcessorAnswer, ProcessorFault, type Processors } from './processor';
import { holdPayment } from './refund-payment';

/** What completing a payment works with. */
export interface CompleteContext extends PaymentMoment {
  readonly db: Db;
  readonly processors: Processors;
  /** Digests of cards are made by it. */
  readonly serviceToken: RotatedSecret;
  readonly followers: readonly PaymentFollower[];
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Who learned that a payment may have ended. */
export type Finder = 'webhook' | 'return' | 'reconciliation';

/** What the processor says; the processor is stopped first where the time to pay is over. */
const askProcessor = async (
  { processors, now }: CompleteContext,
  { id, processor: name, reference, expires_at }: PaymentRow,
): Promise<ProcessorAnswer | null> => {
  const processor = processors.named(name);
  if (processor === null) throw new ProcessorFault(`The processor ${name} has no settings here.`, false);
  if (reference === null) throw new Error(`Payment ${id} has not been begun at its processor.`);
  const answer = await processor.find(reference, id);
  if (answer?.state !== 'open' || expires_at === null || expires_at > now) return answer;
  await processor.stop(reference);
  return processor.find(reference, id);
};

/** A payment that nobody took to the processor before its time was over. */
const neverBegun = ({ now }: CompleteContext, { check_at }: PaymentRow): Verdict =>
  check_at !== null && check_at <= now
    ? { kind: 'ended', status: 'expired', why: 'not-begun' }
    : { kind: 'wait', why: 'open' };

/** The first of some instants. */
const first = (...instants: readonly Date[]): Date => new Date(Math.min(...instants.map((one) => one.getTime())));

const waitOn = async (
  tx: Tx,
  held: PaymentRow,
  { why, by, now }: { readonly why: string; readonly by: Finder; readonly now: Date },
): Promise<void> => {
  // What has not been begun keeps the time at which it is over.
  if (held.reference === null) return;
  const isOwnTurn = by === 'reconciliation';
  const later = new Date(now.getTime() + nextCheckMs(held.checks));
  // Whoever looks again and again does not put off the next turn of reconciliation.
  const next = isOwnTurn || held.check_at === null ? later : first(held.check_at, later);
  // The processor is stopped in time, since the car waits for that.
  const check_at = held.expires_at !== null && held.expires_at > now ? first(held.expires_at, next) : next;
  // What has ended for us stays ended, also where it is open there after all.
  const isOpen = held.status === 'paying' || held.status === 'mismatch';
  await tx
    .update(payments)
    .set({ checks: held.checks + (isOwnTurn ? 1 : 0), check_at, ...(isOpen ? { status: 'paying' as const, why } : {}) })
    .where(eq(payments.id, held.id));
};

/** Applies a verdict to a payment that is held. What was applied before changes nothing. */
const applyVerdict = async (
  tx: Tx,
  held: PaymentRow,
  { verdict, by }: { readonly verdict: Verdict; readonly by: Finder },
  context: CompleteContext,
): Promise<string | null> => {
  if (isTakenIn(held.status)) return null;
  const follower = followerOf(context.followers, held.subject_kind);
  const hour = new Date(context.now.getTime() + 60 * 60_000);
  switch (verdict.kind) {
    case 'paid':
      return applyMoney(tx, held, verdict, { follower, moment: context, serviceToken: context.serviceToken });
    case 'wait':
      await waitOn(tx, held, { why: verdict.why, by, now: context.now });
      return null;
    case 'mismatch': {
      const { why } = verdict;
      await tx.update(payments).set({ status: 'mismatch', why, check_at: hour }).where(eq(payments.id, held.id));
      return held.status === 'mismatch' && held.why === why ? null : why;
    }
    case 'ended': {
      const { status, why } = verdict;
      const isNews = held.status !== 'failed' && held.status !== 'expired';
      await tx
        .update(payments)
        .set({ check_at: null, ...(isNews ? { status, why } : {}) })
        .where(eq(payments.id, held.id));
      if (!isNews) return null;
      await follower.failed(tx, followedPayment(held), context, status);
      return why;
    }
  }
};

/**
 * The one verb that completes a payment, whoever learned of it: webhook, return of the browser, reconciliation. The
 * processor is asked how it stands, since no word of a browser and no event is the truth by itself; what comes of it is
 * applied once, under the lock of the subject and then of the payment. Source: RSRV-01.
 * @returns the payment as it is then; null when there is none
 * @throws ProcessorFault when the processor cannot be asked: nothing was changed, and it is asked again later
 */
export const completePayment = async (
  context: CompleteContext,
  paymentId: string,
  by: Finder,
): Promise<PaymentRow | null> => {
  const { db, followers, log } = context;
  const [known] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (known === undefined) return null;
  if (isTakenIn(known.status)) return known;
  const verdict =
    known.reference === null
      ? neverBegun(context, known)
      : judgeAnswer({ amountCents: known.amount_cents, currency: known.currency }, await askProcessor(context, known));
  const { news, row } = await db.transaction(async (tx) => {
    await followerOf(followers, known.subject_kind).hold(tx, known.subject_id);
    const held = await holdPayment(tx, paymentId);
    if (held === null) return { news: null, row: null };
    // Begun meanwhile: the verdict is of something else.
    const isStale = held.reference !== known.reference;
    const said = isStale ? null : await applyVerdict(tx, held, { verdict, by }, context);
    return { news: said, row: await holdPayment(tx, paymentId) };
  });
  if (news === null) return row;
  const line = { payment: paymentId, by, outcome: news };
  if (verdict.kind === 'mismatch') log.error(line, 'a processor has something other than was asked for');
  else log.info(line, 'payment ended');
  return row;
};
