// Menus of the dealer's own making, on one site of each template: what they hold, how they open, and the phone's sheet.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { whenInteractive } from '../pages/search-page';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

/** What each demo site's menu shows: the entry, a link with a count, a picture or tile, and the words of its feature. */
const menus = {
  a: { entry: 'Brands', opens: 'hover', link: 'Mazda', at: '/search/mazda', feature: "This month's special offers" },
  b: {
    entry: 'New Nissan',
    opens: 'hover',
    link: 'SUVs',
    at: '/search/new-cars?body=SUV',
    feature: 'Rates and accessories this month',
  },
  c: { entry: 'Bodies', opens: 'click', link: 'Mazda', at: '/used-car/mazda', feature: 'See the special offers' },
} as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const burger = (page: Page) => page.locator('summary[aria-label="Menu"]');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const numberIn = async (link: Locator): Promise<number> => Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);

for (const { host, name, template } of journeySites) {
  const { entry, opens, link, at, feature } = menus[template];
  test.describe(`${name}, template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(host) });
    const onePart = partIn(template, 'navigation');

    test(`the menu marks the page shown, opens by ${opens} with its groups and feature, and says how many each search finds [NAVI-01]`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.setViewportSize({ width: 1440, height: 900 });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto('/contact');
      await whenInteractive(page);
      expect(fetched).not.toContain('/menu-counts.json');
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText(['Contact']);
      const trigger = bar(page).getByText(entry, { exact: true }).first();
      const found = bar(page)
        .getByRole('link', { name: new RegExp(`^${link}`) })
        .first();
      await trigger.hover();
      if (opens === 'click') {
        // Longer than a pointer has to rest where it opens a menu.
        await page.clock.runFor(2_000);
        await expect(found).not.toBeVisible();
        await trigger.click();
      }
      await expect(found).toBeVisible();
      await expect(bar(page).getByText(feature)).toBeVisible();
      await expectAccessible(page, 'an open menu', { within: 'body > header' });
      await expect(found).toHaveText(/\d/);
      const count = await numberIn(found);
      const { body } = await askSite(host, '/menu-counts.json');
      expect(JSON.parse(body)).toHaveProperty([at], String(count));
      await page.keyboard.press('Escape');
      await expect(found).not.toBeVisible();
      // The keyboard goes the same way.
      const own =
        template === 'a'
          ? bar(page).getByRole('link', { name: entry, exact: true })
          : trigger.locator('xpath=ancestor-or-self::summary');
      await page.mouse.move(700, 890);
      await own.focus();
      await page.keyboard.press('ArrowDown');
      await expect(found).toBeVisible();
      await found.click();
      await page.waitForURL((url) => `${url.pathname}${url.search}` === at);
      await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toContainText(String(count));
    });

    test(
      'a link pointed at is fetched ahead, a press shows its page in place, and a press with Ctrl opens a tab',
      onePart(),
      async ({ page, context }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const ahead: string[] = [];
        page.on('request', (request) => {
          if (request.headers()['next-router-prefetch'] !== undefined) ahead.push(new URL(request.url()).pathname);
        });
        await page.goto('/contact');
        await whenInteractive(page);
        const stock = page.getByRole('contentinfo').locator('a[href^="/"]').first();
        const path = (await stock.getAttribute('href')) ?? '';
        expect(ahead).toEqual([]);
        await stock.hover();
        await expect.poll(() => ahead).toContain(path.replace(/[?#].*$/s, ''));
        const opened = context.waitForEvent('page');
        await stock.click({ modifiers: ['ControlOrMeta'] });
        await (await opened).close();
        await expect(page).toHaveURL(/\/contact$/);
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
        await stock.click();
        await page.waitForURL((url) => url.pathname !== '/contact');
        expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      },
    );

    test(
      "the phone's menu covers the page and closes by its sign, Escape and the way back [NAVI-01]",
      onePart(),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/special-offers');
        await page.goto('/contact');
        await whenInteractive(page);
        const open = async () => {
          await burger(page).click();
          await expect(sheet(page)).toBeVisible();
          const box = await sheet(page).boundingBox();
          expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([390, 844]);
        };
        await open();
        await expectAccessible(page, "the phone's menu", { within: 'dialog[open]' });
        await sheet(page).getByRole('button', { name: 'Close' }).click();
        await expect(sheet(page)).toBeHidden();
        await expect(burger(page)).toBeFocused();
        await open();
        await page.keyboard.press('Escape');
        await expect(sheet(page)).toBeHidden();
        await open();
        await page.goBack();
        await expect(sheet(page)).toBeHidden();
        expect(new URL(page.url()).pathname).toBe('/contact');
        // A link leads on, and the way back from there is this page, without its menu.
        await open();
        await sheet(page).getByText(entry, { exact: true }).click();
        await sheet(page)
          .getByRole('link', { name: new RegExp(`^${link}`) })
          .first()
          .click();
        await page.waitForURL((url) => `${url.pathname}${url.search}` === at);
        await expect(sheet(page)).toBeHidden();
        await page.goBack();
        await page.waitForURL('**/contact');
        await expect(sheet(page)).toBeHidden();
        await page.goBack();
        await page.waitForURL('**/special-offers');
      },
    );

    test('the menus lead on without scripts, and the name of the dealer breaks at no width [NAVI-01]', async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: originOf(host) });
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto('/contact');
      await burger(page).click();
      const plain = page.getByRole('navigation', { name: 'Menu' });
      await plain.getByText(entry, { exact: true }).click();
      await expect(plain.getByRole('link', { name: new RegExp(`^${link}`) }).first()).toHaveAttribute('href', at);
      const words = page.locator('header a').first().locator('span');
      for (const word of await words.all()) {
        const fits = await word.evaluate(
          (element) => element.scrollWidth <= element.clientWidth + 1 || getComputedStyle(element).display === 'inline',
        );
        expect(fits).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1440, height: 900 });
      const trigger = bar(page).getByText(entry, { exact: true }).first();
      if (template === 'a') await trigger.hover();
      else await trigger.click();
      await expect(
        bar(page)
          .getByRole('link', { name: new RegExp(`^${link}`) })
          .first(),
      ).toBeVisible();
      await context.close();
    });

    test(
      'a press on a number in header, footer or contact page logs one call_dealer event [ANLY-01/e25]',
      onePart(),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        const logged = () =>
          page.evaluate(() => {
            const list: unknown = Reflect.get(window, 'dataLayer');
            return Array.isArray(list) ? list.filter((event: { readonly id: number }) => event.id === 25) : [];
          });
        for (const at of ['/', '/special-offers', '/contact']) {
          await page.goto(at);
          await whenInteractive(page);
          await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
          const links = page.locator('a[href^="tel:"]:visible');
          const numbers: string[] = [];
          for (const link of await links.all()) {
            const number = (await link.getAttribute('href')) ?? '';
            await link.click();
            if (numbers.at(-1) !== number) numbers.push(number);
          }
          expect(numbers.length, at).toBeGreaterThan(0);
          const events = await logged();
          expect(events.length, at).toBe(numbers.length);
          expect(events[0]).toEqual({
            event: 'call_dealer',
            id: 25,
            name: 'call_dealer',
            payload: {
              website_id: host.split('.')[0],
              car_id: null,
              car_type: null,
              dealership_id: expect.any(String),
            },
          });
        }
      },
    );
  });
}
