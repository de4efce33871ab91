// Addresses of offers, what a dealer without them shows, and the same without scripts.
import { expect, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { someone } from '../pages/enquiry-form';
import { canonicalOf, headingOf, offersOf, withoutScripts } from '../pages/html';
import { statePath } from '../pages/vehicle-html';
import { partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite, askSitemap } from '../stack/ask';
import { leadsOf } from '../stack/leads';

const group = 'harbour-city.localhost';
const franchise = 'meridian-nissan.localhost';
const lane = 'lantern-lane.localhost';
const without = 'ironbark-trucks.localhost';

test('an offer has one address on a site, by its manufacturer or by its id alone [ROUTE-05]', async () => {
  const places = async (host: string, path: string) => {
    const { status, headers } = await askSite(host, path);
    const { pathname, search } = new URL(headers.location ?? '', 'http://x');
    return status === 308 || status === 301 ? `${pathname}${search}` : status;
  };
  // Many makes: the manufacturer is part of it, where the offer has one.
  expect(await places(group, '/offers/nissan/x-trail-accessories')).toBe(200);
  expect(await places(group, '/offers/x-trail-accessories')).toBe('/offers/nissan/x-trail-accessories');
  expect(await places(group, '/offers/kia/x-trail-accessories')).toBe('/offers/nissan/x-trail-accessories');
  // A redirect is kept for every query, and each request brings its own advertisement along.
  for (const query of ['?utm_source=mail', '?utm_source=flyer'])
    expect(await places(group, `/offers/x-trail-accessories${query}`)).toBe(
      `/offers/nissan/x-trail-accessories${query}`,
    );
  expect(await places(group, '/offers/weekend-ev')).toBe(200);
  expect(await places(group, '/offers/kia/weekend-ev')).toBe('/offers/weekend-ev');
  // One make: never.
  expect(await places(franchise, '/offers/x-trail-accessories')).toBe(200);
  expect(await places(franchise, '/offers/nissan/x-trail-accessories')).toBe('/offers/x-trail-accessories');
  // Unknown, another dealer's, one that excludes this site, too deep.
  for (const path of [
    '/offers/no-such',
    '/offers/full-tank',
    '/offers/nissan/leaf-wallbox',
    '/offers/a/b/weekend-ev',
  ]) {
    expect(await places(group, path), path).toBe(404);
  }
  expect(await places(franchise, '/offers/leaf-wallbox')).toBe(200);

  const sitemap = (await askSitemap(group)).body;
  for (const path of ['/special-offers', '/offers/nissan/x-trail-accessories', '/offers/weekend-ev'])
    expect(sitemap).toContain(`${path}</loc>`);
});

test('a search without results says so in its words and leads back to everything [SRCH-09] [ERRS-01/empty-cars]', async () => {
  for (const [path, words, all] of [
    [
      '/search?query=zzzzzzzz',
      'No results found for your search at this time. Please try adjusting the filters for more results.',
      '/search',
    ],
    [
      '/special-offers?category=Finance+offer&query=zzzzzzzz',
      'There appears to be no offers currently available that meet the conditions of your search',
      '/special-offers',
    ],
  ] as const) {
    const { status, body } = await askSite(group, path);
    expect(status).toBe(200);
    const seen = withoutScripts(body);
    expect(seen).toContain('No Results Available');
    expect(seen).toContain(words);
    const clear = [...seen.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Clear Filters/g)];
    expect(clear.map(([, href]) => href)).toContain(all);
    expect(body).toContain('content="noindex, follow"');
  }
});

test('a search without results leads to the same search without one of its filters', async () => {
  const { body } = await askSite(group, '/search/kia?query=zzzzzzzz');
  const ways = [...withoutScripts(body).matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Without ([^<]*)/g)];
  // The word stands in no vehicle: leaving Kia out would find nothing either, and is not proposed.
  expect(ways.map(([, href, name]) => [href, name?.replace(/\d+ vehicles?$/, 'some')])).toEqual([
    ['/search/kia', '“zzzzzzzz”: some'],
  ]);
});

