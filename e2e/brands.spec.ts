// Brands and models: what a dealer sells by name, each with its page, in every template.

import { expect, test } from '@playwright/test';
import { composedSites } from './fixtures/composed-homes/composed-homes';
import { expectAccessible } from './pages/accessibility';
import { expectToFit } from './pages/fits';
import { canonicalOf, headingOf, titleOf, withoutScripts } from './pages/html';
import { whenQuiet } from './pages/quiet-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite, askSitemap } from './stack/ask';

const group = 'harbour-city.localhost';
const franchise = 'meridian-nissan.localhost';

/** Where an address leads: its status, or the path that it sends on to. */
const placeOf = async (host: string, path: string): Promise<number | string> => {
  const { status, headers } = await askSite(host, path);
  return status >= 300 && status < 400 ? new URL(headers.location ?? '', 'http://x').pathname : status;
};

/** Addresses of the links of a list or page, each once. */
const linksIn = (html: string, pattern: RegExp): readonly string[] =>
  [...new Set([...withoutScripts(html).matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) => href))].filter(
    (href) => pattern.test(href),
  );

/** A brand of a site and a model of it that has a page. */
const namedOn = async (host: string) => {
  const brands = (await askSite(host, '/brands')).body;
  for (const brand of linksIn(brands, /^\/[a-z0-9-]+\/overview$/)) {
    const { body } = await askSite(host, brand);
    const list = /<ul[^>]*aria-label="[^"]+ models".*?<\/ul>/s.exec(withoutScripts(body))?.[0] ?? '';
    for (const model of linksIn(list, /^\/[a-z0-9-]+$/))
      if ((await placeOf(host, model)) === 200) return { brand, model };
  }
  throw new Error(`${host} has no brand with the page of a model.`);
};

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host), contextOptions: { reducedMotion: 'reduce' } });
    const onePart = partIn(site.template, 'brands');

    test('brands, a brand and a model have a title, an address, one heading and a way back [ROUTE-01/brands] [ROUTE-01/brand-overview]', {
      tag: '@desktop',
    }, async () => {
      const { brand, model } = await namedOn(site.host);
      const titles = new Set<string>();
      for (const path of ['/brands', brand, model]) {
        const { status, body } = await askSite(site.host, path);
        expect(status, path).toBe(200);
        expect(canonicalOf(body)).toBe(path);
        expect(body.match(/<h1\b/g), path).toHaveLength(1);
        expect(headingOf(body)).not.toBe('');
        expect(titleOf(body)).not.toBe('');
        titles.add(titleOf(body));
        const crumbs = /<nav[^>]*aria-label="Breadcrumbs?".*?<\/nav>/s.exec(body)?.[0] ?? '';
        expect(crumbs, path).toContain('href="/"');
        if (path === brand) expect(crumbs).toContain('href="/brands"');
        if (path === model) expect(crumbs).toContain(`href="${brand}"`);
        if (path !== '/brands') expect(body).toContain('id="enquire"');
      }
      expect(titles.size).toBe(3);
      const { body: sitemap } = await askSitemap(site.host);
      for (const path of ['/brands', brand, model]) expect(sitemap).toContain(`${path}</loc>`);
    });

    test('pages of brands, a brand and a model are accessible and fit the window', onePart(), async ({ page }) => {
      const { brand, model } = await namedOn(site.host);
      for (const path of ['/brands', brand, model]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await whenQuiet(page);
        await expectAccessible(page, path);
        await expectToFit(page, path);
      }
    });
  });
}

test('brands stand under their kinds with words and figures; a brand that skips its page leads to its fixed path', {
  tag: '@desktop',
}, async () => {
  const body = withoutScripts((await askSite(group, '/brands')).body);
  for (const kind of ['Cars', 'Motorcycles', 'Trucks', 'Our group'])
    expect(body).toMatch(new RegExp(`<h2[^>]*>${kind}<`));
  expect(body).toContain('All-wheel drive for school runs and snow runs.');
  for (const [figure, label] of [
    ['4+', 'locations'],
    ['8+', 'brands'],
    ['30+', 'years'],
  ] as const) {
    expect(body).toContain(figure);
    expect(body).toContain(label);
  }
  expect(linksIn(body, /./)).toContain('/search/mg');
  expect(await placeOf(group, '/mg/overview')).toBe('/search/mg');
  expect(await placeOf(group, '/no-such-brand/overview')).toBe(404);
});

test('a dealer of caravans and motorcycles that names no brand has its makes under those two kinds, as they are in stock [BRND-01]', {
  tag: '@desktop',
}, async () => {
  const body = withoutScripts((await askSite('saltbush-leisure.localhost', '/brands')).body);
  const main = /<main\b.*?<\/main>/s.exec(body)?.[0] ?? '';
  const kinds = [...main.matchAll(/<h2[^>]*>(Cars|Motorcycles|Trucks|Caravans|Our group)</g)].map(([, kind]) => kind);
  expect(kinds).toEqual(['Motorcycles', 'Caravans']);
  const listOf = (kind: string) => new RegExp(`<ul[^>]*aria-label="${kind}".*?</ul>`, 's').exec(main)?.[0] ?? '';
  for (const [kind, name] of [
    ['Motorcycles', 'BMW'],
    ['Motorcycles', 'Honda'],
    ['Caravans', 'Avida'],
    ['Caravans', 'Jayco'],
  ] as const)
    expect(listOf(kind)).toContain(`>${name}<`);
});

