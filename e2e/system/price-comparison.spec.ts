// The price comparison of a vehicle's page: true figures, no more than is known, and nothing at all when it fails.

import { expect, type Page, test } from '@playwright/test';
import { hold } from '../pages/deferred-parts';
import { whenQuiet } from '../pages/quiet-page';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { followShifts, forgetShifts, readThrough, shifts } from '../pages/shifts';
import { type JourneySite, journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

interface Comparison {
  readonly fill: number | null;
  readonly listing_price: number | null;
  readonly market_range_min: number | null;
  readonly market_range_max: number | null;
  readonly confidence: number | null;
  readonly description: string | null;
}
type Known = { readonly [Field in keyof Comparison]: NonNullable<Comparison[Field]> };

const isKnown = (answer: Comparison): answer is Known => Object.values(answer).every((value) => value !== null);
const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
const path = '**/cars/*/autogauge';

const vehiclesWith = async (host: string, filters: string): Promise<readonly string[]> => {
  const found = foundIn(await searchAt(host, await searchKeyOf(host), { filters }));
  return found.hits.map(({ slug }) => `/cars/${String(slug)}`);
};

/** Address of the first vehicle of a site that is compared. */
const comparedVehicle = async ({ host }: JourneySite): Promise<string> => {
  for (const address of await vehiclesWith(host, 'status:in_stock AND car_type:used')) {
    const { status, body } = await askSite(host, `${address}/autogauge`);
    expect(status, body).toBe(200);
    const told = JSON.parse(body) as Comparison;
    if (isKnown(told) && told.confidence > 0.2 && told.market_range_max >= told.listing_price) return address;
  }
  throw new Error(`No vehicle of ${host} can be compared.`);
};

/** What the page itself will be told: imports of other tests change what there is to compare with. To be asked first. */
const toldTo = async (page: Page): Promise<Known> => {
  const told: Comparison = await (await page.waitForResponse(path)).json();
  if (!isKnown(told)) throw new Error(`Nothing is compared any more: ${JSON.stringify(told)}`);
  return told;
};

const gauge = (page: Page) => page.getByRole('img', { name: /in a market range of/ });
for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });

    test('shows where the price stands, from how many, and what is not counted [AUTO-01] [AUTO-02] [AUTO-03]', async ({
      page,
    }) => {
      const address = await comparedVehicle(site);
      await followShifts(page);
      const told = toldTo(page);
      await page.goto(address);
      await whenQuiet(page);
      await forgetShifts(page);
      await readThrough(page);
      const { listing_price: price, market_range_min: min, market_range_max: max, fill } = await told;
      await expect(gauge(page)).toHaveAccessibleName(
        `${dollars(price)} in a market range of ${dollars(min)} to ${dollars(max)}`,
      );
      expect(fill).toBeCloseTo(Math.min(1, Math.max(0, (max - price) / (max - min))));
      // The mark beside the price says the same, as a link.
      const verdict = fill < 0.65 ? /^Good Deal$/ : /^Great Deal$/;
      await expect(page.getByRole('paragraph').filter({ hasText: verdict })).toBeVisible();
      await expect(page.getByText(/^From \d+ comparable .* advertised by other dealers/)).toBeVisible();
      await expect(page.getByText(/our own stock, sold vehicles and repeated adverts are not counted/)).toBeVisible();
      expect(await shifts(page)).toBeLessThan(0.01);
    });

    test('marks the price once the comparison is there, moves nothing, and leads to it [AUTO-01] [AUTO-02]', async ({
      page,
    }) => {
      const address = await comparedVehicle(site);
      await followShifts(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      const release = await hold(page, path);
      const asked = page.waitForRequest(path);
      const told = toldTo(page);
      await page.goto(address);
      await asked;
      // What moves while the page loads is not this part's doing: the answer is held until then.
      await page.evaluate(async () => {
        await document.fonts.ready;
        Object.assign(window, { shifted: 0 });
      });
      release();
      const deal = (await told).fill < 0.65 ? 'Good Deal' : 'Great Deal';
      const mark = page.getByRole('link', { name: `${deal}: how the price compares` });
      await expect(mark).toBeVisible();
      const box = await mark.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(await shifts(page)).toBeLessThan(0.01);
      await mark.click();
      await expect(gauge(page)).toBeInViewport();
    });

    test('leads to the whole of it, clear of the bar at the top edge [AUTO-01]', async ({ page }) => {
      const address = await comparedVehicle(site);
      // Between phone and desktop, where the bar has two rows in template B.
      await page.setViewportSize({ width: 1023, height: 800 });
      await page.goto(address);
      await page.getByRole('link', { name: /how the price compares/ }).click();
      await expect(gauge(page)).toBeInViewport();
      const bar = page.locator('div[data-shown]');
      await expect(bar).toHaveAttribute('data-shown', 'true');
      const covered = await bar.evaluate((element) => element.clientHeight);
      const verdict = page.getByRole('paragraph').filter({ hasText: /^(Good|Great) Deal$/ });
      expect((await verdict.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
    });

    test('comes above who reads on without moving what is read [AUTO-01]', async ({ page }) => {
      const address = await comparedVehicle(site);
      await page.setViewportSize({ width: 1440, height: 900 });
      const release = await hold(page, path);
      const asked = page.waitForRequest(path);
      await page.goto(address);
      await asked;
      await page.evaluate(() => document.fonts.ready);
      // Below its place, which template C has further down.
      const share = site.template === 'c' ? 0.9 : 0.7;
      await page.evaluate((to) => window.scrollTo(0, to * document.body.scrollHeight), share);
      const read = page.locator('h2, h3, p, li').filter({ visible: true });
      const inView = await read.evaluateAll((elements) =>
        elements.findIndex((element) => {
          const { top } = element.getBoundingClientRect();
          const isInFlow = (of: Element | null): boolean =>
            of === null || (!/sticky|fixed/.test(getComputedStyle(of).position) && isInFlow(of.parentElement));
          return top > 300 && top < window.innerHeight && isInFlow(element);
        }),
      );
      expect(inView, 'a line that is being read').toBeGreaterThanOrEqual(0);
      const line = await read.nth(inView).elementHandle();
      const before = await line?.boundingBox();
      release();
      await expect(gauge(page)).toHaveCount(1);
      expect((await gauge(page).boundingBox())?.y).toBeLessThan(0);
      await expect.poll(() => page.evaluate(() => document.querySelectorAll('[data-arrived]').length)).toBe(1);
      // The browser scrolls by whole pixels.
      expect(Math.abs(((await line?.boundingBox())?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThan(2);
    });

    const failures: readonly [string, (page: Page) => Promise<unknown>][] = [
      ['the service fails', (page) => page.route(path, (route) => route.fulfill({ status: 500, body: 'no' }))],
      ['there is no answer', (page) => page.route(path, (route) => route.abort())],
      ['the answer is no answer', (page) => page.route(path, (route) => route.fulfill({ body: '<html>' }))],
      ['the answer is empty', (page) => answer(page, { fill: null, market_range_min: null, market_range_max: null })],
      ['it is not sure enough', (page) => answer(page, { confidence: 0.2 })],
      ['the price is above the market', (page) => answer(page, { listing_price: 30_001 })],
    ];
    const answer = (page: Page, changed: Partial<Comparison>) =>
      page.route(path, (route) =>
        route.fulfill({
          json: {
            fill: 0.5,
            listing_price: 25_000,
            market_range_min: 20_000,
            market_range_max: 30_000,
            confidence: 0.9,
            description: 'From 12.',
            ...changed,
          },
        }),
      );
    // One part for all templates: what becomes of a failure is proven on one.
    for (const [when, arrange] of site.template === 'a' ? failures : []) {
      test(`shows nothing, and moves nothing, when ${when} [AUTO-03] [ERRS-01/autogauge]`, async ({ page }) => {
        const address = await comparedVehicle(site);
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        await followShifts(page);
        await arrange(page);
        const asked = page.waitForRequest(path);
        await page.goto(address);
        await whenQuiet(page);
        await forgetShifts(page);
        await readThrough(page);
        await asked;
        await expect(gauge(page)).toHaveCount(0);
        await expect(page.getByRole('link', { name: /how the price compares/ })).toHaveCount(0);
        await expect(
          page.getByText(/How the price compares|Price against the market/).filter({ visible: true }),
        ).toHaveCount(0);
        expect(await shifts(page)).toBeLessThan(0.01);
        if (when === 'the answer is empty') await expect.poll(() => logged.join('\n')).toContain('No data returned');
        else if (!/sure|above/.test(when)) await expect.poll(() => logged.join('\n')).toContain('Autogauge failed');
      });
    }

    test('asks nothing about a sold vehicle [AUTO-04]', async ({ page }) => {
      const [sold] = await vehiclesWith(site.host, 'status:sold');
      if (sold === undefined) throw new Error(`${site.host} has sold nothing lately.`);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(sold);
      await whenQuiet(page);
      await readThrough(page);
      expect(asked.filter((url) => url.endsWith('/autogauge'))).toEqual([]);
      await expect(gauge(page)).toHaveCount(0);
    });
  });
}
