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

/**
 * Who asks for something of a site. `shopper`: a person who is signed in there, by the id that the site knows them by.
 * `unavailable`: there may be a session and it could not be asked. That is never the same as signed out: nothing is
 * written and nobody is led to sign in by it.
 */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'shopper'; readonly id: string }
  | { readonly kind: 'unavailable' };

/**
 * What a visitor gets at a page: the page, the sign-in page, nothing (404), or that it cannot be said now (503), since
 * their session could not be asked.
 */
export type PageAccess = 'open' | 'sign-in' | 'not-found' | 'unavailable';

const accessOf = {
  shopper: 'open',
  anonymous: 'sign-in',
  unavailable: 'unavailable',
} as const satisfies Record<Visitor['kind'], PageAccess>;

/**
 * What everybody gets at a page of a site; null where it depends on who asks, and on no other page need that be asked. A
 * page whose capability is off is not there. With authentication off nobody could sign in, so what is for signed-in
 * people is not there either (AUTH-02).
 */
export const commonAccess = (row: PageRow, site: GatedSite): Extract<PageAccess, 'open' | 'not-found'> | null => {
  if (!isOnSite(row, site)) return 'not-found';
  if (!isClosed(row, site)) return 'open';
  return site.flags.auth ? null : 'not-found';
};

/** What a visitor gets at a page (AUTH-02, AUTH-03). */
export const pageAccess = (row: PageRow, site: GatedSite, visitor: Visitor): PageAccess =>
  commonAccess(row, site) ?? accessOf[visitor.kind];
