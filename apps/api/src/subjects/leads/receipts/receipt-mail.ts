import type { SiteColors } from '@forecourt/config/site-colors';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { ThemeColors } from '@forecourt/config/templates';
import { oneLine } from '@forecourt/domain/typed-text';
import { html } from 'hono/html';
import { brandedMail, factRow, type Markup, mailFont, senderLine } from '../../../ground/messages/branded-mail';
import type { Mail } from '../../../ground/messages/message-template';
import { phoneNumber } from '../../../ground/text/phone-number';
import type { Receipt } from './receipt';

/** Rows of a table in plain text, their labels as wide as the longest. */
const aligned = (rows: readonly (readonly [label: string, value: string])[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd());
};

/** The receipt in plain text. */
export const receiptText = ({ title, text, vehicle, reference, answer, place, site, reason }: Receipt): string => {
  const facts: (readonly [string, string])[] = [
    ...(vehicle === null ? [] : [['Vehicle:', `${vehicle.name} (stock ${vehicle.stock})`] as const]),
    ...(vehicle?.href ? [['', vehicle.href] as const] : []),
    ['Reference:', reference],
    ...(answer === null ? [] : [['Answer:', answer] as const]),
  ];
  const where =
    place === null
      ? []
      : [
          '',
          place.name,
          place.address,
          ...(place.phone === null ? [] : [`Phone: ${place.phone}`]),
          ...(place.hours.length === 0 ? [] : ['', 'Opening hours']),
          ...aligned(place.hours.map(({ label, hours }) => [label, hours])),
        ];
  return [title, '', text, '', ...aligned(facts), ...where, '', '-- ', site.name, site.href, '', reason, ''].join('\n');
};

const placeRows = ({ place }: Receipt, colors: SiteColors): Markup | '' => {
  if (place === null) return '';
  const { phone } = place;
  const dial = phone === null ? undefined : phoneNumber(phone)?.href;
  return html`<h2 style="margin:28px 0 8px;font-size:17px;line-height:24px;color:${colors.text}">${place.name}</h2>
<p style="margin:0 0 8px">${place.address}</p>
${phone === null ? '' : html`<p style="margin:0 0 8px">${dial === undefined ? phone : html`<a href="${dial}" style="color:${colors.brandText}">${phone}</a>`}</p>`}
${
  place.hours.length === 0
    ? ''
    : html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${mailFont};font-size:15px;line-height:22px">
${place.hours.map(({ label, hours }) => factRow(label, hours, colors))}
</table>`
}`;
};

/** The vehicle's picture as wide as the mail. Its name stands below in words: programs that show no pictures lose nothing. */
const pictureOf = ({ vehicle }: Receipt): Markup | '' =>
  vehicle?.picture == null
    ? ''
    : html`<img src="${vehicle.picture}" alt="" width="510" style="display:block;border:0;width:100%;height:auto;margin:0 0 16px">`;

const vehicleRow = ({ vehicle }: Receipt, colors: SiteColors): Markup | '' => {
  if (vehicle === null) return '';
  const { name, href, stock } = vehicle;
  const named = href === null ? name : html`<a href="${href}" style="color:${colors.brandText}">${name}</a>`;
  return factRow('Vehicle', html`${named} (stock ${stock})`, colors);
};

/** The receipt in the dealer's brand. */
export const receiptHtml = (receipt: Receipt, site: SiteDocument, theme: ThemeColors): Promise<string> =>
  brandedMail(
    {
      ...receipt,
      body: (colors) => html`<p style="margin:0 0 16px">${receipt.text}</p>
${pictureOf(receipt)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${mailFont};font-size:15px;line-height:22px">
${vehicleRow(receipt, colors)}
${factRow('Reference', receipt.reference, colors)}
${receipt.answer === null ? '' : factRow('Answer', receipt.answer, colors)}
</table>
${placeRows(receipt, colors)}
${senderLine(receipt, colors)}`,
    },
    site,
    theme,
  );

/** The receipt as a mail to the shopper. Programs that answer mail by themselves are asked not to. */
export const receiptMail = async (
  receipt: Receipt,
  site: SiteDocument,
  {
    to,
    from,
    messageId,
    date,
    theme,
  }: {
    readonly to: string;
    readonly from: string;
    readonly messageId: string;
    readonly date: Date;
    readonly theme: ThemeColors;
  },
): Promise<Mail> => ({
  messageId,
  from: { name: oneLine(site.name), address: from },
  ...(receipt.place?.email ? { replyTo: receipt.place.email } : {}),
  to,
  subject: oneLine(receipt.subject).slice(0, 200),
  date,
  headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  text: receiptText(receipt),
  html: await receiptHtml(receipt, site, theme),
});
