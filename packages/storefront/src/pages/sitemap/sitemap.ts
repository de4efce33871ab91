import { contentPath, isOnDay } from '@forecourt/config/content';
import { hrefs, locationPages } from '@forecourt/config/hrefs';
import { commonAccess, isOnSite } from '@forecourt/config/page-access';
import { modelPath, offerPath, type PageName, type PageRow, pages, routeAt } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { loadBrands } from '../../features/brands/server';
import { publishedPages } from '../../features/content/load-content';
import { loadModelPages } from '../../features/models/server';
import { loadStock } from '../../features/search/load-stock';
import { mediaUrl } from '../../runtime/media/media-url';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { isIndexedSearch } from '../../site/crawlers/indexing';
import { loadOffers } from '../../site/data/load-offers';
import { loadSite } from '../../site/data/load-site';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

/** Addresses of one part: far below the 50,000 that one file may have. */
const mostOfPart = 20_000;
/** Pixels across of the pictures that image searches are given. */
const pictureWidth = 1440;
/** For how long a crawler, and what stands before us, may keep it, in seconds. */
const keptFor = 3600;

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

/** The addresses of each page of the table that shows many things; vehicles have parts of their own. */
const manyPaths: Readonly<
  Record<Exclude<Listed<'many'>, 'vehicle'>, (site: PublicSite) => Promise<readonly string[]>>
> = {
  search: searchPaths,
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
const manyNames = Object.keys(manyPaths) as readonly (keyof typeof manyPaths)[];

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

/** Every page of the site but those of vehicles. */
const pageEntries = async (site: PublicSite): Promise<readonly SitemapEntry[]> => {
  const many = manyNames.filter((name) => isOnSite(pages[name], site)).map((name) => manyPaths[name](site));
  const since = await writtenSince(site, new Date());
  const own = site.templateParts.pages.map((name) => `/${name}`);
  const paths = new Set([...oncePaths(site), ...own, ...since.keys(), ...(await Promise.all(many)).flat()]);
  return [...paths].map((path) => ({
    address: new URL(path, site.canonicalOrigin).href,
    changed: since.get(path),
  }));
};

/** The vehicles of one part, each with its last change and its picture; null when there are not as many. */
const vehicleEntries = async (site: PublicSite, part: number): Promise<readonly SitemapEntry[] | null> => {
  const to = hrefs(site);
  const whole = (path: string) => new URL(path, site.canonicalOrigin).href;
  const vehicles = await api().getListedVehicles(site.website_id, part);
  return (
    vehicles?.map((vehicle) => ({
      address: whole(to.vehicle(vehicle)),
      changed: vehicle.changed_at,
      image:
        vehicle.image === null || !URL.canParse(vehicle.image, site.canonicalOrigin)
          ? undefined
          : whole(mediaUrl(vehicle.image, { width: pictureWidth, quality: site.media.quality })),
    })) ?? null
  );
};

const partsOf = <Entry>(entries: readonly Entry[]): number => Math.ceil(entries.length / mostOfPart);

/** The list of parts, which `/sitemap.xml` is: pages first. */
const indexEntries = async (site: PublicSite): Promise<readonly SitemapEntry[]> => {
  const [ofPages, ofVehicles] = await Promise.all([pageEntries(site), api().getListedParts(site.website_id)]);
  const addressOf = (part: string) => new URL(`/sitemap.xml?part=${part}`, site.canonicalOrigin).href;
  return [
    ...Array.from({ length: partsOf(ofPages) }, (_, index) => ({ address: addressOf(`pages-${index + 1}`) })),
    ...ofVehicles.map(({ changed_at }, index) => ({
      address: addressOf(`vehicles-${index + 1}`),
      changed: changed_at,
    })),
  ];
};

/** The entries of a part by its name in the address; null for a name of none. */
const partEntries = async (site: PublicSite, name: string): Promise<readonly SitemapEntry[] | null> => {
  const [, kind, number = ''] = /^(pages|vehicles)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const part = Number(number);
  if (kind === 'vehicles') return isOnSite(pages.vehicle, site) ? vehicleEntries(site, part) : null;
  if (kind !== 'pages') return null;
  const entries = (await pageEntries(site)).slice((part - 1) * mostOfPart, part * mostOfPart);
  return entries.length === 0 ? null : entries;
};

const answer = (body: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${keptFor}` },
  });
const notFound = (): Response => new Response('Not found', { status: 404 });

/**
 * Every page of the site for crawlers (SEO-01): at `/sitemap.xml` the list of its parts, which robots.txt names, and each
 * part at the same address with its name, so that all of them stand at the root, as the addresses in them do.
 */
export const sitemapDocument =
  (_template: Template) =>
  async (request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null) return notFound();
    const name = new URL(request.url).searchParams.get('part');
    if (name === null) return answer(sitemapIndexXml(await indexEntries(site)));
    const entries = await partEntries(site, name);
    return entries === null ? notFound() : answer(sitemapXml(entries));
  };
