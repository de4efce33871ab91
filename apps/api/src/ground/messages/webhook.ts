import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WebhookDestination } from '../database/schema/shapes/destination';
import { publicLookup, refusePrivateHost } from '../outbound/public-address';
import { DeliveryFailure } from './delivery-failure';
import { deliveryPace } from './delivery-pace';

/** Sends a body of JSON to a webhook; gives the status of a receiver that took it. */
export type PostWebhook = (destination: WebhookDestination, body: string, idempotencyKey: string) => Promise<number>;

/** Sends bodies of JSON to webhooks; resolves only when the receiver has answered 2xx. */
export type SendWebhook = (destination: WebhookDestination, body: string, idempotencyKey: string) => Promise<void>;

/** Signature of a body: HMAC-SHA256 over timestamp, a dot and the body, hexadecimal. `timestamp` in seconds since 1970. */
export const webhookSignature = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** What an answer's status says: 2xx is success, a redirect is never followed. */
const judge = (status: number): number => {
  if (status >= 200 && status < 300) return status;
  if (status >= 300 && status < 400) throw new DeliveryFailure('redirect', true);
  const mayPass = status >= 500 || status === 408 || status === 425 || status === 429;
  throw new DeliveryFailure(`http_${status}`, !mayPass);
};

const statusOf = (url: URL, body: string, headers: Record<string, string>, isPublicOnly: boolean, timeoutMs: number) =>
  new Promise<number>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        ...(isPublicOnly ? { lookup: publicLookup() } : {}),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        // The body is of no use; the signal aborts one that does not end.
        answer.on('error', () => undefined);
        answer.resume();
      },
    );
    outgoing.on('error', (error) => {
      const cause = error.name === 'AbortError' ? error.cause : undefined;
      reject(cause instanceof Error ? cause : error);
    });
    outgoing.end(body);
  });

interface WebhookSettings {
  readonly allowPrivateAddresses: boolean;
  readonly namedSecret: (name: string) => string | null;
  readonly now: () => Date;
  /** How long a receiver may take to answer, in milliseconds. */
  readonly timeoutMs?: number;
}

/**
 * Webhooks over https to public addresses. The secret is resolved at each attempt, so that a new one needs no restart.
 * `Idempotency-Key` is the same for every attempt; timestamp and signature are made anew, so that a receiver may refuse
 * what is old.
 */
export const webhookPost =
  (settings: WebhookSettings): PostWebhook =>
  async (destination, body, idempotencyKey) => {
    const url = new URL(destination.url);
    const secret = settings.namedSecret(destination.secret);
    if (secret === null) throw new DeliveryFailure('secret_missing');
    if (!settings.allowPrivateAddresses) {
      if (url.protocol !== 'https:') throw new DeliveryFailure('not_https', true);
      refusePrivateHost(url);
    }
    const timestamp = String(Math.floor(settings.now().getTime() / 1000));
    return judge(
      await statusOf(
        url,
        body,
        {
          'content-type': 'application/json',
          'user-agent': 'Forecourt/1',
          'idempotency-key': idempotencyKey,
          'x-forecourt-timestamp': timestamp,
          'x-forecourt-key-id': destination.key_id,
          'x-forecourt-signature': `sha256=${webhookSignature(secret, timestamp, body)}`,
        },
        !settings.allowPrivateAddresses,
        settings.timeoutMs ?? deliveryPace().webhookMs,
      ),
    );
  };

/** The same for whoever needs no more than that it was taken. */
export const webhookSender = (settings: WebhookSettings): SendWebhook => {
  const post = webhookPost(settings);
  return async (destination, body, idempotencyKey) => {
    await post(destination, body, idempotencyKey);
  };
};
