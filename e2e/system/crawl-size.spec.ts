// How much there is to crawl: a dealer of 700 vehicles must not be an endless site.
import { expect, test } from '@playwright/test';
import { canonicalOf } from '../pages/html';
import { askSite, askSitemap } from '../stack/ask';

/** The stock of every demo dealer on one site, in the template whose lists have most links. */
const host = 'crossroads.localhost';
/**
 * Vehicles whose own pages are opened, of each age; the others are taken to link to the same kinds of page. Which are
 * found first depends on which page answers first, and new and used ones link to different lists.
 */
const sampled = 4;
const ageOf = (slug: string): 'recent' | 'older' => (Number(slug.slice(0, 4)) >= 2024 ? 'recent' : 'older');
const atOnce = 6;

const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const target = new URL(href.replaceAll('&amp;', '&'), `http://${host}`);
    return target.hostname === host && /^https?:$/.test(target.protocol) ? [target.pathname + target.search] : [];
  });

/** The address of a vehicle's page, in whatever page of it; null for pages of no vehicle. */
const vehicleIn = (address: string): string | null =>
  /^\/cars\/([a-z0-9-]+)/.exec(address)?.[1] ?? /^\/print\?car_id=([a-z0-9-]+)/.exec(address)?.[1] ?? null;

test('a crawler from home on a dealer of 700 vehicles meets fewer than 4,000 addresses, none of them dead', async () => {
  const robots = (await askSite(host, '/robots.txt')).body;
  for (const name of ['sortBy', 'car_id']) expect(robots).toContain(`Disallow: /*?*${name}=`);
  const seen = new Set(['/']);
  const vehicles = { recent: new Set<string>(), older: new Set<string>() };
  const waiting = ['/'];
  const faults: string[] = [];
  const indexed: string[] = [];

  const visit = async (address: string) => {
    const { status, body, headers } = await askSite(host, address);
    if (status !== 200) faults.push(`${address} answers ${status}`);
    if (!String(headers['content-type']).startsWith('text/html')) return;
    const isIndexed = !/<meta name="robots" content="noindex/.test(body);
    if (isIndexed) indexed.push(address);
    // What search engines keep they keep under one address.
    if (isIndexed && canonicalOf(body) !== decodeURIComponent(address))
      faults.push(`${address} is indexed, and not canonical`);
    for (const found of addressesIn(body)) {
      // Nor do they ask for a form about one vehicle, which its page leads to: trade-in, finance.
      if (seen.has(found) || /[?&]car_id=\d/.test(found)) continue;
      seen.add(found);
      const vehicle = vehicleIn(found);
      if (vehicle !== null) {
        const sample = vehicles[ageOf(vehicle)];
        if (sample.size < sampled) sample.add(vehicle);
        if (!sample.has(vehicle)) continue;
      }
      // Crawlers that ask robots.txt leave other orders of a list alone.
      if (!/[?&](sortBy|query)=/.test(found)) waiting.push(found);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));

  const all = [...seen];
  const ofVehicles = all.filter((address) => vehicleIn(address) !== null);
  const slugs = new Set(ofVehicles.map(vehicleIn));
  // Every vehicle has each form but two, which some have beside them in every list: one for those that have sold, and a
  // report for those that have one on file.
  const isOfSome = (address: string) => /\/(?:find-similar|history)$/.test(address);
  const ofSome = ofVehicles.filter(isOfSome);
  const ofAll = ofVehicles.filter((address) => !isOfSome(address));
  const forms = new Set(ofAll.map((address) => address.replace(vehicleIn(address) ?? '', '*')));
  const others = all.length - ofVehicles.length;
  expect(faults).toEqual([]);
  expect(slugs.size).toBeGreaterThan(600);
  expect(
    others + slugs.size * forms.size + ofSome.length,
    `${others} pages, ${slugs.size} vehicles in ${[...forms]}, ${ofSome.length} forms of some`,
  ).toBeLessThan(4000);
  // Search engines keep what a path says whole, and no combination of filters.
  const combined = indexed.filter((address) => /^\/(search|used-car).*\?(?!page=\d+$)/.test(address));
  expect(combined).toEqual([]);
  expect(indexed).toEqual(
    expect.arrayContaining(['/search', '/search/toyota', '/search/suv-cars', '/search/used-cars']),
  );
});

test('the sitemap names the pages that search engines keep', async () => {
  const { body } = await askSitemap(host);
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/models', '/search', '/search/toyota', '/search/suv-cars']));
  expect(paths.filter((path) => path.startsWith('/cars/')).length).toBeGreaterThan(600);
  for (const path of paths.filter((path) => path.startsWith('/search/')).slice(0, 12)) {
    const page = await askSite(host, path);
    expect([page.status, canonicalOf(page.body)], path).toEqual([200, path]);
    expect(page.body, path).not.toContain('content="noindex');
  }
});
