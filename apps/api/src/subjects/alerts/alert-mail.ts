import type { SiteColors } from '@forecourt/config/site-colors';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { ThemeColors } from '@forecourt/config/templates';
import { oneLine } from '@forecourt/domain/typed-text';
import { html } from 'hono/html';
import { brandedMail, type Markup, mailFont } from '../../ground/messages/branded-mail';
import type { Mail } from '../../ground/messages/message-template';
import type { AlertContent, ContentGroup, ContentVehicle } from './alert-content';

const priceLine = ({ label, price, was, list }: ContentVehicle): string =>
  [label, price, was === null ? null : `was ${was}`, list].filter((part) => part !== null).join(', ');

const groupText = ({ title, vehicles, all, stop }: ContentGroup): string =>
  [
    title,
    '',
    ...vehicles.flatMap((vehicle) => [vehicle.name, priceLine(vehicle), vehicle.href, '']),
    `${all.words}: ${all.href}`,
    `${stop.words}: ${stop.href}`,
  ].join('\n');

/** The message in plain text. */
export const alertText = ({ title, groups, sender, reason, manage, stop }: AlertContent): string =>
  [
    title,
    ...groups.map(groupText),
    ['-- ', ...sender, '', reason].join('\n'),
    `Change what you are told: ${manage}\nUnsubscribe from all alerts by email: ${stop}\n`,
  ].join('\n\n');

const link = (href: string, words: string, { brandText }: SiteColors): Markup =>
  html`<a href="${href}" style="color:${brandText}">${words}</a>`;

const vehicleRow = ({ name, href, picture, label, price, was, list }: ContentVehicle, colors: SiteColors): Markup => {
  const { text, textQuiet, line } = colors;
  // The name beside it says the same: who hears the mail hears one link.
  const image =
    picture === null
      ? ''
      : html`<a href="${href}" tabindex="-1" aria-hidden="true"><img src="${picture}" alt="" width="120" style="display:block;border:0;width:120px;height:auto"></a>`;
  return html`<tr><td width="136" style="width:136px;padding:12px 16px 12px 0;border-top:1px solid ${line};vertical-align:top">${image}</td>
<td style="padding:12px 0;border-top:1px solid ${line};vertical-align:top"><strong style="font-size:13px;color:${textQuiet}">${label}</strong><br>
<a href="${href}" style="font-size:16px;line-height:22px;font-weight:bold;color:${colors.brandText}">${name}</a>
${price === null ? '' : html`<br><span style="color:${text}">${price}</span>`}${was === null ? '' : html` <span style="color:${textQuiet}">was ${was}</span>`}${list === null ? '' : html`<br><span style="color:${textQuiet}">${list}</span>`}</td></tr>`;
};

const groupRows = ({ title, vehicles, all, stop }: ContentGroup, colors: SiteColors): Markup =>
  html`<h2 style="margin:28px 0 8px;font-size:17px;line-height:24px;color:${colors.text}">${title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${mailFont};font-size:15px;line-height:22px">
${vehicles.map((vehicle) => vehicleRow(vehicle, colors))}
</table>
<p style="margin:8px 0">${link(all.href, all.words, colors)}</p>
<p style="margin:8px 0;font-size:13px">${link(stop.href, stop.words, colors)}</p>`;

/** The message in the dealer's brand. */
export const alertHtml = (content: AlertContent, site: SiteDocument, theme: ThemeColors): Promise<string> =>
  brandedMail(
    {
      ...content,
      body: (colors) => html`${content.groups.map((group) => groupRows(group, colors))}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${colors.line};font-size:13px;line-height:19px;color:${colors.textQuiet}">${content.sender.map((line, at) => html`${at === 0 ? '' : html`<br>`}${line}`)}</p>
<p style="margin:16px 0 0;font-size:13px;line-height:19px;color:${colors.textQuiet}">${content.reason}</p>
<p style="margin:16px 0 0;font-size:13px;line-height:19px">${link(content.manage, 'Change what you are told', colors)}<br>${link(content.stop, 'Unsubscribe from all alerts by email', colors)}</p>`,
    },
    site,
    theme,
  );

/**
 * The message as a mail. Mail programs show their own button to unsubscribe by its headers, which works with one press and
 * without signing in (RFC 2369, RFC 8058).
 */
export const alertMail = async (
  content: AlertContent,
  site: SiteDocument,
  {
    to,
    from,
    replyTo,
    messageId,
    date,
    theme,
  }: {
    readonly to: string;
    readonly from: string;
    readonly replyTo: string | null;
    readonly messageId: string;
    readonly date: Date;
    readonly theme: ThemeColors;
  },
): Promise<Mail> => ({
  messageId,
  from: { name: oneLine(site.name), address: from },
  ...(replyTo ? { replyTo } : {}),
  to,
  subject: oneLine(content.subject).slice(0, 200),
  date,
  headers: {
    'List-Unsubscribe': `<${content.stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
  text: alertText(content),
  html: await alertHtml(content, site, theme),
});
