// How home pages open in each template: the vehicle, the way into the stock, a dealer's film.

import { expect, test } from '@playwright/test';
import { composedSites } from './fixtures/composed-homes/composed-homes';
import { withoutScripts } from './pages/html';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';

for (const { host, template } of journeySites) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    test('the opening names its vehicle with a price, and leads to it', { tag: '@desktop' }, async () => {
      const home = withoutScripts((await askSite(host, '/')).body);
      expect(home.match(/<h1\b/g)).toHaveLength(1);
      const opening = /<main\b.*?<section\b.*?<\/section>/s.exec(home)?.[0] ?? '';
      const [, path = '', words = ''] = /<a\b[^>]*href="(\/cars\/[^"]+)"[^>]*>(.*?)<\/a>/s.exec(opening) ?? [];
      expect(words.replace(/<[^>]*>/g, '').trim()).toMatch(/^\d{4} \w+/);
      expect(opening.replace(/<[^>]*>/g, '')).toMatch(/\$\d[\d,]+/);
      expect((await askSite(host, path)).status, path).toBe(200);
    });
  });
}

test.describe('template B', () => {
  test.use({ baseURL: originOf('meridian-nissan.localhost') });

  test('the model is lettered, its price stands with both rates, and two actions lead on', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/');
    const hero = page.locator('main section').first();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Made for where the road goes next.');
    const model = hero.locator('p[aria-hidden]').first();
    await expect(model).toBeVisible();
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await model.evaluate(size), `${width} wide`).toBeGreaterThan(2 * (await title.evaluate(size)));
    }
    await expect(hero).toContainText(/\$[\d,]+/);
    await expect(hero).toContainText(/a week, \d+\.\d\d% p\.a\./);
    await expect(hero).toContainText(/Comparison rate \d+\.\d\d% p\.a\./);
    await expect(hero.getByRole('link', { name: 'Quick Enquiry' })).toBeVisible();
    const stock = hero.getByRole('link', { name: /^See \d+ in stock$/ });
    const count = /\d+/.exec((await stock.textContent()) ?? '')?.[0];
    await stock.click();
    await expect(page.getByText(`${count} cars`, { exact: true }).first()).toBeVisible();
  });
});

test.describe('template A', () => {
  test.use({ baseURL: originOf('harbour-city.localhost') });

  test('the search of the opening begins with new, demo or used', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await whenInteractive(page);
    const form = page.getByRole('search', { name: 'Find a car' });
    await expect(form.getByRole('radio', { name: 'All cars' })).toBeChecked();
    await form.getByRole('radio', { name: 'Demo' }).check();
    await form.getByRole('button', { name: /^Show me/ }).click();
    await expect(page).toHaveURL(/demo-cars|car_type=demo/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo');
  });
});

test('template C: the finder is as high as the sign', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(originOf('red-gum-yard.localhost'));
  const hero = page.locator('main section').first();
  const finder = hero.locator('form').locator('xpath=ancestor::div[2]');
  const [sign, box] = [await hero.boundingBox(), await finder.boundingBox()];
  expect((box?.height ?? 0) / (sign?.height ?? 1)).toBeGreaterThan(0.85);
});

for (const { template, host } of composedSites) {
  test.describe(`a film, template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(host) });

    const isFilm = (address: string): boolean => address.includes('/films/yard.mp4');

    const onePart = partIn(template, 'film');

    // At the size at which every template shows a picture.
    test('a film comes after the page, silent, and leaves the picture where it cannot be had', {
      tag: '@desktop',
    }, async ({ page }) => {
      const order: string[] = [];
      page.on('load', () => order.push('load'));
      await page.route('**/films/yard.mp4', (route) => {
        order.push('film');
        return route.fulfill({ status: 404 });
      });
      const requested = page.waitForRequest((request) => isFilm(request.url()));
      await page.addInitScript(() => {
        const seen = new MutationObserver(() => {
          for (const film of document.querySelectorAll('video')) if (!film.muted) document.title = 'A film with sound';
        });
        seen.observe(document, { childList: true, subtree: true });
      });
      await page.goto('/');
      await requested;
      expect(order[0]).toBe('load');
      await expect(page.locator('main section video')).toHaveCount(0);
      await expect(page).not.toHaveTitle('A film with sound');
      await expect(page.getByRole('button', { name: 'Pause the film' })).toHaveCount(0);
    });

    test('a film never comes where less motion is wished', onePart('@desktop'), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const films: string[] = [];
      page.on('request', (request) => {
        if (isFilm(request.url())) films.push(request.url());
      });
      await page.goto('/');
      await whenInteractive(page);
      await whenQuiet(page);
      expect(films).toEqual([]);
    });
  });
}

test('template C: a phone, which is shown no picture, fetches no film', { tag: '@phone' }, async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) films.push(request.url());
  });
  await page.goto(originOf('composed-c.localhost'));
  await whenInteractive(page);
  await whenQuiet(page);
  await expect(page.locator('main section').first().locator('img')).toBeHidden();
  expect(films).toEqual([]);
});
