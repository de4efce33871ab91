// A price in the words of a search becomes the filter that it means: typed in the box, and in an address without scripts.
import { expect, test } from '@playwright/test';
import { countOf, vehiclesOf } from '../pages/html';
import { searchPage, whenInteractive } from '../pages/search-page';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

for (const { host, name, template } of journeySites) {
  const onePart = partIn(template, 'search-words');

  test.describe(name, () => {
    test.use({ baseURL: originOf(host) });

    test('"under 30000" in the address finds what the price filter finds', async () => {
      const byWords = (await askSite(host, '/search?query=white+under+%2430%2C000')).body;
      const filtered = (await askSite(host, '/search?query=white&price=:30000')).body;
      expect(vehiclesOf(byWords).length).toBeGreaterThan(0);
      expect(vehiclesOf(byWords)).toEqual(vehiclesOf(filtered));
      expect(countOf(byWords)).toBe(countOf(filtered));
      expect(countOf(byWords)).toBeLessThan(countOf((await askSite(host, '/search?query=white')).body));
    });

    test(
      '"under 30000" typed in the box filters while it is written, and leaves the box once it is sent',
      onePart(),
      async ({ page }) => {
        const search = searchPage(page);
        const wanted = vehiclesOf((await askSite(host, '/search?query=white&price=:30000')).body);
        expect(wanted.length).toBeGreaterThan(0);
        await page.goto('/search');
        await whenInteractive(page);
        const words = (await search.openFilters()).getByRole('combobox', { name: 'Search stock' });
        await words.fill('white under 30000');
        await expect.poll(() => decodeURIComponent(page.url())).toMatch(/query=white&(?:range\[price\]|price)=:30000$/);
        await expect(words).toHaveValue('white under 30000');
        await expect.poll(search.vehicles).toEqual(wanted);

        await words.fill('white');
        await expect.poll(() => page.url()).toMatch(/query=white$/);
        await words.fill('white under 30000');
        await words.press('Enter');
        await expect(words).toHaveValue('white');
        await expect.poll(() => decodeURIComponent(page.url())).toMatch(/query=white&(?:range\[price\]|price)=:30000$/);
        await expect.poll(search.vehicles).toEqual(wanted);
      },
    );
  });
}
