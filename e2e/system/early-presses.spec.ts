// Nothing that is pressed, ticked or typed before a page's scripts work is lost.
import { expect, type Page, test } from '@playwright/test';
import { type Furnishing, stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { hold } from '../pages/deferred-parts';
import { searchPage, whenInteractive } from '../pages/search-page';
import { statePath } from '../pages/vehicle-html';
import { accountSites, journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';

const chunks = '**/_next/static/chunks/*.js';

/** Opens the page of the vehicle that has everything; what holds its scripts back lets it be shown. */
const open = (page: Page, template: string, furnishing: Furnishing = 'full') =>
  page.goto(`${originOf(stateSite(template, furnishing).host)}${statePath('SS-FULL')}`, {
    waitUntil: 'domcontentloaded',
  });

/** What the device keeps of a site with hearts, or with tick boxes. */
const keptOn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    ['favourite', 'compare']
      .map((mode) => JSON.parse(localStorage.getItem(`forecourt-${mode}`) ?? '[]').length as number)
      .reduce((one, other) => one + other),
  );

const words = 'Jonathan Appleseed of Wagga Wagga';

for (const template of templates) {
  const onePart = partIn(template, 'early-presses');

  // The calculator last: its code comes when it is near, and it has to be near when scripts begin to answer.
  test(`template ${template.toUpperCase()}: a button, a field and a scale that are used before scripts have come are answered once they have`, async ({
    page,
  }) => {
    const release = await hold(page, chunks);
    await open(page, template);
    const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    const figures = page.locator('#finance, [id^="finance"]').first();
    const amount = figures.locator('input[type="range"]').first();
    const scale = figures.locator('[data-scale]').nth(1);
    const pressed = scale.locator('input[type="range"]');
    const said = await figures.textContent();
    const least = (await amount.getAttribute('min')) ?? '0';
    const before = Number(await pressed.inputValue());
    await amount.fill(least);
    const { width = 0, height = 0 } = (await scale.boundingBox()) ?? {};
    await scale.click({ position: { x: width * 0.1, y: height / 2 } });
    await expect(viewer).toBeHidden();
    await expect(pressed).toHaveValue(String(before));
    release();
    await test.step('the button opens its dialog', async () => {
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
    });
    await test.step('the calculator reckons with the amount that it was set to', async () => {
      await expect(figures).not.toHaveText(said ?? '');
      await expect(amount).toHaveValue(least);
      // The field beside the scale, which no browser sets.
      await expect(figures.getByRole('textbox', { name: 'Amount' })).toHaveValue(Number(least).toLocaleString('en-AU'));
    });
    await test.step('the scale goes where it was pressed', () =>
      expect.poll(async () => Number(await pressed.inputValue())).toBeLessThan(before / 2));
  });

  // Results with a query are drawn for each request; their scripts, too, come after the first tap of a phone. In every
  // template: waking-fields.spec.ts.
  test(
    `template ${template.toUpperCase()}: a heart or box of the results that is pressed twice before scripts have come is on, once`,
    onePart(),
    async ({ page }) => {
      const release = await hold(page, chunks);
      // Sites without accounts, with vehicles that have pictures: others are not compared.
      const host = journeySites.find((site) => site.template === template)?.host ?? '';
      await page.goto(`${originOf(host)}/search?page=2`, { waitUntil: 'domcontentloaded' });
      const toggle = page.locator('article button:is([aria-pressed], [role="checkbox"])').first();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-busy', 'true');
      await toggle.click();
      expect(await keptOn(page)).toBe(0);
      release();
      await expect(toggle).toHaveAttribute(template === 'c' ? 'aria-checked' : 'aria-pressed', 'true');
      await expect(toggle).not.toHaveAttribute('aria-busy');
      expect(await keptOn(page)).toBe(1);
    },
  );

  test(
    `template ${template.toUpperCase()}: a number that is revealed late takes no letter from the form [SIDE-03]`,
    onePart(),
    async ({ page }) => {
      const release = await hold(page, chunks);
      await open(page, template, 'plain');
      await page.getByRole('button', { name: 'Show number' }).first().click();
      const field = page.locator('form input[name="name"]').first();
      await field.click();
      await page.keyboard.type(words.slice(0, 10));
      release();
      await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show number' })).toHaveCount(0);
      await page.keyboard.type(words.slice(10));
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(words);
    },
  );
}

test('a heart that a stranger presses before scripts have come leads to sign-in once they have, and from there back', async ({
  page,
}) => {
  const release = await hold(page, chunks);
  const results = `${originOf(accountSites[0].host)}/search?page=1&sortBy=price_asc`;
  await page.goto(results, { waitUntil: 'domcontentloaded' });
  await page.locator('article button[aria-pressed]').first().click();
  release();
  await expect(page).toHaveURL(/\/sign-in\?/);
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/search?');
  await page.goBack();
  await expect(page).toHaveURL(results);
});

test('a price that is typed on results before scripts have come is kept, and searched for once it is entered', async ({
  page,
}) => {
  const release = await hold(page, chunks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${originOf(journeySites[0]?.host ?? '')}/search`, { waitUntil: 'domcontentloaded' });
  const { openFilter } = searchPage(page);
  const beside = page.getByRole('complementary', { name: /filters$/i });
  const upTo = (await openFilter(beside, 'Price')).getByRole('textbox', { name: /^To/ });
  await upTo.fill('45000');
  release();
  await whenInteractive(page);
  await expect(upTo).toHaveValue(/45,?000/);
  // In the very moment in which React takes the field over, the key may come before what was typed.
  await expect(async () => {
    await upTo.press('Enter');
    await expect(page).toHaveURL(/price=:45000$/, { timeout: 2000 });
  }).toPass();
});

test('a price that is entered before scripts have come is searched for, and the page is not left', async ({ page }) => {
  const release = await hold(page, chunks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${originOf(journeySites[0]?.host ?? '')}/search`, { waitUntil: 'domcontentloaded' });
  const beside = page.getByRole('complementary', { name: /filters$/i });
  const upTo = (await searchPage(page).openFilter(beside, 'Price')).getByRole('textbox', { name: /^To/ });
  await upTo.fill('45000');
  await upTo.press('Enter');
  release();
  await expect(page).toHaveURL(/price=:45000$/);
  await expect(upTo).toHaveValue(/45,000/);
});

test('an address whose filters could be written otherwise stays as it came: nothing stands between a press and its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = `${originOf(journeySites[0]?.host ?? '')}/search?car_type=used`;
  await page.goto(address);
  const steps = await page.evaluate(() => window.history.length);
  await whenInteractive(page);
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
});

