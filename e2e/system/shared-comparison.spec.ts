// Comparisons that an address names (`/compare?cars=`): whoever opens it sees the vehicles as they are now.
import { expect, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { expectAccessible } from '../pages/accessibility';
import { type ComparedLine, compareTable } from '../pages/compare-table';
import { emittedEvents } from '../pages/emitted-events';
import { headingOf, withoutScripts } from '../pages/html';
import { whenInteractive } from '../pages/search-page';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { signIn, someNumber } from '../pages/sign-in';
import { statePath } from '../pages/vehicle-html';
import { elsewhere, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

/** Ids of a site's vehicles, by their stock numbers. */
const idsOf = async (host: string): Promise<(stocknum: string) => string> => {
  const { hits } = foundIn(await searchAt(host, await searchKeyOf(host), {}));
  const ids = new Map(hits.map(({ stocknum, id }) => [String(stocknum), String(id)]));
  return (stocknum) => {
    const id = ids.get(stocknum);
    if (id === undefined) throw new Error(`${host} lists no ${stocknum}.`);
    return id;
  };
};

const sold = gridNumber('car', 'sold');
/** A car, another of its kind, one that nobody has, and one that has sold. */
const compared = ['SS-FULL', 'SS-SAME-BODY', gridNumber('car', 'in_stock'), sold];
const noSuchId = '999999999';

const addressOf = (idOf: (stocknum: string) => string, stocknums: readonly string[]): string =>
  `/compare?cars=${stocknums.map(idOf).join(',')}`;

/** What differs is marked, and nothing else is. */
const expectTrueMarks = (lines: readonly ComparedLine[]): void => {
  for (const { name, values, isMarked } of lines) expect(isMarked, name).toBe(new Set(values).size > 1);
  expect(lines.some(({ isMarked }) => isMarked)).toBe(true);
  expect(lines.some(({ isMarked }) => !isMarked)).toBe(true);
};

for (const template of templates) {
  const { host } = stateSite(template);
  const onePart = partIn(template, 'shared-comparison');
  test.describe(`template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(host), viewport: { width: 390, height: 844 } });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'a link shows its vehicles side by side, marks what differs, and takes one out by another link',
        onePart(),
        async ({ page }) => {
          const idOf = await idsOf(host);
          const { region, columns, names, lines, price, onlyDifferences } = compareTable(page);
          await page.goto(addressOf(idOf, compared));
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toHaveText('Compare');
          await expect(main).toContainText('4 vehicles side by side');
          for (const [at, stocknum] of compared.entries())
            await expect(columns.nth(at)).toHaveAttribute('href', statePath(stocknum));
          await expect(columns).toHaveCount(4);
          // Who sends a comparison shows no page of its own to search engines.
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/compare$/);

          const prices = await price.getByRole('cell').allTextContents();
          for (const words of prices.slice(0, 3)) expect(words).toMatch(/\$[\d,]+/);
          expect(prices[3]).toContain('Unfortunately this vehicle recently sold.');
          expect(prices[3]).not.toContain('$');

          const all = await lines();
          expectTrueMarks(all);
          expect(all.find(({ name }) => name === 'Stock number')?.values).toEqual(compared);
          expect(all.every(({ values }) => values.length === 4)).toBe(true);
          await onlyDifferences.check();
          expect(await lines()).toEqual(all.filter(({ isMarked }) => isMarked));
          await onlyDifferences.uncheck();
          expect(await lines()).toEqual(all);

          // What only scripts can do is not there; what repayments are examples of is, in the words of the law (FIN-10).
          const scripted = /^(Save these vehicles|Add to my comparison|Copy link)$/;
          await expect(main.getByRole('button', { name: scripted })).toHaveCount(0);
          const terms = main.getByRole('region', { name: 'What the repayments are examples of' });
          const repaid = (await main.getByText(/a week|\/week|weekly/i).count()) > 0;
          await expect(terms).toHaveCount(repaid ? 1 : 0);
          if (repaid) await expect(terms).toContainText('WARNING: This comparison rate is true only');
          const [, second = '', ...others] = await names();
          for (const left of [3, 2, 1]) {
            await main
              .getByRole('link', { name: `Compare without ${left === 3 ? second : others[2 - left]}` })
              .first()
              .click();
            await expect(columns).toHaveCount(left);
          }
          await expect(page).toHaveURL(addressOf(idOf, ['SS-FULL']));
          await expect(region).toHaveAccessibleName('Comparison of 1 vehicle');
          await expect(main.getByRole('link', { name: /^Compare without/ })).toHaveCount(0);
          await expect(onlyDifferences).toHaveCount(0);
        },
      );
    });

    // Lists of template C's site are for comparing, those of the others are watchlists: each kind is kept once.
    const kept = template === 'a' ? { tag: elsewhere } : {};
    test(
      'a shared comparison scrolls in its own room on a phone, and its vehicles are kept by whoever opens it: on the device, or in a watchlist by way of sign-in',
      kept,
      async ({ page }) => {
        const isCompare = template === 'c';
        const idOf = await idsOf(host);
        const { region, columns, lines, onlyDifferences } = compareTable(page);
        await page.goto(addressOf(idOf, compared));
        await expect(columns).toHaveCount(4);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        // The names of the lines stay in sight while the keyboard moves the vehicles under them.
        const name = region.getByRole('rowheader', { name: /^Stock number/ });
        const before = await name.boundingBox();
        await region.focus();
        for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
        await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(40);
        expect((await name.boundingBox())?.x).toBe(before?.x);
        await onlyDifferences.check();
        const marked = await lines();
        expect(marked.length).toBeGreaterThan(0);
        expect(marked.every(({ isMarked }) => isMarked)).toBe(true);
        if (isCompare) await expectAccessible(page, 'a shared comparison on a phone');

        // What has sold is not kept, nor, where lists are for comparing, what has no picture (CARD-04).
        const messages = page.getByRole('region', { name: 'Messages' });
        const keep = page.getByRole('button', { name: isCompare ? 'Add to my comparison' : 'Save these vehicles' });
        await keep.click();
        if (isCompare) {
          await expect(messages).toContainText('1 vehicle is in your comparison.');
          await keep.click();
          await expect(messages).toContainText('They are in your list already.');
          await messages.getByRole('link', { name: 'See your list' }).first().click();
          await expect(page).toHaveURL('/compare');
          await expect(columns).toHaveCount(1);
          return;
        }
        await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
        const back = new URL(page.url()).searchParams.get('redirect') ?? '';
        let saved = 0;
        page.on('response', (answer) => {
          if (answer.ok() && answer.url().endsWith('/api/watchlist/save-car')) saved += 1;
        });
        await page.goto(await signIn(page, someNumber(), back));
        await expect.poll(() => saved).toBe(3);
        await expect(messages).toContainText('is now available in your watchlist');
        await page.goto('/watchlist');
        await expect(page.getByRole('article')).toHaveCount(3);
      },
    );

    test('a comparison says which vehicles of its address cannot be shown', onePart(), async ({ page }) => {
      const idOf = await idsOf(host);
      const other = 'harbour-city.localhost';
      const [foreign] = foundIn(await searchAt(other, await searchKeyOf(other), {})).hits;
      const read = async (cars: string) => {
        const { status, body } = await askSite(host, `/compare?cars=${cars}`);
        expect(status, cars).toBe(200);
        expect(headingOf(body), cars).toBe('Compare');
        const html = withoutScripts(body);
        return { html, vehicles: [...html.matchAll(/<th scope="col"/g)].length };
      };
      const [full, bare] = [idOf('SS-FULL'), idOf('SS-BARE')];
      for (const unknown of [noSuchId, String(foreign?.id)]) {
        const { html, vehicles } = await read(`${full},${unknown}`);
        expect(html).toContain('1 vehicle of this link is no longer listed.');
        expect(vehicles).toBe(1);
      }
      const many = await read([full, bare, ...compared.slice(1).map(idOf), noSuchId].join(','));
      expect(many.html).toMatch(/4 vehicles fit side by side; 2 more of this link/);
      expect(many.vehicles).toBe(4);
      expect((await read(`${full},${full}`)).vehicles).toBe(1);
      const gone = await read(`${noSuchId},${String(foreign?.id)}`);
      expect(gone.html).toContain('None of the vehicles of this link is listed any more.');
      for (const cars of ['', 'kia', encodeURIComponent('"><b>1</b>')]) {
        const none = await read(cars);
        expect(none.html).toContain('This link names no vehicle.');
        expect([none.vehicles, gone.vehicles]).toEqual([0, 0]);
      }
      expect((await askSite(stateSite(template, 'plain').host, `/compare?cars=${full}`)).status).toBe(404);

      await page.goto(`/compare?cars=${noSuchId}`);
      await expectAccessible(page, 'a comparison of vehicles that are gone');
      await page.getByRole('main').getByRole('link', { name: 'See your list' }).click();
      await expect(page).toHaveURL('/compare');
    });
  });
}

test('a link that is copied on one device opens the same comparison on another, where each kept vehicle emits an event [ANLY-01/e39]', async ({
  browser,
}) => {
  const origin = originOf('red-gum-yard.localhost');
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  await here.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mine = await here.newPage();
  await mine.goto(`${origin}/search`);
  await whenInteractive(mine);
  const ticks = mine.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  for (const at of [0, 1, 2]) {
    await ticks.nth(at).click();
    await expect(ticks.nth(at)).toBeChecked();
  }
  await mine.goto(`${origin}/compare`);
  const own = compareTable(mine);
  await expect(own.columns).toHaveCount(3);
  await mine.getByRole('button', { name: 'Copy link' }).click();
  await expect(mine.getByRole('region', { name: 'Messages' })).toContainText('Link to this comparison copied.');
  const copied = await mine.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/compare\?cars=\d+,\d+,\d+$/);
  await expect(mine.getByRole('link', { name: 'Open as a page to share' })).toHaveAttribute(
    'href',
    copied.replace(origin, ''),
  );

  const theirs = await there.newPage();
  await theirs.goto(copied);
  const { columns, names, lines } = compareTable(theirs);
  await expect(columns).toHaveCount(3);
  // The page before has columns, too.
  await expect.poll(names).toEqual(await own.names());
  expect(await lines()).toEqual(await own.lines());
  await theirs.getByRole('button', { name: 'Add to my comparison' }).click();
  const messages = theirs.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('3 vehicles are in your comparison.');
  const kept = (await emittedEvents(theirs, 39)).map(({ payload }) => payload);
  expect(kept.map(({ car_id }) => car_id).join(',')).toBe(copied.replace(/.*=/, ''));
  expect(new Set(kept.map(({ list }) => list))).toEqual(new Set(['compare']));
  await messages.getByRole('link', { name: 'See your list' }).click();
  await expect(columns).toHaveCount(3);
  // The page before has columns, too.
  await expect.poll(names).toEqual(await own.names());
  await Promise.all([here.close(), there.close()]);
});
