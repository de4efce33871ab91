import { cacheTags, type SiteOffer } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';
import { menuAddresses } from '../shell/site-navigation';

/** Offers show vehicles and pictures of the stock, so they follow it too (OFFR-02). */
const tagsOf = (websiteId: string) => [
  cacheTags.site(websiteId),
  cacheTags.offers(websiteId),
  cacheTags.stock(websiteId),
];

const idForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** The offers that a site may show, cached until they or the stock change; none, unasked, where it has no offers. */
export const loadOffers = async ({
  website_id,
  flags,
}: Pick<PublicSite, 'website_id' | 'flags'>): Promise<readonly SiteOffer[]> =>
  flags.offers
    ? unstable_cache(() => api().getOffers(website_id), ['offers', website_id], {
        tags: tagsOf(website_id),
        revalidate: false,
      })()
    : [];

type LinkingSite = Pick<PublicSite, 'navigation' | 'footer' | 'promos'>;

/** Ids of the offers that entries of the navigation and of the footer and promo cards lead to. */
const linkedIds = ({ navigation, footer, promos }: LinkingSite): readonly string[] => {
  const links = [
    ...menuAddresses(navigation),
    ...[...footer.columns.flatMap(({ items }) => items), ...footer.smallLinks].map(({ href }) => href),
    ...promos.map(({ node }) => node.action.href),
  ];
  const ids = links.flatMap((href) => /^\/offers\/(?:[^/?#]+\/)?([^/?#]+)/.exec(href)?.[1] ?? []);
  return [...new Set(ids)].filter((id) => idForm.test(id));
};

const askLinked = (websiteId: string, offerId: string, ...follows: readonly string[]): Promise<SiteOffer | null> =>
  unstable_cache(() => api().getOffer(websiteId, offerId), ['linked-offer', websiteId, offerId, ...follows], {
    tags: [cacheTags.site(websiteId), cacheTags.offers(websiteId), ...follows],
    revalidate: false,
  })();

/**
 * An offer as a link to it needs to know it: whether there is one. It follows the one vehicle it is for, and the stock
 * only while it is not there, as far as vehicles come and go: its own may be among them. Looked up once a request.
 */
const linkedOffer = cache(async (websiteId: string, offerId: string): Promise<SiteOffer | null> => {
  const offer = await askLinked(websiteId, offerId);
  if (offer !== null && offer.vehicle === null) return offer;
  const still =
    offer?.vehicle == null ? null : await askLinked(websiteId, offerId, cacheTags.vehicle(offer.vehicle.id));
  return still ?? askLinked(websiteId, offerId, cacheTags.counts(websiteId));
});

/**
 * Those of the offers that entries of the navigation and of the footer and promo cards lead to which the site shows. Every page has the
 * navigation, so a page is cached with the offers that are linked alone, and not with the stock.
 */
export const loadLinkedOffers = async (
  site: Pick<PublicSite, 'website_id' | 'flags'> & LinkingSite,
): Promise<readonly SiteOffer[]> => {
  if (!site.flags.offers) return [];
  const offers = await Promise.all(linkedIds(site).map((id) => linkedOffer(site.website_id, id)));
  return offers.filter((offer) => offer !== null);
};

/** One of them, kept the same way; also that there is none. Throws `ApiError` when it is not held and the API is away. */
export const loadOffer = cache(
  async (websiteId: string, offerId: string): Promise<SiteOffer | null> =>
    idForm.test(offerId)
      ? unstable_cache(() => api().getOffer(websiteId, offerId), ['offer', websiteId, offerId], {
          tags: tagsOf(websiteId),
          revalidate: false,
        })()
      : null,
);
