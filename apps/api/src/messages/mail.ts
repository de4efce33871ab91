import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { writeWhole } from '../whole-file';
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
        if (rejected.length > 0) throw new DeliveryFailure('recipient_refused');
      } finally {
        ended.abort();
      }
    },
  };
};

/** File name of a message in the outbox. */
export const outboxFile = (messageId: string): string =>
  `${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}.eml`;

/**
 * Writes messages as `.eml` files below `folder`, where `forecourt leads show` finds them: what a site without SMTP
 * uses. Only their owner may read them. A message sent again has the same file, so a repeat is one message.
 */
export const outboxMail = (folder: string): MailPort => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(message);
      const path = join(folder, outboxFile(message.messageId));
      // One draft a message: what a killed process left of it, with all that is personal, the next try takes away.
      await writeWhole(path, Buffer.isBuffer(bytes) ? bytes : Buffer.from(String(bytes)), {
        draft: `${path}.draft`,
        personal: true,
      });
    },
  };
};
