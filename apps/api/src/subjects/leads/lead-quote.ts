import type { SiteDocument } from '@forecourt/config/site-document';
import { financeQuoteSchema, isOwnQuote } from '@forecourt/finance';
import type { LeadQuote } from '../../ground/database/schema/shapes/quoted-submission';

/** What an unreadable quote is answered with; the rest of the enquiry is not lost. */
export const unreadableQuote = {
  path: 'finance',
  message: 'We could not read the finance figures. Please set them again, or send your enquiry without them.',
} as const;

/**
 * The quote of a submission, checked against the site's own rules: null where none was sent or the site has no finance
 * (SITE-04), `unreadable` where what was sent is no quote. One whose figures are not what the rules give today is kept and marked: the shopper saw them.
 */
export const readQuote = (
  sent: unknown,
  site: Pick<SiteDocument, 'flags' | 'finance_provider' | 'finance'>,
): LeadQuote | null | 'unreadable' => {
  const { finance_provider: provider } = site;
  if (sent === undefined || sent === null || !site.flags.finance || provider === null) return null;
  const quote = financeQuoteSchema.safeParse(sent);
  if (!quote.success) return 'unreadable';
  return { ...quote.data, own: isOwnQuote(quote.data, provider, site.finance) };
};