test('a digit that is typed just as scripts take a field over is kept with those before it', async ({ page }) => {
  // As a key does: the browser asks first, which a command of a document does not by itself.
  await page.addInitScript(() =>
    document.addEventListener('forecourt:live', () =>
      queueMicrotask(() => {
        document.activeElement?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
        document.execCommand('insertText', false, '0');
      }),
    ),
  );
  const release = await hold(page, chunks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${originOf(journeySites[0]?.host ?? '')}/search`, { waitUntil: 'domcontentloaded' });
  const beside = page.getByRole('complementary', { name: /filters$/i });
  const upTo = (await searchPage(page).openFilter(beside, 'Price')).getByRole('textbox', { name: /^To/ });
  await upTo.fill('4500');
  release();
  await whenInteractive(page);
  await expect(upTo).toHaveValue(/45,?000/);
});

// Kept without a query, drawn for one request with one.
for (const address of ['/search', '/search?sortBy=price_asc'])
  test(`what is ticked on ${address} before scripts have come is searched for`, async ({ page }) => {
    const release = await hold(page, chunks);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${originOf(journeySites[0]?.host ?? '')}${address}`, { waitUntil: 'domcontentloaded' });
    const { count, openFilter } = searchPage(page);
    const beside = page.getByRole('complementary', { name: /filters$/i });
    const box = (await openFilter(beside, 'Make')).getByRole('checkbox').first();
    const before = await count.textContent();
    await box.check();
    release();
    await expect(page).not.toHaveURL(new RegExp(`${address.replace('?', '[?]')}$`));
    await expect(box).toBeChecked();
    await expect(count).not.toHaveText(before ?? '');
  });

for (const path of ['/compare', '/special-offers', '/models'])
  test(`a button of ${path} that is pressed twice before scripts have come is answered once`, async ({ page }) => {
    const release = await hold(page, chunks);
    await page.goto(`${originOf(stateSite('a').host)}${path}`, { waitUntil: 'domcontentloaded' });
    // A button of the page's own, of those that only scripts answer; where it has none, one that stands for it.
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Pressed early';
      button.addEventListener('click', () => {
        button.dataset.answers = `${Number(button.dataset.answers ?? 0) + 1}`;
      });
      document.body.append(button);
    });
    const button = page.getByRole('button', { name: 'Pressed early' });
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveAttribute('data-answers');
    release();
    await expect(button).toHaveAttribute('data-answers', '1');
    await expect(button).not.toHaveAttribute('aria-busy');
  });

test('no dialog opens over what somebody types, and a message that was written over the proposed one stays', async ({
  page,
}) => {
  const release = await hold(page, chunks);
  await open(page, 'a');
  const message = page.locator('form[action="/api/leads"] textarea').first();
  await expect(message).not.toHaveValue('');
  await message.fill('Does it tow two tonnes?');
  const opener = page.getByRole('button', { name: 'Full screen', exact: true });
  await opener.click();
  const field = page.locator('form input[name="name"]').first();
  await field.click();
  await page.keyboard.type(words.slice(0, 10));
  release();
  await expect(opener).not.toHaveAttribute('aria-busy');
  await page.keyboard.type(words.slice(10));
  await expect(field).toHaveValue(words);
  await expect(page.getByRole('dialog')).toBeHidden();
  const isTaken = () => message.evaluate((area) => Object.keys(area).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTaken).toBe(true);
  await expect(message).toHaveValue('Does it tow two tonnes?');
  // Pressed anew it opens, and typed words stay.
  await opener.click();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  await expect(field).toHaveValue(words);
});