test('offers are narrowed and enquired about without scripts, and search engines keep a few of their lists', async () => {
  const list = async (query: string) => {
    const { body } = await askSite(lane, `/special-offers${query}`);
    return {
      offers: offersOf(body),
      heading: headingOf(body),
      canonical: canonicalOf(body),
      hidden: /noindex/.test(body),
    };
  };
  expect(await list('?category=&manufacturer=&query=')).toMatchObject({ canonical: '/special-offers', hidden: false });
  expect(await list('?manufacturer=toyota&category=')).toEqual({
    offers: ['/offers/toyota/tow-bar', '/offers/toyota/corolla-mats'],
    heading: 'Toyota special offers',
    canonical: '/special-offers?manufacturer=Toyota',
    hidden: false,
  });
  expect(await list('?query=tank')).toMatchObject({ offers: ['/offers/full-tank'], hidden: true });

  const plainEnquiry = async (host: string, path: string) => {
    const { body } = await askSite(host, path);
    const known = [...body.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]): [string, string] => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]);
    const who = someone();
    const answer = await askSite(host, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([...known, ...Object.entries(who), ['message', 'Which colour?']]).toString(),
    });
    expect(answer.status, answer.body).toBe(303);
    expect(answer.headers.location).toMatch(/\/success\?category=offer/);
    return leadsOf(who.name);
  };
  // About one vehicle: it goes along.
  expect(await plainEnquiry(lane, '/offers/toyota/corolla-mats')).toMatchObject([
    {
      category: 'offer',
      offer: 'corolla-mats',
      subject: 'Mats with this Corolla',
      vehicle: expect.stringContaining('Corolla'),
    },
  ]);
  // Of a group: the dealership that makes the offer answers, and nobody is asked which.
  expect(await plainEnquiry(group, '/offers/nissan/x-trail-accessories')).toMatchObject([
    { website_id: 'harbour-city', dealership: 'meridian-nissan', offer: 'x-trail-accessories', vehicle: null },
  ]);
});

for (const template of templates) {
  const onePart = partIn(template, 'offers of a system');

  test(
    `template ${template.toUpperCase()}: an offer says its rate, its comparison rate and its last day, and is gone after it (OFFR-02)`,
    onePart(),
    async ({ page }) => {
      const { host } = stateSite(template);
      await page.goto(`${originOf(host)}/special-offers`);
      const main = page.getByRole('main');
      const card = main.getByRole('article').filter({ hasText: 'A low rate on every Mazda' });
      for (const words of ['5.99% p.a.', 'Comparison rate 7.10% p.a.', 'Ends 31 December 2999'])
        await expect(card.getByText(words, { exact: true })).toBeVisible();
      await expect(main.getByText('A service that was free')).toHaveCount(0);
      await card.getByRole('link', { name: 'View offer' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'A low rate on every Mazda' })).toBeVisible();
      const size = async (words: string) => {
        const drawn = main.getByText(words, { exact: true });
        await expect(drawn).toBeVisible();
        return drawn.evaluate((element) => getComputedStyle(element).fontSize);
      };
      expect(await size('Comparison rate 7.10% p.a.')).toBe(await size('5.99% p.a.'));
      await size('Ends 31 December 2999');
      expect((await askSite(host, '/offers/long-over')).status).toBe(404);
    },
  );
}

test('an offer for a vehicle that has sold says so, and has no form (OFFR-02)', async () => {
  const { body } = await askSite(stateSite('a').host, '/offers/sold-tyres');
  const seen = withoutScripts(body);
  expect(headingOf(body)).toBe('New tyres on this CX-5');
  expect(seen).toContain('This vehicle has sold');
  expect(seen).not.toContain('action="/api/leads"');
  expect(seen).toMatch(new RegExp(`<a\\b[^>]*href="${statePath(gridNumber('car', 'sold'))}"`));
});

test('a dealer without offers has neither pages of offers nor links to them', async () => {
  for (const path of ['/special-offers', '/offers/full-tank', '/offers/kia/weekend-ev']) {
    expect((await askSite(without, path)).status, path).toBe(404);
  }
  for (const path of ['/', '/search', '/contact', '/sitemap.xml?part=pages-1']) {
    expect((await askSite(without, path)).body, path).not.toMatch(/special-offers|\/offers\//);
  }
  expect((await askSite(group, '/')).body).toContain('href="/special-offers"');
});
