// The price comparison of a vehicle's page: true figures, no more than is known, and nothing at all when it fails.

import { expect, type Page, test } from '@playwright/test';
import { hold } from '../pages/deferred-parts';
import { foundVehicle, foundVehicles } from '../pages/found-vehicles';
import { whenQuiet } from '../pages/quiet-page';
import { followShifts, forgetShifts, readThrough, shifts } from '../pages/shifts';
import { journeySites, partIn } from '../sites';
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

const searchCompared = async (host: string): Promise<string> => {
  for (const { path: address } of await foundVehicles(host, 'status:in_stock AND car_type:used')) {
    const { status, body } = await askSite(host, `${address}/autogauge`);
    expect(status, body).toBe(200);
    const answer = JSON.parse(body) as Comparison;
    if (isKnown(answer) && answer.confidence > 0.2 && answer.market_range_max >= answer.listing_price) return address;
  }
  throw new Error(`No vehicle of ${host} can be compared.`);
};

const compared = new Map<string, Promise<string>>();
/** Address of the first vehicle of a site that is compared. */
const comparedVehicle = (host: string): Promise<string> => {
  const address = compared.get(host) ?? searchCompared(host);
  compared.set(host, address);
  return address;
};

/** The answer that the page itself receives: imports of other tests change what there is to compare with. To be called first. */
const answerTo = async (page: Page): Promise<Known> => {
  const answer: Comparison = await (await page.waitForResponse(path)).json();
  if (!isKnown(answer)) throw new Error(`Nothing is compared any more: ${JSON.stringify(answer)}`);
  return answer;
};

/** An answer of the test's own in the place of the service's. */
const answerWith = (page: Page, changed: Partial<Comparison>): Promise<unknown> =>
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

/** Answers with which nothing is shown, and what the console says of each; others: ask-autogauge.test.ts. */
const failures: readonly [when: string, arrange: (page: Page) => Promise<unknown>, logged: string | null][] = [
  [
    'the service fails',
    (page) => page.route(path, (route) => route.fulfill({ status: 500, body: 'no' })),
    'Autogauge failed',
  ],
  [
    'the answer is empty',
    (page) => answerWith(page, { fill: null, market_range_min: null, market_range_max: null }),
    'No data returned',
  ],
  ['it is not sure enough', (page) => answerWith(page, { confidence: 0.2 }), null],
];

const gauge = (page: Page) => page.getByRole('img', { name: /in a market range of/ });
const mark = (page: Page) => page.getByRole('link', { name: /how the price compares/ });

for (const site of journeySites) {
  const onePart = partIn(site.template, 'price-comparison');
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });

    test('a comparison that comes late marks the price, moves nothing, and is shown whole where the mark leads [AUTO-01] [AUTO-02] [AUTO-03] [VDP-01/comparison] [VDP-08]', async ({
      page,
    }) => {
      const address = await comparedVehicle(site.host);
      await followShifts(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      const release = await hold(page, path);
      const asked = page.waitForRequest(path);
      const answered = answerTo(page);
      await page.goto(address);
      await asked;
      // What moves while the page loads is not this part's doing: the answer is held until then.
      await page.evaluate(async () => {
        await document.fonts.ready;
        Object.assign(window, { shifted: 0 });
      });
      await expect(mark(page)).toHaveCount(0);
      await expect(gauge(page)).toHaveCount(0);
      release();
      const { listing_price: price, market_range_min: min, market_range_max: max, fill } = await answered;
      const deal = fill < 0.65 ? 'Good Deal' : 'Great Deal';

      await test.step('the mark comes beside the price and moves nothing [AUTO-02]', async () => {
        await expect(mark(page)).toHaveAccessibleName(`${deal}: how the price compares`);
        await expect(mark(page)).toBeVisible();
        expect((await mark(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
        expect(await shifts(page)).toBeLessThan(0.01);
      });

      await test.step('the comparison moves nothing while the page is read through [AUTO-01]', async () => {
        await whenQuiet(page);
        await forgetShifts(page);
        await readThrough(page);
        await expect(gauge(page)).toHaveCount(1);
        expect(await shifts(page)).toBeLessThan(0.01);
      });

      await test.step('the mark leads to figures, their source and what is not counted [AUTO-01] [AUTO-03]', async () => {
        await mark(page).click();
        await expect(gauge(page)).toBeInViewport();
        await expect(gauge(page)).toHaveAccessibleName(
          `${dollars(price)} in a market range of ${dollars(min)} to ${dollars(max)}`,
        );
        expect(fill).toBeCloseTo(Math.min(1, Math.max(0, (max - price) / (max - min))));
        // The mark beside the price says the same, as a link.
        await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${deal}$`) })).toBeVisible();
        await expect(page.getByText(/^From \d+ comparable .* advertised by other dealers/)).toBeVisible();
        await expect(page.getByText(/our own stock, sold vehicles and repeated adverts are not counted/)).toBeVisible();
      });

      await test.step('its first line stands clear of the bar at the top edge [AUTO-01]', async () => {
        // Between phone and desktop, where the bar has two rows in template B.
        await page.setViewportSize({ width: 1023, height: 800 });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const bar = page.locator('div[data-shown]');
        await expect(bar).toHaveAttribute('data-shown', 'false');
        await mark(page).click();
        await expect(gauge(page)).toBeInViewport();
        await expect(bar).toHaveAttribute('data-shown', 'true');
        const covered = await bar.evaluate((element) => element.clientHeight);
        const verdict = page.getByRole('paragraph').filter({ hasText: new RegExp(`^${deal}$`) });
        await expect.poll(async () => (await verdict.boundingBox())?.y).toBeLessThan(800);
        expect((await verdict.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
      });
    });

    // In every template: each places its parts itself, and the browser may hold another of them still.
    test('a comparison that comes above a reader does not move what is read [AUTO-01]', async ({ page }) => {
      const address = await comparedVehicle(site.host);
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

    test(
      'a comparison that fails or says too little shows nothing and moves nothing [AUTO-03] [ERRS-01/autogauge] [VDP-08]',
      onePart(),
      async ({ page }) => {
        const address = await comparedVehicle(site.host);
        const logged: string[] = [];
        const broken: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        page.on('pageerror', ({ message }) => broken.push(message));
        await followShifts(page);
        for (const [when, arrange, words] of failures) {
          await test.step(`nothing is shown when ${when}`, async () => {
            logged.length = 0;
            await page.unroute(path);
            await arrange(page);
            const asked = page.waitForRequest(path);
            await page.goto(address);
            await whenQuiet(page);
            await forgetShifts(page);
            await readThrough(page);
            await asked;
            if (words !== null) await expect.poll(() => logged.join('\n')).toContain(words);
            await expect(gauge(page)).toHaveCount(0);
            await expect(mark(page)).toHaveCount(0);
            await expect(
              page.getByText(/How the price compares|Price against the market/).filter({ visible: true }),
            ).toHaveCount(0);
            expect(await shifts(page)).toBeLessThan(0.01);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          });
        }
        expect(broken).toEqual([]);
      },
    );

    test('the page of a sold vehicle fetches no comparison [AUTO-04]', onePart(), async ({ page }) => {
      const sold = await foundVehicle(site.host, 'status:sold');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(sold.path);
      await whenQuiet(page);
      await readThrough(page);
      expect(asked.filter((url) => url.endsWith('/autogauge'))).toEqual([]);
      await expect(gauge(page)).toHaveCount(0);
    });
  });
}
