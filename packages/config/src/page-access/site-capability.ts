import { siteCapabilities, takesEnquiries } from '../capabilities/capabilities';
import type { SiteCapability } from '../pages/page-row';

/** What of a site document decides what the site has. */
export type CapableSite = Parameters<typeof siteCapabilities>[0];

/** Whether a site has it. */
export const hasCapability = (site: CapableSite, capability: SiteCapability): boolean => {
  if (capability === 'offers') return site.flags.offers;
  if (capability === 'pre-approval') return takesEnquiries(site, capability);
  const can = siteCapabilities(site);
  return capability === 'saved' ? can.favourite || can.compare : can[capability];
};
