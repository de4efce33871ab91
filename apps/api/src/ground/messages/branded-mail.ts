import { type SiteColors, siteColors } from '@forecourt/config/site-colors';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { ThemeColors } from '@forecourt/config/templates';
import { html } from 'hono/html';

/** Markup whose values are escaped. */
export type Markup = ReturnType<typeof html>;

/** The typeface of each part that begins a table: mail programs pass none on to it. */
export const mailFont = 'font-family:Arial,Helvetica,sans-serif';

/** What stands in a mail in a dealer's brand. */
export interface BrandedMail {
  readonly subject: string;
  readonly title: string;
  readonly site: { readonly name: string; readonly href: string };
  /** What stands between the title and the end of the mail, and what ends it, in the colours of the site. */
  readonly body: (colors: SiteColors) => Markup;
}

/** The dealer's logo, or its name where it has none. */
const signOf = ({ logo }: SiteDocument['brand'], site: BrandedMail['site'], { text }: SiteColors): Markup =>
  logo === undefined
    ? html`<span style="font-size:20px;line-height:28px;font-weight:bold;color:${text}">${site.name}</span>`
    : html`<img src="${new URL(logo.url, site.href).href}" alt="${logo.alt}" height="40" style="display:block;border:0;height:40px;width:auto;font-size:20px;font-weight:bold;color:${text}">`;

/** The line that ends a mail: whose it is, and why it came. */
export const senderLine = (
  { site, reason }: Pick<BrandedMail, 'site'> & { readonly reason: string },
  { line, textQuiet, brandText }: SiteColors,
): Markup =>
  html`<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:13px;line-height:19px;color:${textQuiet}"><a href="${site.href}" style="color:${brandText}">${site.name}</a><br>${reason}</p>`;

/** A row of a table of facts: its label, and what stands there. */
export const factRow = (label: string, value: string | Markup, { text, textQuiet }: SiteColors): Markup =>
  html`<tr><td style="padding:4px 16px 4px 0;color:${textQuiet};vertical-align:top">${label}</td><td style="padding:4px 0;color:${text}">${value}</td></tr>`;

/**
 * A mail in the dealer's brand, in markup that mail programs draw: tables, and styles on the elements.
 * @param theme the colours of the site's template (`themeOf`)
 */
export const brandedMail = async (
  { subject, title, site, body }: BrandedMail,
  of: SiteDocument,
  theme: ThemeColors,
): Promise<string> => {
  const colors = siteColors(theme, of.brand);
  const page = await html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${colors.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colors.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${colors.surface};border:1px solid ${colors.line};border-top:6px solid ${colors.brand}"><tr><td style="padding:24px;${mailFont};font-size:15px;line-height:22px;color:${colors.text}">
${signOf(of.brand, site, colors)}
<h1 style="margin:24px 0 8px;font-size:22px;line-height:30px;color:${colors.text}">${title}</h1>
${body(colors)}
</td></tr></table>
</td></tr></table>
</body></html>`;
  return `${page}\n`;
};
