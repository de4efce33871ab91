import { hrefs } from '@forecourt/config/hrefs';
import { specialOffersPath } from '@forecourt/config/pages';
import {
  canonicalOfferCriteria,
  findOffers,
  isIndexedOffers,
  readOfferCriteria,
} from '../../features/offers/offer-search';
import { listedOffer, offersTitle, soldLast } from '../../features/offers/offers-view';
import type { Template } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { loadOffers } from '../../site/data/load-offers';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { offerWords } from '../../site/shell/offer-words';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { itemListData } from '../../site/structured-data/item-list-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { OfferDirectory } from './offer-directory';

const offersOf = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params);
  const offers = soldLast(await loadOffers(site)).map((offer) => listedOffer(site, offer));
  return { site, offers, criteria: canonicalOfferCriteria(offers, readOfferCriteria(queryOf(await searchParams))) };
};

/** The special offers of a site (ROUTE-01, OFFR-01), on sites with `flags.offers`. */
export const specialOffersPage = (template: Template): SitePage => ({
  Page: async (props) => {
    const { site, offers } = await offersOf(props);
    const to = hrefs(site);
    const crumbs = [{ label: 'Home', href: to.home }, { label: offerWords.title }];
    return (
      <>
        <OfferDirectory
          offers={offers}
          crumbs={crumbs}
          columns={template.look.offers.columns}
          stockHref={to.search()}
        />
        <JsonLd
          data={itemListData(
            offers.flatMap(({ card }) => (card.link === undefined ? [] : [{ name: card.title, href: card.link.href }])),
            site.canonicalOrigin,
          )}
        />
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async (props) => {
    const { site, offers, criteria } = await offersOf(props);
    const title = offersTitle(criteria, offers);
    return {
      title,
      description: `${title} at ${site.name}. ${site.content.tagline}`,
      alternates: { canonical: specialOffersPath(criteria) },
      ...indexing(isIndexedOffers(criteria) && findOffers(offers, criteria).length > 0),
    };
  },
});
