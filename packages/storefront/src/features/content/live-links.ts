import { isSitePath } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { loadOffers } from '../../site/data/load-offers';

/** Of links, those that lead to pages which the site has: a dealer's words never lead nowhere. */
export const liveLinks = async <Link extends { readonly href: string }>(
  site: PublicSite,
  links: readonly Link[],
): Promise<readonly Link[]> => {
  const offers = links.some(({ href }) => href.startsWith('/offers/')) ? await loadOffers(site) : [];
  return links.filter(({ href }) => isSitePath(href, site, offers));
};
