// Search pages as the server sends them, before any script.
import { expect, test } from '@playwright/test';
import { canonicalOf, countOf, facetOf, headingOf, titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';

for (const site of journeySites) {
  const pageAt = async (path: string): Promise<string> => {
    const { status, body } = await askSite(site.host, path);
    expect(status, path).toBe(200);
    return body;
  };

  test.describe(site.name, () => {
    test('results are in the HTML, 21 to a page [SRCH-15] [SRCH-16]', async () => {
      const first = await pageAt('/search');
      const seen = withoutScripts(first);
      const vehicles = vehiclesOf(first);
      expect(vehicles).toHaveLength(21);
      expect(new Set(vehicles).size).toBe(21);
      const cards = seen.split('<article').slice(1);
      expect(cards.filter((card) => card.includes('href="/cars/'))).toHaveLength(21);
      expect(seen).toMatch(/\$\d{1,3},\d{3}/);
      expect(seen).toMatch(/<a [^>]*href="\/search\?page=2"/);
      const second = vehiclesOf(await pageAt('/search?page=2'));
      expect(second.length).toBeGreaterThan(0);
      expect(second.filter((vehicle) => vehicles.includes(vehicle))).toEqual([]);
    });

    test('a filter in the path and in the query is one page with one address [ROUTE-04]', async () => {
      const { path, query, canonical } = site.sameFilter;
      const [byPath, byQuery] = [await pageAt(path), await pageAt(query)];
      expect(vehiclesOf(byPath)).toEqual(vehiclesOf(byQuery));
      expect(countOf(byPath)).toBe(countOf(byQuery));
      expect(headingOf(byPath)).toBe(headingOf(byQuery));
      expect([canonicalOf(byPath), canonicalOf(byQuery)]).toEqual([canonical, canonical]);
    });

    test('paths preset what they name [ROUTE-03]', async () => {
      const all = await pageAt('/search');
      const shown = facetOf(all, 'car_type');
      // A yard that has used cars alone offers no choice between conditions.
      const types = Object.keys(shown).length > 0 ? shown : { used: countOf(all) };
      const sum = (...names: readonly string[]) => names.reduce((total, name) => total + (types[name] ?? 0), 0);
      for (const [path, wanted] of [
        ['/search/new-used-and-demo-cars', sum('new', 'used', 'demo')],
        ['/search/used-cars', sum('used')],
        ['/search/demo-cars', sum('demo')],
        ['/search/new-cars', sum('new')],
        ['/search/new-and-demo-cars', sum('new', 'demo')],
        [`${site.prefix}/used`, sum('used')],
        [`${site.prefix}/suv-cars`, facetOf(all, 'body').SUV ?? -1],
        [`${site.prefix}/toyota`, facetOf(all, 'make').Toyota ?? -1],
      ] as const) {
        const page = await pageAt(path);
        expect(countOf(page), path).toBe(wanted);
        expect(titleOf(page), path).toContain(site.name);
      }
      expect(headingOf(await pageAt('/search/used-cars'))).toContain(site.usedWord);

      const models = facetOf(await pageAt(`${site.prefix}/toyota`), 'model');
      const [model = '', count = 0] = Object.entries(models)[0] ?? [];
      const slug = model.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      const ofModel = await pageAt(`${site.prefix}/toyota/${slug}`);
      expect(countOf(ofModel)).toBe(count);
      expect(headingOf(ofModel)).toContain(`Toyota ${model}`);
    });

    test('derived paths live under the prefix of the site only [ROUTE-03]', async () => {
      const { status, headers } = await askSite(site.host, '/search/toyota?fuel=Hybrid');
      if (site.prefix === '/search') {
        expect(status).toBe(200);
        expect((await askSite(site.host, '/used-car/toyota')).status).toBe(404);
      } else {
        expect(status).toBe(308);
        expect(headers.location).toMatch(/\/used-car\/toyota\?fuel=Hybrid$/);
      }
    });

    test('ranges are min:max in both spellings, lists repeat, nonsense is ignored [SRCH-02]', async () => {
      const all = await pageAt('/search');
      const plain = await pageAt('/search?price=15000:35000');
      const bracketed = await pageAt('/search?range[price]=15000:35000');
      expect(countOf(plain)).toBeGreaterThan(0);
      expect(countOf(plain)).toBeLessThan(countOf(all));
      expect(vehiclesOf(bracketed)).toEqual(vehiclesOf(plain));
      expect(canonicalOf(bracketed)).toBe(canonicalOf(plain));
      const printed = site.prefix === '/used-car' ? '/search?range[price]=15000:35000' : '/search?price=15000:35000';
      expect(canonicalOf(plain)).toBe(printed);

      const fuels = facetOf(all, 'fuel');
      const two = await pageAt('/search?fuel=Petrol&fuel=Diesel');
      expect(countOf(two)).toBe((fuels.Petrol ?? 0) + (fuels.Diesel ?? 0));

      for (const nonsense of [
        'price=cheap:dear',
        'price=:',
        'page=-3',
        'page=two',
        'sortBy=luck',
        'km=1:2:3',
        'x=%00',
      ]) {
        const page = await pageAt(`/search?${nonsense}`);
        expect(countOf(page), nonsense).toBe(countOf(all));
        expect(vehiclesOf(page), nonsense).toEqual(vehiclesOf(all));
        expect(canonicalOf(page), nonsense).toBe('/search');
      }
    });

    test('an address in another spelling finds what the one of the filters finds', async () => {
      const colours = Object.entries(facetOf(await pageAt('/search'), 'colour')).slice(0, 3);
      expect(colours.length).toBeGreaterThan(0);
      for (const [colour, count] of colours) {
        const address = `/search?colour=${encodeURIComponent(colour.toUpperCase()).replaceAll('%20', '+')}`;
        const led = await askSite(site.host, address);
        expect(led.status, address).toBe(307);
        const [, query = ''] = String(led.headers.location).split('?');
        expect(new URLSearchParams(query).get('colour'), address).toBe(colour);
        expect(countOf(await pageAt(`/search?${query}`)), address).toBe(count);
      }
    });
  });
}
