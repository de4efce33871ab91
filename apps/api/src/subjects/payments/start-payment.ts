import type { RotatedSecret } from '@forecourt/api-contract/service';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../ground/database/database';
import { type PaymentRow, payments } from '../../ground/database/schema';
import type { PaymentPurpose, PaymentSubject } from '../../ground/database/schema/shapes/payment';
import { goPath, paymentToken } from './payment-link';

/** What starting a payment works with. */
export interface StartContext {
  readonly now: Date;
  /** Signs the link of the payment. */
  readonly serviceToken: RotatedSecret;
  /** The processor of this installation by name (`processorName`). */
  readonly processor: string;
}

/** Money that is to be asked for. */
export interface AskedPayment {
  readonly site: { readonly website_id: string };
  /** Who receives it. */
  readonly dealershipId: string;
  /** What it is for. The caller holds the lock of its row, so that two starts come one after the other. */
  readonly subject: { readonly kind: PaymentSubject; readonly id: string };
  readonly purpose: PaymentPurpose;
  /** AUD cents, above 0. */
  readonly amountCents: number;
  /** What it is for as the shopper reads it, such as `Reservation of 2022 Mazda CX-5`. */
  readonly description: string;
  readonly email: string;
  readonly payerName?: string | null;
  /** Path of the site to which the browser comes back, paid or not; null for the payment's own page. */
  readonly returnPath: string | null;
  /** After it nobody may begin to pay, and the processor is stopped; what is paid even so is for the follower to judge. */
  readonly expiresAt?: Date | null;
}

/** A payment that may be paid now. */
export interface StartedPayment {
  readonly paymentId: string;
  /** Path of the site that leads to the processor's page: answer the form with 303 to it. */
  readonly redirectTo: string;
  /** Of its link, for its page and receipt. */
  readonly token: string;
}

/** Whether what was begun before is the same as what is asked for now. */
const isSame = (begun: PaymentRow, asked: AskedPayment, { now, processor }: StartContext): boolean =>
  (begun.status === 'started' || begun.status === 'paying') &&
  begun.processor === processor &&
  begun.amount_cents === asked.amountCents &&
  begun.email === asked.email &&
  begun.return_path === asked.returnPath &&
  (begun.expires_at?.getTime() ?? null) === (asked.expiresAt?.getTime() ?? null) &&
  (begun.expires_at === null || begun.expires_at > now);

/** A payment that is there, as it is started. */
export const startedPayment = (
  paymentId: string,
  { serviceToken }: Pick<StartContext, 'serviceToken'>,
): StartedPayment => {
  const token = paymentToken(serviceToken, paymentId);
  return { paymentId, redirectTo: goPath(token), token };
};

/**
 * Begins a payment, as part of the transaction that holds what it is for: asked for again while the same payment is open,
 * it is that one; after it has failed, or for another amount, it is a new attempt. The processor is asked later, when the
 * browser follows `redirectTo`, so that no transaction waits for it.
 */
export const startPayment = async (tx: Tx, context: StartContext, asked: AskedPayment): Promise<StartedPayment> => {
  const [last] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.subject_kind, asked.subject.kind), eq(payments.subject_id, asked.subject.id)))
    .orderBy(desc(payments.attempt))
    .limit(1);
  if (last !== undefined && isSame(last, asked, context)) return startedPayment(last.id, context);
  const id = uuidv7();
  await tx.insert(payments).values({
    id,
    website_id: asked.site.website_id,
    dealership_id: asked.dealershipId,
    subject_kind: asked.subject.kind,
    subject_id: asked.subject.id,
    attempt: (last?.attempt ?? 0) + 1,
    purpose: asked.purpose,
    description: asked.description,
    payer_name: asked.payerName ?? null,
    email: asked.email,
    amount_cents: asked.amountCents,
    processor: context.processor,
    status: 'started',
    return_path: asked.returnPath,
    expires_at: asked.expiresAt ?? null,
    created_at: context.now,
    check_at: asked.expiresAt ?? new Date(context.now.getTime() + neverBegunMs),
  });
  return startedPayment(id, context);
};

/** Milliseconds after which a payment that nobody went on with is over: no processor keeps its page for longer. */
const neverBegunMs = 24 * 60 * 60_000;
