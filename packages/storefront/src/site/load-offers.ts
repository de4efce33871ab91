import { cacheTags, type SiteOffer } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../service-access/api';

/** Offers show vehicles and pictures of the stock, so they follow it too (OFFR-02). */
const tagsOf = (websiteId: string) => [
  cacheTags.site(websiteId),
  cacheTags.offers(websiteId),
  cacheTags.stock(websiteId),
];

/** The offers that a site may show, kept until they or the stock change; none, unasked, where it has no offers. */
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

/**
 * The offers that entries of the navigation and promo cards may lead to: asked for, and the page kept with them, only
 * where one of them leads to an offer.
 */
export const loadLinkedOffers = async (
  site: Pick<PublicSite, 'website_id' | 'flags' | 'navigation' | 'promos'>,
): Promise<readonly SiteOffer[]> => {
  const links = [
    ...site.navigation.flatMap(({ href, items }) => [href, ...items.map((item) => item.href)]),
    ...site.promos.map(({ node }) => node.action.href),
  ];
  return links.some((href) => href.startsWith('/offers/')) ? loadOffers(site) : [];
};

const idForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

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
