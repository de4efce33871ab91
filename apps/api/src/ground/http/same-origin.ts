import type { SiteDocument } from '@forecourt/config/site-document';
import { type PublicAddresses, siteOrigins } from './site-origins';

/**
 * Whether what is sent comes from a page of the site itself, as every write of shoppers must. A browser names the page
 * that sent it; one of another site is turned away, and so is another port or scheme of the same name. A client that
 * names none is taken: old ones do not.
 */
export const isFromOwnPage = async ({
  header,
  findSite,
  askedOrigin,
  addresses,
}: {
  /** A header of the request. */
  readonly header: (name: string) => string | undefined;
  readonly findSite: () => Promise<Pick<SiteDocument, 'hosts'> | null>;
  /** The origin that the browser asked, as the gateway vouches; null when it does not. */
  readonly askedOrigin: string | null;
  /** How the addresses of sites are written. */
  readonly addresses: PublicAddresses;
}): Promise<boolean> => {
  const from = header('sec-fetch-site');
  if (from === 'cross-site' || from === 'same-site') return false;
  // Said by the browser, no page can: whatever the site is called behind the operator's proxies.
  if (from === 'same-origin') return true;
  const origin = header('origin');
  // Where the operator's settings name another scheme or port than shoppers use, the page they are on still may.
  if (origin === undefined || origin === askedOrigin) return true;
  const site = await findSite();
  return site !== null && siteOrigins(site, addresses).includes(origin);
};
