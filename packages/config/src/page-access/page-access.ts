import type { DocumentRow, PageRow } from '../pages/page-row';
import type { GateSettings } from '../site-document/gate-settings';
import { type CapableSite, hasCapability } from './site-capability';

/** Whether a site has a page or document at all: what it needs of the site is there. */
export const isOnSite = (
  { capability }: Pick<PageRow | DocumentRow, 'folder' | 'capability'>,
  site: CapableSite,
): boolean => capability === undefined || hasCapability(site, capability);

/** What decides who gets a page of a site. */
export interface GatedSite extends CapableSite {
  readonly gates: GateSettings;
}

/** Whether a page of a site is for signed-in people only. */
const isClosed = ({ needsShopper = false }: Pick<PageRow, 'needsShopper'>, { gates }: Pick<GatedSite, 'gates'>) =>
  typeof needsShopper === 'string' ? gates[needsShopper] : needsShopper;

/** What a visitor gets at a page: the page, the sign-in page, or nothing (404). */
export type PageAccess = 'open' | 'sign-in' | 'not-found';

/**
 * What a visitor gets at a page (AUTH-02, AUTH-03). A page whose capability is off is not there. With authentication off
 * nobody could sign in, so what is for signed-in people is not there either.
 */
export const pageAccess = (row: PageRow, site: GatedSite, { signedIn }: { readonly signedIn: boolean }): PageAccess => {
  if (!isOnSite(row, site)) return 'not-found';
  if (!isClosed(row, site)) return 'open';
  if (!site.flags.auth) return 'not-found';
  return signedIn ? 'open' : 'sign-in';
};
