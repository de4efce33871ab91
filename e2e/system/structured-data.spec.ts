// A dealer's data for crawlers, on one site of each template: each claim is one test, each site a step of it.
import { expect, test } from '@playwright/test';
import { offersOf, vehiclesOf } from '../pages/html';
import { type JourneySite, journeySites } from '../sites';
import { gatewayPort } from '../stack/address-book';
import { askSite, askSitemap } from '../stack/ask';

type Data = Readonly<Record<string, unknown>>;

const dataOf = (html: string, type: string): Data => {
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Data,
  );
  const found = all.find((data) => data['@type'] === type);
  if (found === undefined) throw new Error(`There is no ${type} among ${all.map((data) => data['@type'])}.`);
  return found;
};

type OneSite = Pick<JourneySite, 'host' | 'name'> & { readonly origin: string };

/** A claim about every site. */
const onEverySite = (title: string, holds: (site: OneSite) => Promise<void>): void =>
  test(title, async () => {
    for (const { host, name, template } of journeySites)
      await test.step(`template ${template.toUpperCase()}`, () =>
        holds({ host, name, origin: `http://${host}:${gatewayPort}` }));
  });

onEverySite(
  'results are an ItemList of the vehicles that are shown, in their order [SEO-01]',
  async ({ host, origin }) => {
    for (const path of ['/search', '/search?page=2']) {
      const { body } = await askSite(host, path);
      const shown = vehiclesOf(body);
      const { itemListElement } = dataOf(body, 'ItemList') as { readonly itemListElement: readonly Data[] };
      expect(shown.length).toBeGreaterThan(0);
      expect(itemListElement.map(({ url }) => url)).toEqual(shown.map((vehicle) => `${origin}${vehicle}`));
      expect(itemListElement.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
      for (const item of itemListElement) expect(item.name).toMatch(/^\d{4} \S/);
    }
  },
);

onEverySite('home and contact name the AutoDealer, its places and numbers [SEO-01]', async ({ host, name, origin }) => {
  for (const path of ['/', '/contact']) {
    const dealer = dataOf((await askSite(host, path)).body, 'AutoDealer');
    expect(dealer).toMatchObject({ name, url: expect.stringContaining(origin) });
    const places = dealer.department as readonly Data[];
    expect(places.length).toBeGreaterThan(0);
    for (const place of places)
      expect(place).toMatchObject({
        '@type': 'AutoDealer',
        telephone: expect.stringMatching(/\d{4}/),
        address: {
          '@type': 'PostalAddress',
          streetAddress: expect.stringMatching(/\S/),
          addressLocality: expect.stringMatching(/\S/),
          addressRegion: expect.stringMatching(/^[A-Z]{2,3}$/),
          postalCode: expect.stringMatching(/^\d{4}$/),
          addressCountry: 'AU',
        },
      });
  }
});

onEverySite(
  'places have hours, and departments of their own kind; lists name what they show [SEO-01]',
  async ({ host }) => {
    for (const path of ['/', '/contact']) {
      const places = dataOf((await askSite(host, path)).body, 'AutoDealer').department as readonly Data[];
      for (const place of places)
        expect(place.openingHoursSpecification).toContainEqual({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Monday',
          opens: expect.stringMatching(/^\d\d:\d\d$/),
          closes: expect.stringMatching(/^\d\d:\d\d$/),
        });
      const departments = places.flatMap(({ department = [] }) => department as readonly Data[]);
      expect(departments.map((department) => department['@type'])).toContain('AutoRepair');
    }
    for (const [path, pattern] of [
      ['/special-offers', /\/offers\//],
      ['/brands', /./],
    ] as const) {
      const { itemListElement } = dataOf((await askSite(host, path)).body, 'ItemList') as {
        readonly itemListElement: readonly Data[];
      };
      expect(itemListElement.length, path).toBeGreaterThan(0);
      for (const { url } of itemListElement) expect(url).toMatch(pattern);
    }
  },
);

onEverySite(
  'every kind of page has a description, the way to it and a picture for networks [SEO-01]',
  async ({ host, origin }) => {
    const pictures = new Set<string>();
    const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
    const [offer = ''] = offersOf((await askSite(host, '/special-offers')).body);
    for (const path of [
      '/',
      '/search',
      vehicle,
      '/special-offers',
      offer,
      '/brands',
      '/contact',
      '/about-us',
      '/privacy-policy',
    ]) {
      const { body } = await askSite(host, path);
      const meta = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1] ?? '';
      expect(meta('description'), path).not.toBe('');
      expect(meta('og:title'), path).not.toBe('');
      expect(meta('og:image'), path).toMatch(new RegExp(`^${origin}/`));
      if (path !== '/') expect(dataOf(body, 'BreadcrumbList').itemListElement, path).not.toHaveLength(0);
      pictures.add(meta('og:image').replaceAll('&amp;', '&'));
    }
    for (const picture of pictures) {
      const { pathname, search } = new URL(picture);
      expect((await askSite(host, `${pathname}${search}`)).status, picture).toBe(200);
    }
  },
);

onEverySite("robots.txt and sitemap are the dealer's own [SEO-01]", async ({ host, origin }) => {
  const robots = await askSite(host, '/robots.txt');
  expect(robots.headers['content-type']).toMatch(/^text\/plain/);
  expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/success', '/print', '/*?*query=', '/*?*sortBy='])
    expect(robots.body.split('\n')).toContain(`Disallow: ${path}`);
  const sitemap = await askSitemap(host);
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
  const addresses = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(addresses.filter((address) => address.origin !== origin)).toEqual([]);
  const paths = addresses.map(({ pathname }) => pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/', '/contact', '/models', '/privacy-policy']));
  const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
  expect(paths).toContain(vehicle);
  expect((await askSite(host, vehicle)).status).toBe(200);
});
