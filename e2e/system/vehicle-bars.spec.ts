// What stays at hand while a vehicle's page is read, and what unfolds on it, in every template: one visit for each.
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { whenInteractive } from '../pages/search-page';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The bar along the top edge: found by where it is, not by its classes. */
const barAtTop = (page: Page) => page.locator('div[data-shown]');

const expectKeyFactsToUnfold = async (page: Page): Promise<void> => {
  const facts = page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.locator('> dl') })
    .filter({ has: page.locator('> details > summary', { hasText: 'More key facts' }) });
  await expect(facts.locator('> dl dt')).toHaveText(['Odometer', 'Transmission', 'Fuel', 'Engine']);
  const more = facts.locator('> details dt');
  await expect(more.first()).toBeHidden();
  // Without waiting for scripts: the browser unfolds them.
  await facts.getByText('More key facts').click();
  await expect(more.first()).toBeVisible();
  expect(await more.count()).toBeGreaterThan(3);
  await facts.getByText('Fewer key facts').click();
  await expect(more.first()).toBeHidden();
};

const expectBarAfter500Pixels = async (page: Page): Promise<void> => {
  const bar = barAtTop(page);
  await scrollTo(page, 0);
  await expect(bar).toBeHidden();
  await scrollTo(page, 500);
  await expect(bar).toBeHidden();
  await scrollTo(page, 501);
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('2022 Toyota Corolla');
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0);
  await scrollTo(page, 0);
  await expect(bar).toBeHidden();
};

const expectMarkOfPartRead = async (page: Page): Promise<void> => {
  const bar = barAtTop(page);
  const links = bar.locator('nav a');
  const marked = bar.locator('nav a[aria-current="true"]');
  const ids = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).filter(Boolean);
  expect(ids.length).toBeGreaterThan(2);
  const bring = (id: string) =>
    page.evaluate((part) => document.querySelector(part)?.scrollIntoView({ behavior: 'instant', block: 'start' }), id);
  // Parts that stand beside each other begin together: any of them may be the one that is marked.
  const topOf = (id: string) =>
    page.evaluate((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN, id);
  for (const id of [...ids, ...ids.toReversed()]) {
    await bring(id);
    await expect(marked).toHaveCount(1);
    await expect
      .poll(async () => {
        const now = await marked.getAttribute('href');
        return now === null ? Number.NaN : Math.abs((await topOf(now)) - (await topOf(id)));
      })
      .toBeLessThan(300);
  }
  // From the very end, where none of them is read, to the very top.
  await scrollTo(page, 1_000_000);
  await expect(marked).toHaveCount(0);
  await scrollTo(page, 0);
  await expect(marked).toHaveCount(0);
  await scrollTo(page, 1_000_000);
  await expect(marked).toHaveCount(0);
};

const expectPartsToUnfold = async (page: Page): Promise<void> => {
  const part = page.locator('#specifications');
  await expect(part.getByText('Odometer')).toBeVisible();
  await expect(part.getByText('ANCAP rating')).toBeHidden();
  const [, count = ''] = /Show all (\d+) specifications/.exec((await part.textContent()) ?? '') ?? [];
  await part.getByText(/^Show all \d+ specifications$/).click();
  await expect(part.getByText('ANCAP rating')).toBeVisible();
  expect(await part.getByRole('term').count()).toBe(Number(count));
  await part.getByText('Hide specifications').click();
  await expect(part.getByText('ANCAP rating')).toBeHidden();
  const features = page.locator('#features');
  await expect(features.getByRole('listitem')).toHaveCount(8);
  await features.getByRole('button', { name: /^Show all \d+ features$/ }).click();
  expect(await features.getByRole('listitem').count()).toBeGreaterThan(8);
  await features.getByRole('button', { name: 'Hide features' }).click();
  await expect(features.getByRole('listitem')).toHaveCount(8);
};

const expectBarOfPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await scrollTo(page, 0);
  const bar = page.locator('[data-forward]');
  const edge = () => bar.evaluate((element) => getComputedStyle(element).borderTopWidth);
  await expect(bar).toBeVisible();
  await scrollTo(page, 900);
  await expect(bar).toHaveAttribute('data-forward', 'false');
  const before = await edge();
  await scrollTo(page, 901);
  await expect(bar).toHaveAttribute('data-forward', 'true');
  await expect.poll(edge).not.toBe(before);
  await expect(bar.getByRole('link', { name: 'Enquire' }).first()).toBeVisible();
};

/** Wherever a page is scrolled to, what it is about and the way to ask stay at hand: at the head, the foot, or both. */
const expectABarAt = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await scrollTo(page, 1500);
  await expect
    .poll(() => page.locator('div[data-shown="true"], [data-forward]').filter({ visible: true }).count())
    .not.toBe(0);
};

for (const template of templates) {
  test(`template ${template.toUpperCase()}: bars come with the scroll, and facts, specifications and features unfold [VDP-05] [VDP-01/key-info] [VDP-01/specs] [VDP-01/features]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${originOf(stateSite(template).host)}${statePath('SS-FULL')}`);
    await test.step('key information is four specifications, and more of them on demand [VDP-01/key-info]', () =>
      expectKeyFactsToUnfold(page));
    await whenInteractive(page);
    await test.step('the bar of the vehicle comes after 500 pixels of scroll, and goes again [VDP-05]', () =>
      expectBarAfter500Pixels(page));
    // Template A has no sections in its bar.
    if (template !== 'a')
      await test.step('the bar marks the part that is read, wherever the page is scrolled to [VDP-05]', () =>
        expectMarkOfPartRead(page));
    await test.step('specifications and features show all, or hide again [VDP-01/specs] [VDP-01/features]', () =>
      expectPartsToUnfold(page));
    await test.step('no width is without a bar [VDP-05]', async () => {
      for (const width of [768, 1024, 1199, 1200]) await expectABarAt(page, width);
    });
    await test.step('the bar of a phone changes its style after 900 pixels, and leads to the enquiry [VDP-05]', () =>
      expectBarOfPhone(page));
  });
}
