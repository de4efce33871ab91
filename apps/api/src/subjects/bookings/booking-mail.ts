import type { SiteColors } from '@forecourt/config/site-colors';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { ThemeColors } from '@forecourt/config/templates';
import { oneLine } from '@forecourt/domain/typed-text';
import { html } from 'hono/html';
import { brandedMail, factRow, type Markup, mailFont, senderLine } from '../../ground/messages/branded-mail';
import type { Mail } from '../../ground/messages/message-template';
import type { CalendarMethod } from './booking-calendar';
import type { BookingContent } from './booking-content';

/** The message in plain text. */
export const bookingText = ({ title, text, facts, bring, manage, site, reason }: BookingContent): string => {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 1;
  return [
    ...[title, '', text, ''],
    ...facts.map(({ label, value, href }) =>
      [`${`${label}:`.padEnd(width)}  ${value}`, ...(href === null || href === value ? [] : [href])].join('\n'),
    ),
    ...(bring.length === 0 ? [] : ['', ...bring]),
    ...['', `${manage.words}: ${manage.href}`, '', '-- ', site.name, site.href, '', reason, ''],
  ].join('\n');
};

const factOf = ({ label, value, href }: BookingContent['facts'][number], colors: SiteColors): Markup => {
  const words = href === value ? 'Open a map' : value;
  const shown = href === null ? words : html`<a href="${href}" style="color:${colors.brandText}">${words}</a>`;
  return factRow(label, shown, colors);
};

/** The message in the dealer's brand. */
export const bookingHtml = (content: BookingContent, site: SiteDocument, theme: ThemeColors): Promise<string> => {
  const { bring, manage } = content;
  return brandedMail(
    {
      ...content,
      body: (colors) => html`<p style="margin:0 0 16px">${content.text}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${mailFont};font-size:15px;line-height:22px">
${content.facts.map((fact) => factOf(fact, colors))}
</table>
${bring.length === 0 ? '' : html`<ul style="margin:16px 0 0;padding:0 0 0 20px">${bring.map((line) => html`<li style="margin:0 0 4px">${line}</li>`)}</ul>`}
<p style="margin:24px 0 0"><a href="${manage.href}" style="color:${colors.brandText};font-weight:bold">${manage.words}</a></p>
${senderLine(content, colors)}`,
    },
    site,
    theme,
  );
};

/** The message as a mail, with the file for calendars where it has one. Programs that answer by themselves are asked not to. */
export const bookingMail = async (
  content: BookingContent,
  site: SiteDocument,
  {
    to,
    from,
    replyTo,
    messageId,
    date,
    calendar,
    theme,
  }: {
    readonly to: string;
    readonly from: string;
    readonly replyTo: string | null;
    readonly messageId: string;
    readonly date: Date;
    readonly theme: ThemeColors;
    readonly calendar: { readonly method: CalendarMethod; readonly content: string } | null;
  },
): Promise<Mail> => ({
  messageId,
  from: { name: oneLine(site.name), address: from },
  ...(replyTo ? { replyTo } : {}),
  to,
  subject: oneLine(content.subject).slice(0, 200),
  date,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  text: bookingText(content),
  html: await bookingHtml(content, site, theme),
  ...(calendar === null
    ? {}
    : { icalEvent: { method: calendar.method, filename: 'test-drive.ics', content: calendar.content } }),
});
