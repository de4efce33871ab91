import { type EstimateRates, estimateRates, type WeeklyEstimate, weeklyEstimate } from '@forecourt/finance';
import type { SiteDocument } from '../site-document/site-document';

/**
 * What a site says that a vehicle costs a week: the one figure of its card, page and filter (FIN-13). Null where the
 * site has finance switched off, which leaves no trace of it (SITE-04), and where there is no estimate.
 */
export const siteEstimate = (
  site: Pick<SiteDocument, 'flags' | 'finance' | 'finance_provider'>,
  vehicle: Parameters<typeof weeklyEstimate>[0]['vehicle'],
  now: Date,
): WeeklyEstimate | null =>
  site.flags.finance ? weeklyEstimate({ vehicle, settings: site.finance, provider: site.finance_provider, now }) : null;

/**
 * What must stand beside weekly repayments that are of no one vehicle: a filter's steps (FIN-13). Null where the site
 * has finance switched off.
 */
export const siteEstimateRates = (
  site: Pick<SiteDocument, 'flags' | 'finance' | 'finance_provider'>,
): EstimateRates | null => (site.flags.finance ? estimateRates(site.finance, site.finance_provider) : null);
