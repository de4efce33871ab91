// Filters that stand beside the results reach further down than the first of these do.
import { expect, test } from '@playwright/test';
import { searchPage, whenInteractive } from '../pages/search-page';
import { originOf } from '../stack/address-book';

for (const { host, template } of [
  { host: 'harbour-city.localhost', template: 'A' },
  { host: 'meridian-nissan.localhost', template: 'B' },
  { host: 'red-gum-yard.localhost', template: 'C' },
]) {
  test(`template ${template}: a filter far down leaves results, their count and the way back in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${originOf(host)}/search`);
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
  });
}