for (const { template, host } of composedSites) {
  test.describe(`the brands of template ${template.toUpperCase()}`, () => {
    const onePart = partIn(template, 'sales-counter');

    test('brands stand under car, motorcycle, truck and group with their words and the figures of the group; a brand without a logo is type [BRND-01]', {
      tag: '@desktop',
    }, async () => {
      const body = withoutScripts((await askSite(host, '/brands')).body);
      const main = /<main\b.*?<\/main>/s.exec(body)?.[0] ?? '';
      for (const [kind, name, words] of [
        ['Cars', 'Block Cars', 'Cars with four corners.'],
        ['Motorcycles', 'Round Wheels', 'Two of them on each.'],
        ['Trucks', 'Long Loads', 'Trucks that go around the block.'],
        ['Our group', 'Block Street Fleet', 'All of it, for businesses.'],
      ] as const) {
        expect(main).toMatch(new RegExp(`<h2[^>]*>${kind}<`));
        const list = new RegExp(`<ul[^>]*aria-label="${kind}".*?</ul>`, 's').exec(main)?.[0] ?? '';
        expect(list).toContain(`>${name}<`);
        expect(list).toContain(words);
        expect(list).not.toContain('<img');
      }
      for (const [figure, label] of [
        ['50+', 'locations'],
        ['40+', 'brands'],
        ['30+', 'years'],
      ] as const) {
        expect(main).toContain(`>${figure}<`);
        expect(main).toContain(`>${label}<`);
      }
      expect(linksIn(main, /./)).toEqual(expect.arrayContaining(['/search', '/round-wheels/overview']));
    });

    test(
      'the counter of sales goes by the clock of Brisbane, anew every 150 seconds and from nothing each month [CNTR-01]',
      onePart('@desktop'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.install({ time: new Date('2026-03-16T12:05:10+10:00') });
        await page.goto(`${originOf(host)}/brands`);
        const figure = page
          .locator('dl > div')
          .filter({ has: page.getByText('Sales this Month', { exact: true }) })
          .getByRole('definition');
        // What is seen is hidden from those who listen: they find the same number beside it, which doesn't run.
        const seen = figure.locator('[aria-hidden="true"]');
        const counted = async () => Number((await seen.innerText()).replaceAll(/[^0-9]/g, '') || 'NaN');
        // 15 days of 192, and one for each 450 seconds of today.
        await expect.poll(counted).toBe(15 * 192 + 96);
        await page.clock.runFor(151_000);
        await expect.poll(counted).toBe(15 * 192 + 97);
        await expect(figure).toHaveText(/^2,9772,977$/);
        await page.clock.setSystemTime(new Date('2026-04-01T00:00:10+10:00'));
        await page.clock.runFor(151_000);
        await expect.poll(counted).toBe(0);

        await test.step('it runs to its new number where motion is no trouble, and is there at once where it is', async () => {
          const passed = () => page.evaluate(() => (window as { figures?: number[] }).figures ?? []);
          const watch = () =>
            seen.evaluate((element) => {
              const figures: number[] = [];
              Object.assign(window, { figures });
              new MutationObserver(() => {
                figures.push(Number((element.textContent ?? '').replaceAll(',', '')));
              }).observe(element, { characterData: true, childList: true, subtree: true });
            });
          const goTo = async (day: number) => {
            await page.clock.setSystemTime(new Date(`2026-04-${day}T00:00:10+10:00`));
            await page.clock.runFor(151_000);
            await expect.poll(counted).toBe((day - 1) * 192);
          };
          await watch();
          await goTo(10);
          expect(await passed()).toEqual([9 * 192]);
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await goTo(20);
          expect((await passed()).filter((figure) => figure > 9 * 192 && figure < 19 * 192)).not.toEqual([]);
        });
      },
    );
  });
}

test('a dealer who has not turned the counter on shows none [CNTR-01]', { tag: '@desktop' }, async () => {
  for (const { host } of journeySites) expect((await askSite(host, '/brands')).body).not.toContain('Sales this Month');
});

test('the model of an offer has a page, or stands where its override leads; a model without offer and stock has none', {
  tag: '@desktop',
}, async () => {
  const waysOf = async (host: string, path: string) => linksIn((await askSite(host, path)).body, /./);
  expect(await waysOf(franchise, '/offers/x-trail-accessories')).toContain('/search/nissan/x-trail');
  expect(await placeOf(franchise, '/x-trail')).toBe('/search/nissan/x-trail');
  expect(await waysOf(franchise, '/offers/juke-rate')).toContain('/juke');
  expect(await placeOf(franchise, '/juke')).toBe(200);
  expect(await placeOf(franchise, '/no-such-model')).toBe(404);
  const { body: sitemap } = await askSitemap(franchise);
  const range = await waysOf(franchise, '/nissan/overview');
  expect(range).toContain('/juke');
  expect(range).not.toContain('/x-trail');
  expect(sitemap).toContain('/juke</loc>');
  expect(sitemap).not.toContain('/x-trail</loc>');
});

test('offers lead to the page of their model, or to where its override leads, and show on no site that they leave out [OFFR-02]', {
  tag: '@desktop',
}, async () => {
  for (const [host, offer, model] of [
    [group, '/offers/kia/kia-ev6-rate', '/search/kia/ev6'],
    [group, '/offers/kia/kia-sportage-service', '/sportage'],
    [franchise, '/offers/x-trail-accessories', '/search/nissan/x-trail'],
    [franchise, '/offers/juke-rate', '/juke'],
    ['red-gum-yard.localhost', '/offers/hyundai/kona-rate', '/kona'],
  ] as const) {
    const { status, body } = await askSite(host, offer);
    expect(status, `${host}${offer}`).toBe(200);
    expect(linksIn(body, /./), `${host}${offer}`).toContain(model);
    expect(await placeOf(host, model), `${host}${model}`).toBe(200);
  }
  expect(await placeOf(franchise, '/offers/leaf-wallbox')).toBe(200);
  expect(await placeOf(group, '/offers/nissan/leaf-wallbox')).toBe(404);
});
