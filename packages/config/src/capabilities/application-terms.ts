import type { ApplicationSettings } from '@forecourt/finance';
import type { SiteDocument } from '../site-document/site-document';

/** On what terms a site takes applications for finance; null where it takes none: finance is off, or the dealer only refers. */
export const applicationTerms = ({
  flags,
  finance,
}: Pick<SiteDocument, 'flags' | 'finance'>): ApplicationSettings | null =>
  flags.finance && finance.credit.basis !== 'referral' ? finance.application : null;
