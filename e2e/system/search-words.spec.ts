// What the words of a search say becomes filters: typed in the box, and in an address without scripts.
import { expect, test } from '@playwright/test';
import { countOf, vehiclesOf } from '../pages/html';
import { searchPage, whenInteractive } from '../pages/search-page';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSearch, askSite } from '../stack/ask';

for (const { host, name, template } of journeySites) {
  const onePart = partIn(template, 'search-words');

  test.describe(name, () => {
    test.use({ baseURL: originOf(host) });

    test('words in the address lead to the address of the filters that they mean', async () => {
      const { status, headers } = await askSite(host, '/search?query=white+under+%2430%2C000');
      expect(status).toBe(307);
      expect(decodeURIComponent(headers.location ?? '')).toMatch(
        /\/search\?colour=White&(?:range\[price\]|price)=:30000$/,
      );
      const byWords = (await askSearch(host, '/search?query=white+under+%2430%2C000')).body;
      const filtered = (await askSite(host, '/search?colour=White&price=:30000')).body;
      expect(vehiclesOf(byWords).length).toBeGreaterThan(0);
      expect(vehiclesOf(byWords)).toEqual(vehiclesOf(filtered));
      expect(countOf(byWords)).toBe(countOf(filtered));
    });

    test('a search without results says what to leave out and how many that finds, and shows the nearest vehicles [SRCH-09]', async () => {
      const { body } = await askSite(host, '/search?query=zzzzzzzz&body=SUV');
      expect(body.replaceAll('<!-- -->', '')).toMatch(/Without “zzzzzzzz”: \d+ vehicles?/);
      expect(body).toContain('Closest to your search');
      expect(body).toMatch(/Or ask us what is on its way:.{0,80}href="tel:/s);
    });

    test(
      'words typed in the box filter while they are written, and leave the box once they are sent',
      onePart(),
      async ({ page }) => {
        const search = searchPage(page);
        const wanted = vehiclesOf((await askSite(host, '/search?colour=White&price=:30000')).body);
        expect(wanted.length).toBeGreaterThan(0);
        await page.goto('/search');
        await whenInteractive(page);
        const words = (await search.openFilters()).getByRole('combobox', { name: 'Search stock' });
        await words.fill('white under 30000');
        await expect
          .poll(() => decodeURIComponent(page.url()))
          .toMatch(/colour=White&(?:range\[price\]|price)=:30000$/);
        await expect(words).toHaveValue('white under 30000');
        await expect.poll(search.vehicles).toEqual(wanted);

        await words.fill('white');
        await expect.poll(() => page.url()).toMatch(/colour=White$/);
        await words.fill('white under 30000');
        await words.press('Enter');
        await expect(words).toHaveValue('');
        await expect
          .poll(() => decodeURIComponent(page.url()))
          .toMatch(/colour=White&(?:range\[price\]|price)=:30000$/);
        await expect.poll(search.vehicles).toEqual(wanted);
      },
    );
  });
}
