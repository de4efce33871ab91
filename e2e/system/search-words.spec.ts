// A price said in the words of a search is the filter that it means: typed in the box, and in an address without scripts.
import { expect, test } from '@playwright/test';
import { countOf, vehiclesOf } from '../pages/html';
import { searchPage, whenInteractive } from '../pages/search-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

for (const { host, name } of journeySites) {
  test.describe(name, () => {
    test.use({ baseURL: originOf(host) });

    test('"under 30000" in the address finds what the price filter finds', async () => {
      const said = (await askSite(host, '/search?query=white+under+%2430%2C000')).body;
      const filtered = (await askSite(host, '/search?query=white&price=:30000')).body;
      expect(vehiclesOf(said).length).toBeGreaterThan(0);
      expect(vehiclesOf(said)).toEqual(vehiclesOf(filtered));
      expect(countOf(said)).toBe(countOf(filtered));
      expect(countOf(said)).toBeLessThan(countOf((await askSite(host, '/search?query=white')).body));
    });

    test('"under 30000" typed in the box filters while it is written, and leaves the box once it is sent', async ({
      page,
    }) => {
      const search = searchPage(page);
      await page.goto('/search?query=white&price=:30000');
      const wanted = await search.vehicles();
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
    });
  });
}
