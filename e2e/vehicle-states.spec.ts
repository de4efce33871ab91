// The vehicle page at its limits: with everything, with nothing, sold, and with words longer than any screen.

import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from './fixtures/vehicle-states/state-sites';
import { featuresOfFull, gridNumber, hiddenEnd } from './fixtures/vehicle-states/state-vehicles';
import { expectAccessible } from './pages/accessibility';
import { awake, hold } from './pages/deferred-parts';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { readThrough } from './pages/shifts';
import { statePath } from './pages/vehicle-html';
import { oneSize, partIn } from './sites';
import { originOf } from './stack/address-book';

/** Widths of phones, tablets and desktops in px; the height stays. */
const widths = [320, 390, 820, 1440];

/** What stands beyond the edge of the page: nothing in sight, cut off or not, may be wider than the screen. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const beyond = [
      ...document.querySelectorAll('main h1, main h2, main h3, main p, main dd, main dt, main li, main a'),
    ]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      // What scrolls or turns by itself may go on beyond the edge.
      .filter((element) => element.closest('nav, ul[role=list], [aria-roledescription=carousel]') === null)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    return { over: Math.max(0, scrollWidth - clientWidth), beyond: beyond.slice(0, 3) };
  });

for (const template of templates) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(stateSite(template).host), contextOptions: { reducedMotion: 'reduce' } });
    const onePart = partIn(template, 'vehicle-states');

    for (const [what, stocknum] of [
      ['a sold vehicle', gridNumber('car', 'sold')],
      ['a vehicle with nothing', 'SS-BARE'],
      ['a vehicle with everything', 'SS-FULL'],
    ] as const) {
      test(`axe finds nothing on the page of ${what}`, onePart(), async ({ page }) => {
        await page.goto(statePath(stocknum));
        await readThrough(page);
        await whenQuiet(page);
        await expectAccessible(page, what);
      });
    }

    test('nothing is wider than the screen, whatever a feed holds', oneSize(template), async ({ page }) => {
      await page.goto(statePath('SS-LONG'));
      await readThrough(page);
      await whenQuiet(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await widest(page), `at ${width} px`).toEqual({ over: 0, beyond: [] });
      }
    });

    test(
      'a vehicle is shared, its features and small print unfold and fold, and its map is one press away [VDP-01/share] [VDP-01/features] [FIN-10] [VDP-04]',
      onePart(),
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(statePath('SS-FULL'));
        await whenInteractive(page);
        await page.getByRole('button', { name: 'Share', exact: true }).click();
        const toast = page.getByText('Copied 2022 Toyota Corolla to your clipboard!');
        await expect(toast.first()).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(`${originOf(stateSite(template).host)}${statePath('SS-FULL')}`);

        const features = page.locator('#features');
        await features.scrollIntoViewIfNeeded();
        await expect(features.getByText('Feature number 8', { exact: true })).toBeVisible();
        await expect(features.getByText('Feature number 9', { exact: true })).toBeHidden();
        await features.getByRole('button', { name: `Show all ${featuresOfFull} features` }).click();
        await expect(features.getByText(`Feature number ${featuresOfFull}`, { exact: true })).toBeVisible();
        await features.getByRole('button', { name: 'Hide features' }).click();
        await expect(features.getByText('Feature number 9', { exact: true })).toBeHidden();

        // The calculator's code comes after the small print was unfolded, and leaves it so.
        const goOn = await hold(page, '**/_next/static/chunks/**');
        const finance = page.locator('#finance');
        await finance.scrollIntoViewIfNeeded();
        const small = finance.locator('details').filter({ hasText: "Lender's own words." });
        const own = small.getByText("Lender's own words.");
        await expect(own).toBeHidden();
        await small.getByText('Show More').click();
        await expect(own).toBeVisible();
        goOn();
        await whenQuiet(page);
        await awake(page, '#finance input[type=radio]');
        await expect(own).toBeVisible();
        await small.getByText('Show Less').click();
        await expect(own).toBeHidden();

        await page.getByRole('link', { name: 'Map: State Street Lakeside Sales' }).click();
        await expect(page.locator('#vehicle-map').getByText('This vehicle is in Shepparton')).toBeInViewport();
        const directions = page.locator('#vehicle-map').getByRole('link', { name: 'Get Directions' });
        await expect(directions).toHaveAttribute('target', '_blank');
        expect((await directions.boundingBox())?.height).toBeGreaterThanOrEqual(24);
        await expect(toast).toHaveCount(0);
      },
    );

    test('long comments unfold and fold [VDP-03] [VDP-01/comments]', onePart(), async ({ page }) => {
      await page.goto(`${originOf(stateSite(template, 'plain').host)}${statePath('SS-FULL')}`);
      await whenInteractive(page);
      const comments = page.locator('#comments');
      await comments.scrollIntoViewIfNeeded();
      const text = () => comments.locator('p').first().innerText();
      expect(await text()).not.toContain(hiddenEnd);
      await comments.getByRole('button', { name: 'Show More' }).click();
      await expect.poll(text).toContain(hiddenEnd);
      await comments.getByRole('button', { name: 'Show Less' }).click();
      await expect.poll(text).not.toContain(hiddenEnd);
    });
  });
}
