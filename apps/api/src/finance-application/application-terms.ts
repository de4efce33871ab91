import type { SiteDocument } from '@forecourt/config/site-document';
import type { ApplicationSettings } from '@forecourt/finance';

/** On what terms a site takes applications; null where it takes none: finance is off, or the dealer only refers. */
export const applicationTerms = ({
  flags,
  finance,
}: Pick<SiteDocument, 'flags' | 'finance'>): ApplicationSettings | null =>
  flags.finance && finance.credit.basis !== 'referral' ? finance.application : null;
