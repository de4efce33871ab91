import type { OnlinePaymentForm } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import * as z from 'zod';
import type { Refusal } from '../../../ground/http/shopper-write';
import { openText, sealText } from '../../../ground/sealing/sealed-text';
import { typedOnlinePayment } from './read-online-payment';
import { returnedPaymentKey } from './returned-payment-key';

/** Milliseconds for which it is shown. */
const shownMs = 30 * 60_000;

const returnedSchema = z.object({
  until: z.number(),
  typed: z.record(z.string(), z.string()),
  error: z.string(),
  faults: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** A form that must be mended, as text for an address of one site. */
export const sealReturned = (
  secret: RotatedSecret,
  {
    form,
    refused,
    websiteId,
    now,
  }: {
    readonly form: URLSearchParams;
    readonly refused: Pick<Refusal, 'error' | 'fields'>;
    readonly websiteId: string;
    readonly now: Date;
  },
): string => {
  const kept = {
    until: now.getTime() + shownMs,
    typed: typedOnlinePayment(form),
    error: refused.error,
    faults: refused.fields,
  };
  return sealText(secret.current, returnedPaymentKey, JSON.stringify(kept), websiteId);
};

const opened = (secret: string | null, sealed: string, websiteId: string): unknown => {
  if (secret === null) return null;
  try {
    return JSON.parse(openText(secret, returnedPaymentKey, sealed, websiteId));
  } catch {
    // Any other text, or sealed by another key: nothing was sent.
    return null;
  }
};

/** What was typed and is to be mended; null for any other text, and once its time is over. */
export const openReturned = (
  { current, previous }: RotatedSecret,
  { sealed, websiteId, now }: { readonly sealed: string; readonly websiteId: string; readonly now: Date },
): OnlinePaymentForm['returned'] => {
  const read = returnedSchema.safeParse(opened(current, sealed, websiteId) ?? opened(previous, sealed, websiteId));
  if (!read.success || read.data.until < now.getTime()) return null;
  const { typed, error, faults } = read.data;
  return { typed, error, faults };
};
