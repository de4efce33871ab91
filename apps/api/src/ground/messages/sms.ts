import type { SmsProvider } from '../env/env';
import { DeliveryFailure } from './delivery-failure';
import { deliveryPace } from './delivery-pace';

/** A text message, ready to be handed over. */
export interface Sms {
  /** The same for every try, so that a provider can drop a repeat. */
  readonly messageId: string;
  /** Number of the receiver, E.164: `+61491570006`. */
  readonly to: string;
  readonly text: string;
}

/** Hands a text message over; resolves only when it has been taken. */
export interface SmsPort {
  readonly send: (sms: Sms) => Promise<void>;
}

/** Error codes that mean that no connection was made, so that the provider cannot have accepted the message. */
const neverConnected = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const codeOf = (error: unknown): string | null => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return null;
  return cause.code;
};

/** What a failed request means: another try only where nothing can have been taken. An SMS sent twice is read twice. */
const failureOfRequest = (error: unknown): DeliveryFailure => {
  const code = codeOf(error);
  if (code !== null && neverConnected.has(code)) return new DeliveryFailure(code.toLowerCase());
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new DeliveryFailure(isLate ? 'timeout' : 'no_answer', false, 'sent');
};

/** Statuses that are about this message or its number: no other try would be taken. */
const refusals = new Set([400, 410, 413, 422]);
/** Statuses of a provider that took nothing and may later. */
const notNow = new Set([408, 425, 429, 503]);

/** Throws the failure that a provider's status means; returns for an accepted message. */
const judge = (status: number): void => {
  if (status >= 200 && status < 300) return;
  if (refusals.has(status)) throw new DeliveryFailure(`http_${status}`, true, 'recipient');
  // Whatever else it says before 500 is about our key, our account or the address: for the operator to mend.
  if (status < 500 || notNow.has(status)) throw new DeliveryFailure(`http_${status}`);
  throw new DeliveryFailure(`http_${status}`, false, 'sent');
};

/** Sends text messages by a provider's JSON over HTTP. Answers are judged by their status alone. */
export const httpSms = (
  { url, key, sender }: SmsProvider,
  /** Milliseconds that it may take to answer. */
  timeoutMs: number = deliveryPace().webhookMs,
): SmsPort => ({
  send: async ({ messageId, to, text }) => {
    const id = messageId.slice(1, messageId.indexOf('@'));
    let status: number;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json',
          'user-agent': 'Forecourt/1',
          'idempotency-key': id,
        },
        body: JSON.stringify({ id, to, from: sender, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = answer.status;
      // The body is not read: it is of no use, and may repeat the message.
      await answer.body?.cancel();
    } catch (error) {
      throw failureOfRequest(error);
    }
    judge(status);
  },
});
