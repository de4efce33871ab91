// Where places, brands and models have their pages, and blocks that show places and vehicles: in each template.
import { expect, type Locator } from '@playwright/test';
import {
  homeList,
  type PlaceSite,
  pageList,
  placeBlocks,
  placeSite,
  placeSites,
  placesPage,
} from '../fixtures/place-sites/place-sites';
import { templates } from '../fixtures/vehicle-states/state-sites';
import { canonicalOf, headingOf, withoutScripts } from '../pages/html';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { test } from '../pages/vehicle-html';
import { partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite, askSitemap } from '../stack/ask';

/** Every way of writing the address of a place of Signal Street, and where it leads by the form of its site. */
const addresses = {
  corner: {
    written: [
      '/locations/signal-corner',
      '/locations/signal-corner-service',
      '/contact-us/signal-street',
      '/contact-us/signal-corner',
    ],
    at: {
      '/locations/{slug}': '/locations/signal-corner',
      '/locations/{dealership_slug}': '/locations/signal-street',
      // The name, Signal Street Sales, without its last word.
      '/contact-us/{location-slug}': '/contact-us/signal-street',
      '/contact': '/contact#signal-corner',
    },
  },
  hill: {
    written: ['/locations/the-hill', '/contact-us/signal-hill', '/contact-us/the-hill', '/locations/signal-hill'],
    at: {
      '/locations/{slug}': '/locations/the-hill',
      '/locations/{dealership_slug}': '/locations/signal-street',
      '/contact-us/{location-slug}': '/contact-us/signal-hill',
      '/contact': '/contact#the-hill',
    },
  },
} as const satisfies Record<
  string,
  { readonly written: readonly string[]; readonly at: Record<PlaceSite['form'], string> }
>;

/** Where an address leads: 200, or the address that it sends on to. */
const ledTo = async (host: string, path: string): Promise<number | string> => {
  const { status, headers } = await askSite(host, path);
  return status >= 300 && status < 400 ? (headers.location ?? '') : status;
};

