import { cacheTags } from '@forecourt/api-contract';
import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { searchParts } from '@forecourt/search/listed';
import type { SearchHit } from '@forecourt/search/record';
import { respelledQuery } from '@forecourt/search/spelling';
import { parseSearchUrl, printSearchUrl } from '@forecourt/search/url';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { savedSettings } from '../../features/saved/vehicles/saved-settings';
import { readBudgetForm } from '../../features/search/budget-finder/budget-view';
import { findResults, siteSearchClient, vocabularyFor } from '../../features/search/find-results';
import { loadModels } from '../../features/search/load-models';
import { secondsToNextPromo } from '../../features/search/promo-cards/promo-times';
import { promoViews } from '../../features/search/promo-cards/promo-view';
import { searchConnection } from '../../features/search/search-connection';
import { type FoundWayOn, findWayOn } from '../../features/search/way-on/find-way-on';
import { readSearchWords } from '../../features/search/words/load-known-stock';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { repeatFor } from '../../runtime/template-server/waiting-client';
import { indexing, isIndexedSearch } from '../../site/crawlers/indexing';
import { loadLinkedOffers } from '../../site/data/load-offers';
import { loadSite } from '../../site/data/load-site';
import { renewAfter, tieToTags } from '../../site/data/load-vehicle';
import { type PageProps, queryOf, type SitePage } from '../../site/data/site-page';
import { siteCall } from '../../site/shell/header-view';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { itemListData } from '../../site/structured-data/item-list-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { readPlainForm } from './plain-form';
import { SearchExperience } from './search-experience';
import { searchCrumbs, searchHead } from './search-page-view';
import { weeklyNote } from './weekly-note';

type SearchParams = { readonly site: string; readonly path?: readonly string[] };

/**
 * Runs the search of one address once for the page and its metadata; redirects and 404s happen here (ROUTE-03). The
 * arguments are strings, since React compares calls by them.
 */
const runSearch = cache(async (websiteId: string, pathname: string, queryText: string) => {
  const site = await loadSite(websiteId);
  if (site === null) notFound();
  const query = new URLSearchParams(queryText);
  const first = parseSearchUrl(pathname, query, site.search);
  if (first.kind === 'not-found') notFound();
  if (first.kind === 'redirect') permanentRedirect(first.href);
  // Not for ever: a word that becomes known is spelled otherwise from then on.
  const spelled = respelledQuery(query);
  if (spelled !== null) redirect(`${pathname}?${spelled}`);
  const budget = readBudgetForm(query);
  if (budget !== null) redirect(printSearchUrl(budget, site.search));
  const plain = readPlainForm(query);
  if (plain !== null) {
    const asked = parseSearchUrl(pathname, plain, site.search);
    if (asked.kind === 'criteria') redirect(printSearchUrl(asked.criteria, site.search));
  }
  const vocabulary = await vocabularyFor(first.criteria.make ?? [], (make) => loadModels(site, make));
  const named = parseSearchUrl(pathname, query, site.search, vocabulary);
  const asked = named.kind === 'criteria' ? named.criteria : first.criteria;
  const { criteria, href } = await readSearchWords(site, asked);
  if (href !== null) redirect(href);
  const found = await findResults(site, criteria);
  const { count, pages } = found.response;
  // Stock has gone since the address was printed: the last page there is.
  if (count > 0 && (criteria.page ?? 1) > pages) redirect(printSearchUrl({ ...criteria, page: pages }, site.search));
  const wayOn = count > 0 ? null : await findServerWayOn(site, criteria);
  return { site, vocabulary, criteria, wayOn, ...found, head: searchHead(criteria, found.response, site) };
});

/** A way on from a search that found nothing; without one the page still leads back to everything. */
const findServerWayOn = async (site: PublicSite, criteria: SearchCriteria): Promise<FoundWayOn | null> => {
  const settings = { ...site.search, indexName: site.searchAccess.indexName };
  try {
    const found = await findWayOn(siteSearchClient(site), criteria, settings);
    return { ...found, of: printSearchUrl(criteria, site.search) };
  } catch (error) {
    console.error('No way on from an empty search could be read', error);
    return null;
  }
};

/**
 * Ties cached results to what they show: the vehicles of their parts of the stock, counts of others, the offers that cards
 * say, promo cards in time.
 */
