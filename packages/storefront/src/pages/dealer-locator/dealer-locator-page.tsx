import { hrefs } from '@forecourt/config/hrefs';
import { pages } from '@forecourt/config/pages';
import { placeCoordinates } from '@forecourt/domain/location';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Container, Section } from '@forecourt/ui/layout';
import { LocatorForm } from '@forecourt/ui/place';
import { ResultsHeader } from '@forecourt/ui/search-results';
import { TextLink } from '@forecourt/ui/text-link';
import { cache } from 'react';
import { loadContent } from '../../features/content/load-content';
import { TextBlocks } from '../../features/content/text-blocks';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { loadReviewSummaries } from '../../site/data/load-reviews';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { placeRow } from '../../site/places/place-ledger-view';
import { hasMap, PlaceMap, placeHref } from '../../site/places/place-map';
import { sitePlaces } from '../../site/places/place-view';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import * as styles from './dealer-locator.css';
import { LocatedPlaces } from './located-places';
import { foundPlaces, isPostcode, locatorForm, locatorTitle, postcodeFault, readLocatorQuery } from './locator-view';
import { locatorWords as words } from './locator-words';

/** Page and title ask for the same postcode. */
const placeOf = cache(async (postcode: string) => (isPostcode(postcode) ? api().getPostcode(postcode) : null));

const locatorOf = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params);
  const places = sitePlaces(site);
  const asked = queryOf(await searchParams);
  const query = readLocatorQuery(asked, places);
  return { site, places, query, found: await placeOf(query.postcode), isAsked: asked.size > 0 };
};

/** `3 locations`. */
const countWords = (count: number): string => `${count} ${count === 1 ? 'location' : 'locations'}`;

/** The nearest places of the dealer, by postcode or from where the shopper is, brand and department (GEO-01). */
export const dealerLocatorPage = (template: Template): SitePage => ({
  Page: async (props) => {
    const { site, places, query, found } = await locatorOf(props);
    const to = hrefs(site);
    const crumbs = [{ label: 'Home', href: to.home }, { label: 'Contact', href: to.contact }, { label: words.title }];
    const fault = postcodeFault(query, found);
    const shown = foundPlaces(places, query);
    const summaries = await loadReviewSummaries(site);
    const { blocks } = await loadContent(site.website_id, 'dealer-locator');
    return (
      <>
        <Container className={styles.head}>
          <Breadcrumbs crumbs={crumbs} />
          <ResultsHeader title={locatorTitle(query, found)} countText={countWords(shown.length)} />
          <LocatorForm {...locatorForm(places, query, fault, pages.dealerLocator.address)} />
        </Container>
        <Container className={styles.list}>
          <div className={hasMap(site, shown) ? styles.besideMap : undefined}>
            <LocatedPlaces
              places={shown.map((place) => ({
                coordinates: placeCoordinates(place),
                row: placeRow(site, place, summaries),
              }))}
              from={found === null ? null : { lat: found.lat, long: found.long }}
              empty={
                <EmptyState
                  title={words.noneTitle}
                  actions={
                    <LinkButton href={pages.dealerLocator.address} kind="ink">
                      {words.clear}
                    </LinkButton>
                  }
                >
                  {words.noneText}
                </EmptyState>
              }
            />
            <PlaceMap site={site} places={shown} shape="beside" hrefOf={(place) => placeHref(site, place)} />
          </div>
          <p className={styles.credit}>
            <TextLink href={words.creditHref}>{words.credit}</TextLink>,{' '}
            <TextLink href={words.licenceHref}>{words.licence}</TextLink>
          </p>
        </Container>
        {blocks.length > 0 && (
          <Section>
            <TextBlocks blocks={blocks} site={site} template={template} />
          </Section>
        )}
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async (props) => {
    const { site, query, found, isAsked } = await locatorOf(props);
    return {
      title: locatorTitle(query, found),
      description: `${words.lead} ${site.name}.`,
      alternates: { canonical: pages.dealerLocator.address },
      ...indexing(!isAsked),
    };
  },
});
