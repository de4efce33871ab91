import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LeadDestination } from '@forecourt/config';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { phoneNumber } from '../phone-number';
import { oneLine } from '../plain-text';
import { writeWhole } from '../whole-file';
import { adfXml, type LeadForDelivery } from './adf';
import { DeliveryFailure } from './delivery-failure';
import { deliveryPace } from './delivery-pace';
import { knownVehicleWords, leadLines, messageLines } from './lead-lines';

/** Hands a message over; resolves only when it has been taken. */
export interface MailPort {
  readonly send: (message: SendMailOptions & { readonly messageId: string }) => Promise<void>;
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
        // The server took it for some and refused others: those have not got the lead.
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

type EmailDestination = Extract<LeadDestination, { kind: 'email' }>;

/**
 * The message of one lead to one mailbox: words for people with ADF for their lead system, or ADF alone where the
 * destination says so.
 */
export const leadMessage = (
  lead: LeadForDelivery,
  { to, body }: Pick<EmailDestination, 'to' | 'body'>,
  messageId: string,
  from: string,
) => {
  const { userData, category } = lead.submission;
  const about =
    lead.vehicle === null
      ? userData.subject || knownVehicleWords(lead.submission) || 'General enquiry'
      : `${lead.vehicle.name} (${lead.vehicle.stocknum})`;
  const dialled = phoneNumber(userData.phone);
  const lines = [
    lead.submission.form_completed
      ? `A new ${category} enquiry from ${lead.siteName}.`
      : `A ${category} enquiry from ${lead.siteName}. The form was begun and not finished.`,
    '',
    `About:   ${about}`,
    `Name:    ${userData.name} ${userData.last_name}`.trimEnd(),
    `Email:   ${userData.email}`,
    `Phone:   ${userData.phone}`,
    ...(dialled === null ? [] : [`Call:    ${dialled.href}`]),
    ...leadLines(lead.submission),
    `May be sent offers: ${userData.opt_in ? 'yes' : 'no'}`,
    ...(lead.submission.url === '' ? [] : [`Page: ${lead.submission.url}`]),
    `Lead: ${lead.lead_id}`,
    ...messageLines(userData.message),
  ];
  return {
    messageId,
    from: { name: oneLine(lead.siteName), address: from },
    replyTo: { name: oneLine(`${userData.name} ${userData.last_name}`).trim(), address: userData.email },
    to: [...to],
    subject: oneLine(`${lead.siteName}: ${category} enquiry, ${about}`).trim().slice(0, 200),
    date: lead.created_at,
    ...(body === 'adf'
      ? { text: adfXml(lead) }
      : {
          text: lines.join('\n'),
          attachments: [
            { filename: `lead-${lead.lead_id}.xml`, contentType: 'application/xml', content: adfXml(lead) },
          ],
        }),
  };
};
