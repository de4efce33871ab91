import type { PublicSite } from '@forecourt/config/public-site';
import { comparisonRateWarning } from '@forecourt/finance';

const priceWording =
  'Prices. "Drive away" includes stamp duty, registration and dealer delivery for a private buyer. "Excl. gov. charges" and "Plus on-road costs" do not.';

const financeWording = `Finance. A weekly repayment is an estimate for the whole price over the term shown with it. ${comparisonRateWarning}`;

/** What must stand wherever a site shows prices and repayments: below pages and on paper. */
export const legalWording = (site: Pick<PublicSite, 'flags' | 'finance_provider' | 'content'>): readonly string[] => [
  ...(site.flags.finance && site.finance_provider !== null ? [financeWording] : []),
  priceWording,
  ...(site.content.footerNote === '' ? [] : [site.content.footerNote]),
];

/** Said where a site's pictures are drawings. */
export const illustrationWording = 'Vehicle pictures are illustrations.';
