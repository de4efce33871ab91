// What a device looked at before, shown as it is now.
import { expect, test } from '@playwright/test';
import { searchPage } from '../pages/search-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';

for (const site of journeySites) {
  test(`${site.name}, template ${site.template.toUpperCase()}: viewed vehicles are remembered and shown again [HIST-01]`, async ({
    page,
  }) => {
    const origin = originOf(site.host);
    await page.goto(origin);
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed).toHaveCount(0);

    await page.goto(`${origin}/search`);
    const [first = '', second = ''] = await searchPage(page).vehicles();
    const kept = () =>
      page.evaluate(() => JSON.parse(window.localStorage.getItem('forecourt-viewed') ?? '[]') as unknown[]);
    await page.goto(`${origin}${first}`);
    await expect.poll(kept).toHaveLength(1);
    await page.goto(`${origin}${second}`);
    await expect.poll(kept).toHaveLength(2);
    expect(await kept()).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        stocknum: expect.any(String),
        make: expect.any(String),
        model: expect.any(String),
        body: expect.any(String),
        simple_body: expect.any(String),
      },
      expect.anything(),
    ]);

    const links = () =>
      viewed
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    // The vehicle that is shown does not stand beside itself; the newest look comes first.
    await expect(viewed).toBeVisible();
    expect(await links()).toEqual([first]);
    await page.goto(origin);
    await expect(viewed).toBeVisible();
    expect(await links()).toEqual([second, first]);

    // A memory that cannot be read is forgotten.
    await page.evaluate(() => window.localStorage.setItem('forecourt-viewed', '{"id":'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(viewed).toHaveCount(0);
  });
}