const tieToStock = async (site: PublicSite, criteria: SearchCriteria): Promise<void> => {
  const parts = searchParts(criteria);
  const tags = parts?.map((part) => cacheTags.results(site.website_id, part)) ?? [cacheTags.stock(site.website_id)];
  await tieToTags([...tags, cacheTags.counts(site.website_id), cacheTags.offers(site.website_id)]);
  const seconds = secondsToNextPromo(site.promos, new Date());
  if (seconds !== null) await renewAfter(seconds, ['promos', site.website_id]);
};

/** For how long at most the results of a query answer others, in seconds, though no change has dropped them. */
const longestRepeat = 60 * 60;

interface Place {
  /** Where the searches of the page begin. */
  readonly base: string;
  /**
   * Whether the page is cached for everyone. Such a page must not read the query: reading it would have Next draw the
   * page anew for each request.
   */
  readonly isCached: boolean;
}

const searchOf = async ({ base, isCached }: Place, { params, searchParams }: PageProps<SearchParams>) => {
  const { site, path = [] } = await params;
  const query = isCached ? '' : queryOf(await searchParams).toString();
  return runSearch(site, [base, ...path].join('/'), query);
};

const vehicleList = (site: PublicSite, hits: readonly SearchHit[]) => {
  const to = hrefs(site);
  return itemListData(
    hits.map((hit) => ({ name: hit.name, href: to.vehicle(hit) })),
    site.canonicalOrigin,
  );
};

const searchPageAt =
  (place: Place) =>
  (template: TemplateWith<'SearchLayout' | 'Card'>): SitePage<SearchParams> => ({
    Page: async (props) => {
      const { site, criteria, vocabulary, response, initialResults, wayOn, head } = await searchOf(place, props);
      if (place.isCached) await tieToStock(site, criteria);
      // A hosted service may answer otherwise the next time, without a change that we know of; and a page that had to do
      // without a way on is given to nobody else.
      else if (site.searchAccess.answeredBy === 'own' && (response.count > 0 || wayOn !== null))
        repeatFor(secondsToNextPromo(site.promos, new Date()) ?? longestRepeat);
      const { SearchLayout, Card } = template.slots;
      const crumbs = searchCrumbs(criteria, head.title, site.search);
      return (
        <>
          <SearchExperience
            url={new URL(printSearchUrl(criteria, site.search), site.canonicalOrigin).href}
            initialResults={initialResults}
            wayOn={wayOn}
            call={siteCall(site)}
            vocabulary={vocabulary}
            access={searchConnection(site.searchAccess)}
            settings={{
              search: site.search,
              vehicle: site.vehicle,
              indexName: site.searchAccess.indexName,
              weeklyNote: weeklyNote(site),
            }}
            can={siteCapabilities(site)}
            saved={savedSettings(site)}
            {...(site.flags.auth && site.flags.garage ? { keepsSearches: true } : {})}
            events={{ website_id: site.website_id, sinks: site.analytics.sinks }}
            promos={promoViews(site, await loadLinkedOffers(site))}
            now={new Date().toISOString()}
            Layout={SearchLayout}
            Card={Card}
            cards={template.look.cards}
            pagination={template.look.pagination}
          />
          <JsonLd data={vehicleList(site, response.hits)} />
          <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
        </>
      );
    },
    metadata: async (props) => {
      const { site, criteria, response, head } = await searchOf(place, props);
      const title = criteria.query === undefined ? `${head.title} for sale` : head.title;
      return {
        title: criteria.page === undefined ? title : `${title}, page ${criteria.page}`,
        description: `${head.countText}: ${title} at ${site.name}. ${site.content.tagline}`,
        alternates: { canonical: printSearchUrl(criteria, site.search) },
        ...indexing(isIndexedSearch(criteria, site.search) && response.count > 0),
      };
    },
  });

/** Search results under /search (SRCH-16, ROUTE-03). */
export const searchPage = searchPageAt({ base: '/search', isCached: false });

/** The same under /used-car, for sites that choose that prefix. */
export const usedCarSearchPage = searchPageAt({ base: '/used-car', isCached: false });

/** The results of a path under /search alone, the same for everyone until the stock changes. */
export const cachedSearchPage = searchPageAt({ base: '/search', isCached: true });

/** The same under /used-car. */
export const cachedUsedCarSearchPage = searchPageAt({ base: '/used-car', isCached: true });