const linksIn = (html: string): readonly string[] =>
  [...withoutScripts(html).matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The vehicles in a list of a page, by its name. */
const vehiclesIn = (html: string, label: string): readonly string[] => {
  const list = new RegExp(`<ul[^>]*aria-label="${label}".*?</section>`, 's').exec(withoutScripts(html))?.[0] ?? '';
  return [...new Set(linksIn(list).filter((href) => /^\/cars\/[^/?#]+$/.test(href)))];
};

for (const { host, template, form } of placeSites) {
  test(`[ROUTE-06] template ${template.toUpperCase()} has places at ${form}, and leads there from the other forms`, async () => {
    for (const [place, { written, at }] of Object.entries(addresses)) {
      const own = at[form];
      const [path = ''] = own.split('#');
      const { status, body } = await askSite(host, path);
      expect([place, status, canonicalOf(body)]).toEqual([place, 200, path]);
      expect(headingOf(body)).not.toBe('');
      if (own !== path) expect(body).toContain(`id="${own.slice(path.length + 1)}"`);
      for (const other of written) {
        if (other !== own) expect([other, await ledTo(host, other)]).toEqual([other, own]);
      }
      // Pages link to the one address.
      expect(
        linksIn((await askSite(host, placesPage)).body).filter(
          (href) => href.startsWith('/locations/') || href.startsWith('/contact-us/'),
        ),
      ).toEqual(form === '/contact' ? [] : expect.arrayContaining([expect.stringContaining(own)]));
    }
    expect(await ledTo(host, '/locations/no-such-place')).toBe(404);
    expect(await ledTo(host, '/contact-us/no-such-place')).toBe(404);
    const { body: sitemap } = await askSitemap(host);
    expect(sitemap.includes('/locations/') || sitemap.includes('/contact-us/')).toBe(form !== '/contact');
  });
}

for (const template of templates) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    const { host } = placeSite(template, '/locations/{slug}');
    const onePart = partIn(template, 'places');
    const main = async (path: string) =>
      /<main\b.*?<\/main>/s.exec(withoutScripts((await askSite(host, path)).body))?.[0] ?? '';

    test('[ROUTE-07] the brand grid leads to the page of a brand, or to the fixed path of one that skips it', async () => {
      const ways = linksIn(await main('/brands'));
      expect(ways).toEqual(expect.arrayContaining(['/toyota/overview', '/search/subaru']));
      expect(ways).not.toContain('/subaru/overview');
      const { status, body } = await askSite(host, '/toyota/overview');
      expect([status, canonicalOf(body), headingOf(body)]).toEqual([200, '/toyota/overview', 'Toyota']);
      expect(await ledTo(host, '/subaru/overview')).toBe('/search/subaru');
      expect(await ledTo(host, '/search/subaru')).toBe(200);
      expect(await ledTo(host, '/no-such-brand/overview')).toBe(404);
    });

    test('[ROUTE-12] a model has a page at its slug, to which its offers lead; one with an override_url stands there', async () => {
      expect(linksIn(await main('/offers/toyota/corolla-signal'))).toContain('/corolla');
      const { status, body } = await askSite(host, '/corolla');
      expect([status, canonicalOf(body), headingOf(body)]).toEqual([200, '/corolla', 'Toyota Corolla']);
      expect(linksIn(withoutScripts(body))).toContain('/offers/toyota/corolla-signal');
      const ways = linksIn(await main('/offers/subaru/forester-signal'));
      expect(ways).toContain('/search/subaru/forester');
      expect(ways).not.toContain('/forester');
      expect(await ledTo(host, '/forester')).toBe('/search/subaru/forester');
      expect(await ledTo(host, '/no-such-model')).toBe(404);
    });

    test('[SRCH-28] vehicles are listed by filter and limit on the home page, of a brand, of a location and in content', async () => {
      const ask = async (path: string) => (await askSite(host, path)).body;
      const mazdas = linksIn(withoutScripts(await ask('/search?make=Mazda'))).filter((href) =>
        /^\/cars\/[^/?#]+$/.test(href),
      );
      const home = vehiclesIn(await ask('/'), homeList.title);
      expect(home).toHaveLength(homeList.limit);
      for (const vehicle of home) expect(mazdas).toContain(vehicle);
      const brand = vehiclesIn(await ask('/mazda/overview'), 'Mazda in stock now');
      expect(brand.length).toBeGreaterThan(2);
      expect(brand.length).toBeLessThanOrEqual(8);
      for (const vehicle of brand) expect(mazdas).toContain(vehicle);
      const place = await ask('/locations/the-hill');
      const there = vehiclesIn(place, 'In stock here');
      expect(there.length).toBeGreaterThan(2);
      expect(there.length).toBeLessThanOrEqual(8);
      expect(linksIn(place).some((href) => /^\/search\?.*location_name=State/.test(href))).toBe(true);
      const page = await ask(placesPage);
      expect(vehiclesIn(page, pageList.title)).toHaveLength(pageList.limit);
      expect(linksIn(page)).toContain('/search?sortBy=price-asc');
    });

    test('[LOC-06] a place shows the stock of the place that it distributes for and no other; one that has none shows none', async () => {
      const ask = async (path: string) => (await askSite(host, path)).body;
      const filters = 'location_id:state-street-main';
      const { hits } = foundIn(await searchAt(host, await searchKeyOf(host), { filters }));
      const main = hits.map(({ slug }) => `/cars/${slug}`);
      const there = vehiclesIn(await ask('/locations/the-hill'), 'In stock here');
      expect(there.length).toBeGreaterThan(2);
      expect(there.filter((vehicle) => !main.includes(vehicle))).toEqual([]);
      expect(withoutScripts(await ask('/locations/signal-corner'))).not.toContain('In stock here');
    });

    test('[LOC-01] [LOC-02] blocks and cards show their places on one page', onePart(), async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${originOf(host)}${placesPage}`);

      await test.step('blocks show the places of their filter, under each other, in columns or as a row that turns [LOC-01]', async () => {
        const corner = 'Signal Street';
        const expected: Readonly<Record<(typeof placeBlocks)[number]['filter'], readonly string[]>> = {
          primary: ['Signal Street Sales'],
          sales: ['Signal Street Sales', 'Signal Hill Sales'],
          service: ['Signal Street Service', 'Signal Depot Service'],
          parts: ['Signal Street Parts'],
          'service-and-parts': [corner, 'Signal Depot Service'],
          all: [corner, 'Signal Hill Sales', 'Signal Depot Service'],
          'signal-depot': ['Signal Depot Service'],
        };
        const topsOf = (cards: Locator) =>
          cards.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
        for (const { title, filter, layout } of placeBlocks) {
          const block = page
            .locator('section')
            .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
          const cards = block.getByRole('article');
          await expect(cards.getByRole('heading', { level: 3 }), filter).toHaveText([...expected[filter]]);
          const turns = block.getByRole('region', { name: title });
          await expect(turns).toHaveCount(layout === 'carousel' ? 1 : 0);
          const tops = await topsOf(cards);
          expect(new Set(tops).size, `rows of ${filter}`).toBe(layout === 'section' ? tops.length : 1);
        }
      });

      await test.step('a card says where a place is, whom to call, when it is open, its licences and rating, and how to get there [LOC-02]', async () => {
        const block = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name: 'Places: all' }) });
        const card = block.getByRole('article').first();
        await card.scrollIntoViewIfNeeded();
        await expect(card.getByRole('img', { name: 'Signal Street Sales, seen from outside' })).toBeVisible();
        await expect(card.getByRole('group').or(card.locator('address'))).toContainText(
          '8 Signal StreetBallarat VIC 3350',
        );
        for (const [department, number] of [
          ['Sales', '0355507500'],
          ['Service', '0355507501'],
          ['Parts', '0355507502'],
        ] as const) {
          await expect(card.getByText(department, { exact: true })).toBeVisible();
          await expect(card.locator(`a[href="tel:+61${number.slice(1)}"]`)).toBeVisible();
        }
        await expect(card.getByText(/^(Open|Closed) now$/)).toBeVisible();
        const hours = card.getByRole('table', { name: 'Opening hours, Signal Street' });
        await expect(hours.getByRole('row', { name: /^Mon-Fri/ })).toBeVisible();
        for (const licence of [
          'Motor dealer licence VIC LMCT 00098 (test)',
          'Motor vehicle repairer licence VMIA 00098 (test)',
        ])
          await expect(card.getByText(licence)).toBeVisible();
        await expect(card.getByRole('img', { name: 'Rated 4.6 out of 5' })).toBeVisible();
        await expect(card.getByRole('link', { name: 'Contact us, Signal Street' })).toHaveAttribute(
          'href',
          '/locations/signal-corner#enquiry',
        );
        await expect(card.getByRole('link', { name: 'Get Directions, Signal Street' })).toHaveAttribute(
          'href',
          /^https:\/\/.*-37\.5622/,
        );
      });
    });
  });
}

for (const { host, template, block } of placeSites) {
  test(`[LOC-01] the home page of template ${template.toUpperCase()} shows the places that its site asks for: ${block.filter}, as ${block.layout}`, async ({
    reader,
  }) => {
    const names = {
      all: ['Signal Street', 'Signal Hill Sales', 'Signal Depot Service'],
      primary: ['Signal Street Sales'],
      service: ['Signal Street Service', 'Signal Depot Service'],
      'signal-hill': ['Signal Hill Sales'],
    }[block.filter];
    await reader.setContent(withoutScripts((await askSite(host)).body), { waitUntil: 'commit' });
    const title = names.length === 1 ? 'Where we are' : 'Our locations';
    const section = reader
      .locator('section')
      .filter({ has: reader.getByRole('heading', { level: 2, name: title, exact: true }) });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([...names]);
    await expect(section.getByRole('region', { name: title })).toHaveCount(block.layout === 'carousel' ? 1 : 0);
  });
}
