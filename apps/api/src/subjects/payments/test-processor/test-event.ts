import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type OwnKey, ownKey } from '../../../ground/sealing/own-key';
import type { ProcessorEvent } from '../processor';

/** Seconds by which the time of a signature may differ from ours. */
export const toleranceSeconds = 300;

/** The header that carries the signature of an event. */
export const testSignatureHeader = 'test-processor-signature';

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  payment: z.uuid(),
  amount: z.number().int(),
  currency: z.string(),
  account: z.string(),
});
/** An event as the test processor sends it. */
export type TestEvent = z.infer<typeof eventSchema>;

/** The account of this installation at the test processor. */
export const testAccount = 'acct_test';

const hmac = (secret: string, key: OwnKey, text: string): string =>
  createHmac('sha256', ownKey({ current: secret }, key))
    .update(text)
    .digest('hex');

/** Signs a body at a time, as processors do: the time is under the signature, so that an old event is no event. */
export const signTestEvent = (secret: string, key: OwnKey, body: string, now: Date): string => {
  const at = Math.floor(now.getTime() / 1000);
  return `t=${at},v1=${hmac(secret, key, `${at}.${body}`)}`;
};

const isSame = (given: string, own: string): boolean =>
  given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own));

/** Whether a body was signed by it within minutes of now. */
export const isSignedTestEvent = (
  secret: string,
  key: OwnKey,
  { body, signature, now }: { readonly body: string; readonly signature: string | undefined; readonly now: Date },
): boolean => {
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (at === '' || Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return false;
  return isSame(given, hmac(secret, key, `${at}.${body}`));
};

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/** What an event says; null for what is none. */
export const readTestEvent = (body: string): ProcessorEvent | null => {
  const read = eventSchema.safeParse(jsonOf(body));
  if (!read.success) return null;
  const { id, type, payment, amount, currency, account } = read.data;
  const said = { amountCents: amount, currency, isOurs: account === testAccount };
  return { id, kind: type, paymentId: payment, refundKey: null, said };
};
