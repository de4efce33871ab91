import type { PublicSite } from '@forecourt/config/public-site';
import { siteEstimate } from '@forecourt/config/site-estimate';
import { stateTimeZone } from '@forecourt/domain/calendar';
import type { Vehicle } from '@forecourt/domain/vehicle';
import {
  comparisonRateWarning,
  fitToBounds,
  noApproval,
  sharedCalculatorBounds,
  startFrequency,
} from '@forecourt/finance';
import type { SharedCalculatorView } from './shared-calculator';

/** What the figures of the shared calculator are, and the warning whole: never folded (FIN-10, FIN-12). */
const terms = `Estimate only: the repayment is for what is set. Fees and charges are not in the repayment; they are in the total payable and the comparison rate. ${noApproval} ${comparisonRateWarning}`;

/**
 * What the shared calculator starts with (FIN-06): the price of a vehicle where there is one, else what the shopper means
 * to spend. It counts by the same period as the estimate that stands with a vehicle's price (FIN-12). Null where the site
 * has no finance.
 */
export const sharedCalculatorView = (
  site: PublicSite,
  { vehicle, budget }: { readonly vehicle: Vehicle | null; readonly budget: number | null },
  now: Date,
): SharedCalculatorView | null => {
  const { finance_provider: provider, finance: settings, website_id, analytics } = site;
  if (!site.flags.finance || provider === null) return null;
  // A link may name an amount outside of the bounds: the calculator then starts from the nearest one.
  const { amount } = sharedCalculatorBounds({ price: null, provider, settings });
  const meant = budget === null ? null : fitToBounds(amount, budget);
  const hasEstimate = vehicle !== null && siteEstimate(site, vehicle, now) !== null;
  return {
    price: vehicle?.price ?? meant,
    provider,
    settings,
    frequency: startFrequency(provider, settings, hasEstimate),
    timeZone: stateTimeZone(site.state),
    terms,
    subject: { website_id, car_id: vehicle?.id ?? null, car_type: vehicle?.car_type ?? null },
    sinks: analytics.sinks,
  };
};
