import { contentKeyAt, isFreeSlug } from '@forecourt/config/content';
import { isSitePath } from '@forecourt/config/hrefs';
import { linksOf, withLiveLinks } from '@forecourt/config/offers-document';
import type { PublicSite } from '@forecourt/config/public-site';
import type { SafeHtml } from '@forecourt/domain/safe-html';
import { loadOffers } from '../../site/data/load-offers';
import { findModelPage } from '../models/server';
import { linkedPages } from './load-content';

/** Whether addresses lead to an offer: only then is the page that shows them tied to the offers of the site. */
export const leadToOffer = (addresses: readonly string[]): boolean =>
  addresses.some((address) => address.startsWith('/offers/'));

/** The words, among the keys of addresses, at which a model may stand: where the dealer has put no page of its own. */
const possibleModels = (addresses: readonly string[], pages: readonly string[]): readonly string[] => {
  const keys = addresses.flatMap((address) => contentKeyAt(address.replace(/[?#].*$/s, '')) ?? []);
  return [...new Set(keys)].filter((key) => isFreeSlug(key) && !pages.includes(key));
};

/**
 * Those of the addresses that lead to pages which the site has: its own, what its dealer has written, an offer, a model in
 * stock. A page that shows them is tied to nothing but what they lead to. Throws when the API is away.
 */
export const liveAddresses = async (site: PublicSite, addresses: readonly string[]): Promise<ReadonlySet<string>> => {
  const [pages, offers] = await Promise.all([
    linkedPages(site, addresses),
    leadToOffer(addresses) ? loadOffers(site) : [],
  ]);
  const words = possibleModels(addresses, pages);
  const found = await Promise.all(words.map((word) => findModelPage(site, word)));
  const models = words.filter((_, at) => found[at] !== null);
  return new Set(addresses.filter((address) => isSitePath(address, site, offers, [...pages, ...models])));
};

/** Of links, those that lead to pages which the site has: a dealer's words never lead nowhere. */
export const liveLinks = async <Link extends { readonly href: string }>(
  site: PublicSite,
  links: readonly Link[],
): Promise<readonly Link[]> => {
  const live = await liveAddresses(
    site,
    links.map(({ href }) => href),
  );
  return links.filter(({ href }) => live.has(href));
};

/** A text whose links to pages that the site does not have are words alone. */
export const liveText = async (site: PublicSite, html: SafeHtml): Promise<SafeHtml> => {
  const live = await liveAddresses(site, linksOf(html));
  return withLiveLinks(html, (address) => live.has(address));
};
