import { type SiteColors, siteColors } from '@forecourt/config/site-colors';
import type { SiteDocument } from '@forecourt/config/site-document';
import { oneLine } from '@forecourt/domain/typed-text';
import { html } from 'hono/html';
import { themeOf } from '../../../ground/env/template-registry';
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

type Markup = ReturnType<typeof html>;

const font = 'font-family:Arial,Helvetica,sans-serif';

const row = (label: string, value: string | Markup, { text, textQuiet }: SiteColors): Markup =>
  html`<tr><td style="padding:4px 16px 4px 0;color:${textQuiet};vertical-align:top">${label}</td><td style="padding:4px 0;color:${text}">${value}</td></tr>`;

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
    : html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${font};font-size:15px;line-height:22px">
${place.hours.map(({ label, hours }) => row(label, hours, colors))}
</table>`
}`;
};

/** The dealer's logo, or its name where it has none. */
const signOf = ({ brand: { logo } }: SiteDocument, { site }: Receipt, { text }: SiteColors): Markup =>
  logo === undefined
    ? html`<span style="font-size:20px;line-height:28px;font-weight:bold;color:${text}">${site.name}</span>`
    : html`<img src="${new URL(logo.url, site.href).href}" alt="${logo.alt}" height="40" style="display:block;border:0;height:40px;width:auto;font-size:20px;font-weight:bold;color:${text}">`;

/** The vehicle's picture as wide as the mail. Its name stands below in words: programs that show no pictures lose nothing. */
const pictureOf = ({ vehicle }: Receipt): Markup | '' =>
  vehicle?.picture == null
    ? ''
    : html`<img src="${vehicle.picture}" alt="" width="510" style="display:block;border:0;width:100%;height:auto;margin:0 0 16px">`;

/** The receipt in the dealer's brand, in markup that mail programs draw: tables, and styles on the elements. */
export const receiptHtml = async (receipt: Receipt, site: SiteDocument): Promise<string> => {
  const colors = siteColors(await themeOf(site.template), site.brand);
  const { vehicle } = receipt;
  const name =
    vehicle?.href == null
      ? (vehicle?.name ?? '')
      : html`<a href="${vehicle.href}" style="color:${colors.brandText}">${vehicle.name}</a>`;
  const page = await html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${receipt.subject}</title></head>
<body style="margin:0;padding:0;background:${colors.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colors.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${colors.surface};border:1px solid ${colors.line};border-top:6px solid ${colors.brand}"><tr><td style="padding:24px;${font};font-size:15px;line-height:22px;color:${colors.text}">
${signOf(site, receipt, colors)}
<h1 style="margin:24px 0 8px;font-size:22px;line-height:30px;color:${colors.text}">${receipt.title}</h1>
<p style="margin:0 0 16px">${receipt.text}</p>
${pictureOf(receipt)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${font};font-size:15px;line-height:22px">
${vehicle === null ? '' : row('Vehicle', html`${name} (stock ${vehicle.stock})`, colors)}
${row('Reference', receipt.reference, colors)}
${receipt.answer === null ? '' : row('Answer', receipt.answer, colors)}
</table>
${placeRows(receipt, colors)}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${colors.line};font-size:13px;line-height:19px;color:${colors.textQuiet}"><a href="${receipt.site.href}" style="color:${colors.brandText}">${receipt.site.name}</a><br>${receipt.reason}</p>
</td></tr></table>
</td></tr></table>
</body></html>`;
  return `${page}\n`;
};

/** The receipt as a mail to the shopper. Programs that answer mail by themselves are asked not to. */
export const receiptMail = async (
  receipt: Receipt,
  site: SiteDocument,
  {
    to,
    from,
    messageId,
    date,
  }: { readonly to: string; readonly from: string; readonly messageId: string; readonly date: Date },
): Promise<Mail> => ({
  messageId,
  from: { name: oneLine(site.name), address: from },
  ...(receipt.place?.email ? { replyTo: receipt.place.email } : {}),
  to,
  subject: oneLine(receipt.subject).slice(0, 200),
  date,
  headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  text: receiptText(receipt),
  html: await receiptHtml(receipt, site),
});
