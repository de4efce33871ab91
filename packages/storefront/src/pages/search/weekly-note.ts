import type { PublicSite } from '@forecourt/config/public-site';
import { siteExampleRate } from '@forecourt/config/site-estimate';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { formatRate } from '@forecourt/finance';

/**
 * What stands beside the steps of the weekly repayment: no repayment is shown without its rates (FIN-13, National Credit
 * Code). The dealer's figures are named as what they are there, the ones for vehicles that no lender has quoted. The
 * warning that belongs to a comparison rate stands below every page. Undefined where a site has no finance.
 */
export const weeklyNote = (site: Pick<PublicSite, 'flags' | 'finance' | 'finance_provider'>): string | undefined => {
  const example = siteExampleRate(site);
  if (example === null) return undefined;
  const { depositAmount, termYears } = site.finance;
  const comparison = `comparison rate ${formatRate(example.comparisonRate)}, based on a ${example.basis}`;
  const term = `${termYears} ${termYears === 1 ? 'year' : 'years'}`;
  // Their repayment depends on the term and deposit of the offer, which its own words say alone.
  const offered = site.flags.offers ? ' Vehicles with an offer of a rate show that, and have no repayment here.' : '';
  const deposit = depositAmount > 0 ? `, less a deposit of ${formatDollars(depositAmount)}` : '';
  return `Where a lender has quoted for a vehicle, its own rate and term count. Else estimates are at ${formatRate(example.interestRate)} (${comparison}) over ${term}${deposit}. Each vehicle shows its own.${offered}`;
};
