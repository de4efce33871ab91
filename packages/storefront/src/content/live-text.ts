import { isSitePath, linksOf, type PlacedSite, withLiveLinks } from '@forecourt/config';
import type { SafeHtml } from '@forecourt/domain';
import { loadOffers } from '../site/load-offers';

/**
 * A text whose links to pages that the site does not have are words alone. The page is tied to the offers only where the
 * text leads to one.
 */
export const liveText = async (
  site: PlacedSite & { readonly website_id: string },
  html: SafeHtml,
): Promise<SafeHtml> => {
  const leadsToOffer = linksOf(html).some((address) => address.startsWith('/offers/'));
  const offers = leadsToOffer ? await loadOffers(site) : [];
  return withLiveLinks(html, (address) => isSitePath(address, site, offers));
};
