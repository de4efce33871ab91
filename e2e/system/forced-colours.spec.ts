// Where a shopper's own colours are forced on the page, what is said by colour is still to be seen.
import { expect, test } from '@playwright/test';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';

for (const { host, template } of journeySites)
  test(`template ${template.toUpperCase()}: icons and marks stand out where colours are forced`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    for (const path of ['/', '/trade-in?make=Toyota&year=2022&kilometres=30000&model=Corolla']) {
      await page.goto(`${originOf(host)}${path}`);
      await test.step(`every icon of ${path} has the colour of the words around it`, async () => {
        const lost = await page.locator('svg').evaluateAll((icons) =>
          icons.flatMap((icon) => {
            const around = icon.parentElement;
            return around === null || getComputedStyle(icon).color === getComputedStyle(around).color
              ? []
              : [around.outerHTML.slice(0, 200)];
          }),
        );
        expect(lost).toEqual([]);
      });
    }
    if (template !== 'c') return;
    await page.goto(originOf(host));
    const mark = await page
      .getByText(/^(Open|Closed)/)
      .first()
      .evaluate((words) => {
        const holder = words.closest('header p, header div, header span') ?? words;
        const marked = [words, holder, words.parentElement].find(
          (element) => element !== null && getComputedStyle(element, '::before').content === '""',
        );
        return marked === undefined || marked === null
          ? null
          : {
              mark: getComputedStyle(marked, '::before').backgroundColor,
              ground: getComputedStyle(document.body).backgroundColor,
            };
      });
    expect(mark).not.toBeNull();
    expect(mark?.mark).not.toBe(mark?.ground);
  });
