import type { Tx } from '../database/database';
import type { PaymentPurpose, PaymentSubject } from '../database/schema/shapes/payment';
import type { MessageMaker } from '../messages/new-message';
import { serviceNamed } from '../services/services';

/** A payment as the subject that it pays learns of it. */
export interface FollowedPayment {
  readonly id: string;
  readonly website_id: string;
  readonly dealership_id: string;
  readonly subject_kind: PaymentSubject;
  readonly subject_id: string;
  readonly attempt: number;
  readonly purpose: PaymentPurpose;
  /** AUD cents. */
  readonly amount_cents: number;
  /** AUD cents that are given back, or are to be. */
  readonly refunded_cents: number;
}

/** A payment whose money is there. */
export interface PaidPayment extends FollowedPayment {
  /**
   * Keyed digests of the card that paid for a hold: any payment of the dealership with one of them as its `card_digest` was
   * paid with the same card. Empty where the card is not known, and of what is no hold.
   */
  readonly cardDigests: readonly string[];
}

/**
 * What a subject does with money that is there. `accepted`: it was waited for, and a receipt is given. `refund`: what it was
 * for has ended, is paid already, or costs something else; it is given back by itself, and the payer is mailed that. With
 * words where it is for another reason: why, as the payer reads it.
 */
export type PaidAnswer = 'accepted' | 'refund' | { readonly refund: string };

/** When and how something is done: mails that follow from it are made in the same transaction. */
export interface PaymentMoment extends MessageMaker {
  readonly now: Date;
}

/**
 * What a subject does when a payment for it has ended, in the transaction that says so, once for each payment, whoever
 * learned of it first. Listed by the module of the subject (`payments`), one for each kind.
 */
export interface PaymentFollower {
  readonly kind: PaymentSubject;
  /**
   * Locks the row of the subject until the transaction ends. It comes before the lock of the payment; whoever holds the
   * subject and then asks for a refund takes them in the same order, so that the two never wait for each other.
   */
  readonly hold: (tx: Tx, subjectId: string) => Promise<void>;
  /** The money is there. */
  readonly paid: (tx: Tx, payment: PaidPayment, moment: PaymentMoment) => Promise<PaidAnswer>;
  /** It will not come by this attempt. What it was for may be paid by another. */
  readonly failed: (
    tx: Tx,
    payment: FollowedPayment,
    moment: PaymentMoment,
    why: 'failed' | 'expired',
  ) => Promise<void>;
  /** Some of a payment that was accepted has been given back by the processor. */
  readonly refunded: (
    tx: Tx,
    payment: FollowedPayment,
    moment: PaymentMoment,
    refund: { readonly amountCents: number; readonly key: string },
  ) => Promise<void>;
  /** All that was to be given back of a payment that was accepted has been: none of its refunds is owed any more. */
  readonly allGiven: (tx: Tx, payment: FollowedPayment, moment: PaymentMoment) => Promise<void>;
}

/** The roster of followers for routes: a subject does not know the others. */
export const paymentFollowersService = serviceNamed<readonly PaymentFollower[]>('payment-followers');

/** @throws when nobody follows payments of that kind: the program was put together wrongly */
export const followerOf = (followers: readonly PaymentFollower[], kind: PaymentSubject): PaymentFollower => {
  const follower = followers.find((one) => one.kind === kind);
  if (follower === undefined) throw new Error(`No subject follows payments of the kind "${kind}".`);
  return follower;
};
