import type { LeadDestination } from '@forecourt/config/dealership';
import { oneLine } from '@forecourt/domain/typed-text';
import type { Mail } from '../../ground/messages/message-template';
import { phoneNumber } from '../../ground/text/phone-number';
import { typedName } from '../../ground/text/typed-name';
import { adfXml, type LeadForDelivery } from './adf';
import { consentLines, knownVehicleWords, leadLines, messageLines, robotLines, testLines } from './lead-lines';

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
): Mail => {
  const { userData, category } = lead.submission;
  const about =
    lead.vehicle === null
      ? userData.subject || knownVehicleWords(lead.submission) || 'General enquiry'
      : `${lead.vehicle.name} (${lead.vehicle.stocknum})`;
  const dialled = phoneNumber(userData.phone);
  const lines = [
    ...testLines(lead),
    lead.submission.form_completed
      ? `A new ${category} enquiry from ${lead.siteName}.`
      : `A ${category} enquiry from ${lead.siteName}. The form was begun and not finished.`,
    ...robotLines(lead.suspected),
    '',
    `About:   ${about}`,
    `Name:    ${typedName(userData)}`.trimEnd(),
    `Email:   ${userData.email}`,
    `Phone:   ${userData.phone}`,
    ...(dialled === null ? [] : [`Call:    ${dialled.href}`]),
    ...leadLines(lead.submission),
    `May be sent offers: ${userData.opt_in ? 'yes' : 'no'}`,
    ...consentLines(lead.consent),
    ...(lead.submission.url === '' ? [] : [`Page: ${lead.submission.url}`]),
    `Lead: ${lead.lead_id}`,
    ...messageLines(userData.message),
  ];
  return {
    messageId,
    from: { name: oneLine(lead.siteName), address: from },
    replyTo: { name: oneLine(`${userData.name} ${userData.last_name}`).trim(), address: userData.email },
    to: [...to],
    subject: oneLine(`${lead.isTest === true ? 'TEST: ' : ''}${lead.siteName}: ${category} enquiry, ${about}`)
      .trim()
      .slice(0, 200),
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
