import { siteCapabilities, takesEnquiries } from '../capabilities/capabilities';
import type { SiteCapability } from '../pages/page-row';
import { type AccountPage, accountPages } from '../site-document/account-pages';
import type { GateSettings } from '../site-document/gate-settings';

/** What of a site document decides what the site has. */
export type CapableSite = Parameters<typeof siteCapabilities>[0] & {
  /** The names of its account page; not everything that asks what a site can do with vehicles knows them. */
  readonly gates?: Pick<GateSettings, 'accountPages'>;
};

const accountNames: readonly string[] = accountPages;
const isAccountPage = (capability: SiteCapability): capability is AccountPage => accountNames.includes(capability);

/** Whether a site has it. */
export const hasCapability = (site: CapableSite, capability: SiteCapability): boolean => {
  if (capability === 'offers' || capability === 'spin-to-win' || capability === 'online-payment')
    return site.flags[capability];
  if (capability === 'pre-approval') return takesEnquiries(site, capability);
  if (capability === 'accounts') return site.flags.auth;
  // The account page needs somebody who is signed in, and answers to the names that the site has given it (AUTH-02).
  if (isAccountPage(capability))
    return site.flags.auth && site.flags.garage && (site.gates?.accountPages ?? []).includes(capability);
  const can = siteCapabilities(site);
  if (capability === 'purchase') return can.reserve || can.buyOnline;
  return capability === 'saved' ? can.favourite || can.compare : can[capability];
};
