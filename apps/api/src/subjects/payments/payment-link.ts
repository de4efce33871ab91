import type { RotatedSecret } from '@forecourt/api-contract/service';
import { paymentPath } from '@forecourt/config/pages';
import { z } from 'zod';
import { openPayload, signPayload } from '../../ground/sealing/signed-payload';
import { paymentLinkKey } from './payment-keys';

const linkSchema = z.object({ p: z.uuid() });

/** The token of a payment's own page and receipt. */
export const paymentToken = (secret: RotatedSecret, paymentId: string): string =>
  signPayload(secret, paymentLinkKey, { p: paymentId });

/** The payment whose token it is; null for any other text. */
export const paymentOfToken = (secret: RotatedSecret, token: string): string | null => {
  const read = linkSchema.safeParse(openPayload(secret, paymentLinkKey, token));
  return read.success ? read.data.p : null;
};

/** Where a browser is sent to pay: it leads on to the processor's page, which is asked for there. */
export const goPath = (token: string): string => `/api/payments/go?${new URLSearchParams({ payment: token })}`;

/** Where the processor sends the browser back to. */
export const returnedPath = (token: string): string =>
  `/api/payments/return?${new URLSearchParams({ payment: token })}`;

/** The receipt of a payment as a PDF. */
export const receiptPdfPath = (token: string): string =>
  `/api/payments/receipt.pdf?${new URLSearchParams({ payment: token })}`;

/** The page that says how a payment stands: that of what it is for, else its own. */
export const pathAfter = (returnPath: string | null, token: string): string => returnPath ?? paymentPath(token);
