import { type PublicSite, siteEstimateRates } from '@forecourt/config';
import { formatDollars } from '@forecourt/domain';
import { formatRate } from '@forecourt/finance';

/**
 * What stands beside the steps of the weekly repayment: no repayment is shown without its rates (FIN-13, National Credit
 * Code). The warning that belongs to a comparison rate stands below every page. Undefined where a site has no finance.
 */
export const weeklyNote = (site: Pick<PublicSite, 'flags' | 'finance' | 'finance_provider'>): string | undefined => {
  const rates = siteEstimateRates(site);
  if (rates === null) return undefined;
  const term = `${rates.termYears} ${rates.termYears === 1 ? 'year' : 'years'}`;
  return `Estimates at ${formatRate(rates.interestRate)} over ${term}. Comparison rate ${formatRate(rates.comparisonRate)} on ${formatDollars(rates.amount)}. Each vehicle shows its own.`;
};
