// Figures that a shopper sets by the slider or types into the filters of a search: read as meant, or refused in words. A figure that has to be moved
// is announced, for eyes and for those who listen.
import { expect, test } from '@playwright/test';
import { countSearches, searchPage, whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });
    const onePart = partIn(site.template, 'figures');

    test(
      'a range is searched once its slider has rested for 400 ms; a typed price is rounded to the nearest thousand, kept in order, and never changed without a word [SRCH-06] [SRCH-07]',
      onePart(),
      async ({ page }) => {
        await page.clock.install();
        const search = searchPage(page);
        const sliderSearches = countSearches(page);
        await page.goto('/search');
        await whenInteractive(page);
        const price = await search.openFilter(await search.openFilters(), 'Price');
        const [from, to] = [price.getByRole('textbox', { name: /^From/ }), price.getByRole('textbox', { name: /^To/ })];

        await test.step('a range is searched once its slider has rested for 400 ms [SRCH-06]', async () => {
          const lowest = price.getByRole('slider', { name: 'Lowest price' });
          const start = await from.inputValue();
          await lowest.focus();
          await page.clock.pauseAt(Date.now() + 60_000);
          for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
            await page.keyboard.press(key);
            await page.clock.runFor(350);
          }
          expect(sliderSearches(), 'while it moves').toBe(0);
          await page.clock.runFor(60);
          await expect.poll(sliderSearches).toBe(1);
          await page.clock.resume();
          const moved = Number((await from.inputValue()).replace(/\D/g, ''));
          await expect.poll(() => decodeURIComponent(page.url())).toContain(`=${moved}:`);
          expect(moved % 1000).toBe(0);

          // Its ends are the least and the most of the stock: no key leads beyond.
          await page.keyboard.press('Home');
          await expect(from).toHaveValue(start);
          await page.keyboard.press('ArrowLeft');
          await expect(from).toHaveValue(start);
          const highest = price.getByRole('slider', { name: 'Highest price' });
          await highest.focus();
          await page.keyboard.press('Home');
          await expect(to).toHaveValue(start);
        });

        const type = async (figure: typeof from, text: string) => {
          await figure.fill(text);
          await figure.press('Enter');
        };
        const asked = () => /price\]?=([\d:]*)/.exec(decodeURIComponent(page.url()))?.[1];

        await type(to, '30k');
        await expect(to).toHaveValue('$30,000');
        await expect.poll(asked).toBe(':30000');
        const searches = countSearches(page);
        for (const text of ['1e5', '25.5k?', 'cheap']) {
          await type(to, text);
          await expect(to).toHaveValue(text);
          await expect(to).toHaveAttribute('aria-invalid', 'true');
          await expect(to).toHaveAccessibleDescription('Enter a figure, such as 30,000.');
        }
        expect(searches()).toBe(0);
        await to.press('Escape');
        await expect(to).toHaveValue('$30,000');

        await type(from, '60000');
        await expect(from).toHaveValue('$30,000');
        await expect(price.getByRole('alert')).toHaveText('Lowered to $30,000, your highest price.');
        await expect.poll(asked).toBe('30000:30000');
        await type(to, '42,400');
        await expect(to).toHaveValue('$42,000');
        await expect(price.getByRole('alert')).toHaveText('Rounded to $42,000.');
        await expect.poll(asked).toBe('30000:42000');
        await type(from, '-5');
        await expect(price.getByRole('alert')).toHaveText(/^Raised to \$[\d,]+, the lowest\.$/);
        await expect.poll(asked).toBe(':42000');
      },
    );
  });
}

test('prices of trucks, whose slider takes longer steps, are typed to the nearest thousand too [SRCH-07]', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`${originOf('ironbark-trucks.localhost')}/search`);
  const search = searchPage(page);
  await whenInteractive(page);
  const price = await search.openFilter(await search.openFilters(), 'Price');
  const from = price.getByRole('textbox', { name: /^From/ });
  for (const [typed, shown] of [
    ['52,400', '52000'],
    ['53000', '53000'],
  ] as const) {
    await from.fill(typed);
    await from.press('Enter');
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`=${shown}:`);
  }
});
