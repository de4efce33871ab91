import { contentPath, isOnDay } from '@forecourt/config/content';
import { hrefs, locationPages } from '@forecourt/config/hrefs';
import { commonAccess, isOnSite } from '@forecourt/config/page-access';
import { modelPath, offerPath, type PageName, type PageRow, pages, routeAt } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import { loadBrands } from '../../features/brands/server';
import { publishedPages } from '../../features/content/load-content';
import { loadModelPages } from '../../features/models/server';
import { siteSearchClient } from '../../features/search/find-results';
import { loadStock } from '../../features/search/load-stock';
import type { Template } from '../../runtime/template/template-definition';
import { isIndexedSearch } from '../../site/crawlers/indexing';
import { loadOffers } from '../../site/data/load-offers';
import { loadSite } from '../../site/data/load-site';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

/** Hits of one request, the most that search gives; and of the whole sitemap, the most that it reaches. */
const pageSize = 100;
const mostVehicles = 20_000;
/** Searches at a time: a sitemap must not crowd out shoppers. */
const requestsAtOnce = 10;

/** Addresses of every vehicle that the site lists, in the order of its searches. */
const vehiclePaths = async (site: PublicSite): Promise<readonly string[]> => {
  const client = siteSearchClient(site);
  const to = hrefs(site);
  const paths: string[] = [];
  for (let page = 0; page * pageSize < mostVehicles; page += requestsAtOnce) {
    const requests = Array.from({ length: requestsAtOnce }, (_, offset) => ({
      indexName: site.searchAccess.indexName,
      hitsPerPage: pageSize,
      page: page + offset,
      attributesToRetrieve: ['slug'],
    }));
    const { results } = await client.search<SearchHit>({ requests });
    const hits = results.flatMap((result) => ('hits' in result ? (result.hits as readonly SearchHit[]) : []));
    paths.push(...hits.map((hit) => to.vehicle(hit)));
    if (hits.length < requestsAtOnce * pageSize) break;
  }
  return paths;
};

/** Searches that search engines keep: all stock, and by car type, body and make (ROUTE-03). */
const searchPaths = async (site: PublicSite): Promise<readonly string[]> => {
  const to = hrefs(site);
  const { carTypes, bodies, makes } = await loadStock(site);
  const named = (counts: Readonly<Record<string, number>>) => Object.keys(counts).filter((value) => value !== '');
  const criteria: readonly SearchCriteria[] = [
    {},
    ...named(carTypes).map((type) => ({ car_type: [type] })),
    ...named(bodies).map((body) => ({ body: [body] })),
    ...named(makes).map((make) => ({ make: [make] })),
  ];
  return criteria.filter((search) => isIndexedSearch(search, site.search)).map(to.search);
};

/** The page of each offer. */
const offerPaths = async (site: PublicSite): Promise<readonly string[]> =>
  (await loadOffers(site)).map((offer) => offerPath(site, offer));

/** The page of each brand that has one of its own. */
const brandPaths = async (site: PublicSite): Promise<readonly string[]> =>
  (await loadBrands(site)).filter(({ path }) => path === null).map(hrefs(site).brand);

/** The page of each model that no offer leads elsewhere. */
const modelPaths = async (site: PublicSite): Promise<readonly string[]> => (await loadModelPages(site)).map(modelPath);

type Listed<How extends 'once' | 'many'> = {
  readonly [Name in PageName]: (typeof pages)[Name] extends { readonly sitemap: How } ? Name : never;
}[PageName];

/** The addresses of each page of the table that shows many things. */
const manyPaths: Readonly<Record<Listed<'many'>, (site: PublicSite) => Promise<readonly string[]>>> = {
  search: searchPaths,
  vehicle: vehiclePaths,
  offer: offerPaths,
  brand: brandPaths,
  location: async (site) => locationPages(site).map(({ path }) => path),
  // Pages with published content are added by `writtenSince`.
  page: modelPaths,
};

const isListedOnce = (name: PageName): name is Listed<'once'> => {
  const row: PageRow = pages[name];
  return row.sitemap === 'once';
};

const pageNames = Object.keys(pages) as readonly PageName[];
const manyNames = Object.keys(manyPaths) as readonly Listed<'many'>[];

/** The pages of a site that have one address each. */
const oncePaths = (site: PublicSite): readonly string[] => {
  return pageNames
    .filter(isListedOnce)
    .filter((name) => commonAccess(pages[name], site) === 'open')
    .map((name) => {
      const { address } = pages[name];
      return typeof address === 'string' ? address : address();
    });
};

/**
 * Addresses with published content and the time of their present revision; pages outside of their days are left out.
 */
const writtenSince = async (site: PublicSite, now: Date): Promise<ReadonlyMap<string, string>> => {
  const today = calendarDateIn(stateTimeZone(site.state), now);
  const there = (await publishedPages(site.website_id)).filter(({ head }) => isOnDay(head, today));
  // Words may be published for a page that the site does not have now.
  const isThere = (path: string) => {
    const found = routeAt(path);
    return found?.kind !== 'page' || commonAccess(found.row, site) === 'open';
  };
  return new Map(
    there.map(({ key, published_at }) => [contentPath(key), published_at] as const).filter(([path]) => isThere(path)),
  );
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every page of the site for crawlers (SEO-01). */
export const sitemapDocument =
  (_template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null) return new Response('Not found', { status: 404 });
    const many = manyNames.filter((name) => isOnSite(pages[name], site)).map((name) => manyPaths[name](site));
    const since = await writtenSince(site, new Date());
    const paths = new Set([...oncePaths(site), ...since.keys(), ...(await Promise.all(many)).flat()]);
    const entries = [...paths].map((path) => {
      const changed = since.get(path);
      const when = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escaped(new URL(path, site.canonicalOrigin).href)}</loc>${when}</url>`;
    });
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
    return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  };
