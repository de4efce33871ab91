import type { SiteCapabilities } from '@forecourt/domain';
import { siteCapabilities } from '../capabilities/capabilities';
import type { SiteDocument } from '../site-document/site-document';

/** What of a site document decides what the site has. */
export type CapableSite = Pick<SiteDocument, 'flags' | 'finance_provider' | 'favourites'>;

/** What a page may need of a site: to do something with vehicles, `saved` to keep them in either way, or `offers`. */
export type SiteCapability = keyof SiteCapabilities | 'saved' | 'offers';

/** Whether a site has it. */
export const hasCapability = (site: CapableSite, capability: SiteCapability): boolean => {
  if (capability === 'offers') return site.flags.offers;
  const can = siteCapabilities(site);
  return capability === 'saved' ? can.favourite || can.compare : can[capability];
};
