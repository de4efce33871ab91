import { test } from '@playwright/test';
import { awake } from './pages/late-parts';
import { listedVehicle } from './pages/listed-vehicle';
import { originOf } from './stack/address-book';

test('shots', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000);
  const b = 'meridian-nissan.localhost';
  await page.goto(`${originOf(b)}/`);
  await page.mouse.move(9, 9);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const finder = page.locator('form').filter({ has: page.getByRole('textbox', { name: /^Repayment a/ }) });
    await finder.scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    await finder.evaluate((el) => el.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/numbers-shots/b-finder-${width}.png` });
  }
  for (const [host, name] of [
    ['harbour-city.localhost', 'a'],
    [b, 'b'],
    ['red-gum-yard.localhost', 'c'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(`${originOf(host)}${await listedVehicle(host, '/search?price=20000:60000')}`);
    await page
      .getByText(/^Estimate only: \$[\d.,]+ a week/)
      .first()
      .scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/numbers-shots/${name}-price.png` });
    await page.locator('#finance').scrollIntoViewIfNeeded();
    await awake(page, '#finance input[type="radio"]');
    const amount = page.locator('#finance').getByRole('textbox', { name: 'Amount' });
    await amount.fill('1e9');
    await amount.press('Enter');
    await page.screenshot({ path: `/tmp/numbers-shots/${name}-finance.png` });
  }
});
