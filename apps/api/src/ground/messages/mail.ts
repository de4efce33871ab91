import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { DeliveryFailure } from './delivery-failure';
import { deliveryPace } from './delivery-pace';
import type { Mail } from './message-template';

/** Hands a message over; resolves only when it has been taken. */
export interface MailPort {
  readonly send: (message: Mail) => Promise<void>;
}

/**
 * Sends over SMTP. `url` as nodemailer takes it, such as `smtp://user:password@host:587`. No message takes longer than
 * `timeoutMs`, however slowly the server talks.
 */
export const smtpMail = (url: string, timeoutMs: number = deliveryPace().mailMs): MailPort => {
  const half = Math.round(timeoutMs / 2);
  const transport = createTransport({ url, connectionTimeout: half, greetingTimeout: half, socketTimeout: half });
  return {
    send: async (message) => {
      const ended = new AbortController();
      const tooLate = pause(timeoutMs, undefined, { signal: ended.signal }).then(() => {
        throw new DeliveryFailure('timeout');
      });
      // The loser of the race fails unheard.
      tooLate.catch(() => undefined);
      try {
        const { rejected } = await Promise.race([transport.sendMail(message), tooLate]);
        // The server took it for some and refused others: those have not got it.
        if (rejected.length > 0) throw new DeliveryFailure('recipient_refused', false, 'recipient');
      } finally {
        ended.abort();
      }
    },
  };
};
