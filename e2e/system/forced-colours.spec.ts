// Where a shopper's own colours are forced on the page, what is said by colour is still to be seen.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const media = '(forced-colors: active)';

/** The first link of the page's head that says so. */
const sheetOf = (html: string): string =>
  [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`media="${media}"`)) ?? '';

/** Opens a page with forced colours, and waits for the rules that are fetched for them. */
const open = async (page: Page, host: string, path: string): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`${originOf(host)}${path}`);
};

/** How it is painted: two states that look the same give the same bytes. */
const picture = async (part: Locator): Promise<string> =>
  (await part.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');

/** Colours as they are used, of an element or what stands before it. */
const colours = (part: Locator, pseudo?: '::before' | '::after') =>
  part.evaluate((element, which) => {
    const { color, backgroundColor, borderBlockEndColor, outlineStyle, content } = getComputedStyle(element, which);
    return { color, backgroundColor, borderBlockEndColor, outlineStyle, content };
  }, pseudo);

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });

const expectIconsSeen = (page: Page, path: string) =>
  test.step(`every icon of ${path} has the colour of the words around it`, async () => {
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

test.use({ viewport: { width: 1440, height: 900 } });

for (const { host, template } of journeySites) {
  const name = `template ${template.toUpperCase()}`;
  const onePart = partIn(template, 'forced-colours');

  test(`${name}: icons, marks and states are seen where colours are forced, by a sheet that no other page waits for`, async ({
    page,
  }) => {
    const { body } = await askSite(host, '/');
    const tag = sheetOf(body);
    expect(tag).toContain('rel="stylesheet"');
    const address = /href="([^"]+)"/.exec(tag)?.[1] ?? '';
    // Not asked for ahead of its turn.
    expect(body.match(/<link[^>]*rel="preload"[^>]*>/g)?.filter((link) => link.includes(address)) ?? []).toEqual([]);
    const blocking = () =>
      page.evaluate((at) => {
        const [entry] = performance.getEntriesByName(new URL(at, location.href).href);
        return (entry as (PerformanceResourceTiming & { readonly renderBlockingStatus: string }) | undefined)
          ?.renderBlockingStatus;
      }, address);
    await page.goto(originOf(host));
    await expect.poll(blocking).toBe('non-blocking');
    await open(page, host, '/');
    await expect.poll(blocking).toBe('blocking');
    await expectIconsSeen(page, '/');

    await open(page, host, '/search?page=2');
    await expectIconsSeen(page, '/search?page=2');
    const canvas = await ground(page);
    // The wide pagination says in words which page it is.
    if (template !== 'b')
      await test.step('the current page is marked', async () => {
        const { outlineStyle } = await colours(
          page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]'),
        );
        expect(outlineStyle).toBe('solid');
      });
    await test.step('a vehicle that is saved or compared looks otherwise than before', async () => {
      const toggle = page.locator('main article button:is([aria-pressed], [role="checkbox"])').first();
      const before = await picture(toggle);
      const state = template === 'c' ? 'aria-checked' : 'aria-pressed';
      await toggle.click();
      await expect(toggle).toHaveAttribute(state, 'true');
      await page.mouse.move(0, 0);
      await toggle.blur();
      expect(await picture(toggle)).not.toBe(before);
    });
    await test.step('what has the focus has a ring', async () => {
      const link = page.locator('main article :is(h2, h3) a').first();
      await page.keyboard.press('Tab');
      await link.focus();
      // Around the whole card.
      const { outlineStyle } = await colours(link, '::after');
      expect(outlineStyle).toBe('solid');
    });
    if (template === 'c') {
      await test.step('the sign beside the hours is not of the colour of its ground', async () => {
        const hours = page.locator('header :is(p, div, span)', { hasText: /^(Open|Closed)/ });
        const signs = await hours.evaluateAll((all) =>
          all.flatMap((one) => {
            const { content, backgroundColor } = getComputedStyle(one, '::before');
            return content === '""' ? [backgroundColor] : [];
          }),
        );
        expect(signs.length).toBeGreaterThan(0);
        expect(signs).not.toContain(canvas);
      });
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await test.step('the filters: a tick, and the page in the menu of a phone', async () => {
      await page
        .getByRole('link', { name: /^(all )?filters/i })
        .filter({ visible: true })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: /filters/i });
      const box = drawer.getByRole('checkbox').first();
      if (!(await box.isVisible())) await drawer.locator('summary').first().click();
      const before = await picture(box);
      await box.check();
      await page.mouse.move(0, 0);
      await box.blur();
      expect(await picture(box)).not.toBe(before);
    });
  });

  test(`${name}: the icons of a trade-in are seen where colours are forced`, onePart(), async ({ page }) => {
    const path = '/trade-in?make=Toyota&year=2022&kilometres=30000&model=Corolla';
    await open(page, host, path);
    await expectIconsSeen(page, path);
  });
}
