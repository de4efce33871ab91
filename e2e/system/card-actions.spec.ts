// What a card leads to: a main action, one beside it, and the others in a menu, as the server sends it and as it is used.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { hold } from '../pages/deferred-parts';
import { withoutScripts } from '../pages/html';
import { readPage } from '../pages/read-page';
import { searchPage, whenInteractive } from '../pages/search-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

for (const { host, template } of journeySites)
  test(`template ${template.toUpperCase()}: each card of a vehicle that can be had leads on by Explore Vehicle [CARD-02/explore]`, async () => {
    const body = withoutScripts((await askSite(host, '/search')).body);
    const cards = body.match(/<article\b.*?<\/article>/gs)?.filter((card) => card.includes('href="/cars/')) ?? [];
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards.filter((shown) => !shown.includes('Find Me Something Similar'))) {
      const explore = [...card.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Explore Vehicle/g)];
      expect(explore.map(([, href]) => href)).toHaveLength(1);
      expect(card).toContain(`href="${explore[0]?.[1]}"`);
    }
  });

/** Words of what can be done, as they stand on a card, in its menu, and how many lines they take there. */
const actionsOf = (card: Locator) =>
  card.evaluate((article) => {
    const button = article.querySelector('button[popovertarget]');
    const menu = button?.nextElementSibling;
    const seen = (elements: Iterable<Element>) => [...elements].filter((element) => element.checkVisibility());
    const beside = seen(button?.parentElement?.querySelectorAll(':scope > a') ?? []);
    const boxes = [...beside, ...(button === null ? [] : [button])].map((element) => element.getBoundingClientRect());
    const words = (element: Element) => (element.textContent ?? '').split(/ (?=\d{4} )/)[0] ?? '';
    return {
      shown: beside.map(words),
      kept: [...(menu?.querySelectorAll('li') ?? [])]
        .filter((item) => getComputedStyle(item).display !== 'none')
        .map(words),
      inOneLine: Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom)),
      within: boxes.every(({ right }) => right <= article.getBoundingClientRect().right + 1),
    };
  });

/** Filters that stand beside the results reach further down than the first of these do. */
const expectFarFilterInSight = async (page: Page): Promise<void> => {
  await whenInteractive(page);
  const search = searchPage(page);
  const filters = await search.openFilters();
  const seats = await search.openFilter(filters, 'Seats');
  const box = seats.getByRole('checkbox').last();
  await box.scrollIntoViewIfNeeded();
  await box.check();
  await page.waitForURL(/seats=/);
  const features = await search.openFilter(filters, 'Features');
  await features.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  const inSight = () =>
    search.cards.evaluateAll((cards) =>
      cards.some((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }),
    );
  await expect.poll(inSight, 'whether a vehicle is in sight').toBe(true);
  const show = filters.getByRole('button', { name: /^Show Me \d+/ }).filter({ visible: true });
  await expect(show).toBeInViewport({ ratio: 1 });
  await expect(filters.getByRole('link', { name: 'Clear Filters' })).toBeInViewport({ ratio: 1 });
  await show.click();
  await expect(search.count).toBeInViewport();
};

for (const { host, template } of journeySites)
  test(`template ${template.toUpperCase()}: a card has a main action and one beside it in one line, and the others in a menu, at each width of results, home and similar vehicles; a filter far down leaves results in sight [CARD-02/finance]`, async ({
    page,
  }) => {
    const search = '/search?car_type=used&price=20000:60000';
    const results = await readPage(host, search);
    const vehicle = results.role('list', 'Search results').role('article').first.tag('a').first.attribute('href');
    for (const path of [search, '/', vehicle ?? '']) {
      await page.goto(`${originOf(host)}${path}`);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cards = page.getByRole('article').filter({ has: page.locator('button[popovertarget]') });
        expect(await cards.count(), path).toBeGreaterThan(0);
        for (const card of (await cards.all()).slice(0, 4)) {
          const { shown, kept, inOneLine, within } = await actionsOf(card);
          const where = `${path} ${width}`;
          // A tile of template C gives the place beside the main action to its repayment, where it has one.
          const least = template === 'c' && path !== search ? 1 : 2;
          expect([shown.length >= least && shown.length <= 2, inOneLine, within], where).toEqual([true, true, true]);
          expect(shown[0], where).toMatch(/^(Quick Enquiry|Enquire)/);
          expect(kept, where).toContain('Trade In');
          // Nothing twice, nothing lost.
          expect(new Set([...shown, ...kept]).size, where).toBe(shown.length + kept.length);
          expect([...shown, ...kept], where).toContain('Explore Vehicle');
        }
        if (path !== search) continue;
        await test.step(`a card offers finance, in its menu where it has no room, ${width} wide [CARD-02/finance]`, async () => {
          const card = cards.filter({ hasText: 'Get Finance' }).first();
          const { shown, kept } = await actionsOf(card);
          expect([...shown, ...kept]).toContain('Get Finance');
          const href = await card.locator('a', { hasText: 'Get Finance' }).first().getAttribute('href');
          expect(href).toMatch(/^\/personalised\/finance\?car_id=\d+$/);
        });
      }
      if (path === search)
        await test.step('a filter far down leaves results, their count and the way back in sight', () =>
          expectFarFilterInSight(page));
    }
  });

const harbour = journeySites.find(({ template }) => template === 'a')?.host ?? '';

/** The menu of the first card. */
const firstMenu = async (page: Page) => {
  const card = searchPage(page).cards.first();
  const name = /^\d{4} \S+/.exec((await card.getByRole('heading').textContent()) ?? '')?.[0] ?? 'no name';
  return {
    button: card.getByRole('button', { name: new RegExp(`^More for ${name}`) }),
    link: card.getByRole('link', { name: /^Trade In / }),
  };
};

test('the menu of a card opens by keyboard and leads on from there; Escape closes it and gives the focus back, a press elsewhere closes it too', async ({
  page,
}) => {
  await page.goto(`${originOf(harbour)}/search`);
  await whenInteractive(page);
  const { button, link } = await firstMenu(page);
  await expect(link).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expectAccessible(page, 'an open menu', { within: 'article:has(:popover-open)' });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /^\/(personalised|cars|book)/);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(link).toBeVisible();
  await searchPage(page).heading.click();
  await expect(link).toBeHidden();
  await button.press('Space');
  await link.press('Enter');
  await page.waitForURL(/\/cars\/trade-in\?car_id=/);
});

test('the menu of a card that is opened before scripts have come stays open when they do', async ({ page }) => {
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto(`${originOf(harbour)}/search`, { waitUntil: 'domcontentloaded' });
  const { button, link } = await firstMenu(page);
  await button.click();
  await expect(link).toBeVisible();
  release();
  await whenInteractive(page);
  await expect(link).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a card opens, closes and leads on', async ({ page }) => {
    await page.goto(`${originOf(harbour)}/search`);
    const { button, link } = await firstMenu(page);
    await button.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await button.click();
    await link.click();
    await page.waitForURL(/\/cars\/trade-in\?car_id=/);
  });
});
