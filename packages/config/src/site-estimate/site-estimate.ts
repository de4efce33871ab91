import { type ExampleRate, exampleComparisonRate, type WeeklyEstimate, weeklyEstimate } from '@forecourt/finance';
import type { SiteDocument } from '../site-document/site-document';

/** The settings that a weekly figure is made from. */
export type EstimatingSite = Pick<SiteDocument, 'finance' | 'finance_provider'> & {
  readonly flags: Pick<SiteDocument['flags'], 'finance'>;
};

/**
 * A vehicle's weekly cost as the site shows it: one figure for its card, page and filter (FIN-13). Null where the site
 * has finance off (SITE-04), and where there is no estimate.
 */
export const siteEstimate = (
  site: EstimatingSite,
  vehicle: Parameters<typeof weeklyEstimate>[0]['vehicle'],
  now: Date,
): WeeklyEstimate | null =>
  site.flags.finance ? weeklyEstimate({ vehicle, settings: site.finance, provider: site.finance_provider, now }) : null;

/**
 * What must stand beside weekly repayments that are of no one vehicle, such as a filter's steps: the dealer's rate and
 * the comparison rate of the example loan, repaid weekly (FIN-09). Vehicles that a lender has quoted have rates of their
 * own, which it does not tell. Null where the site has finance switched off, and without a provider.
 */
export const siteExampleRate = ({
  flags,
  finance,
  finance_provider: provider,
}: Pick<SiteDocument, 'flags' | 'finance' | 'finance_provider'>): ExampleRate | null =>
  flags.finance && provider !== null ? exampleComparisonRate(provider, finance, 'weekly') : null;
