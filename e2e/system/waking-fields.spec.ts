// What is typed, ticked and pressed while a page comes alive stands there afterwards, and is searched for.
import { expect, type Page, test } from '@playwright/test';
import { orderHost } from '../fixtures/order-sites/order-sites';
import { hold } from '../pages/deferred-parts';
import { someone } from '../pages/enquiry-form';
import { orderPage, ownVehicle } from '../pages/order-page';
import { searchPage, whenInteractive } from '../pages/search-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';

const boxOf = (page: Page) => page.locator('main form input[name="query"]').first();

/** Vehicles that the device keeps, saved or to compare. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(() =>
    ['favourite', 'compare']
      .map((mode) => JSON.parse(localStorage.getItem(`forecourt-${mode}`) ?? '[]').length as number)
      .reduce((one, other) => one + other),
  );

// A slowed processor takes the page over in many steps: letters come between any two of them.
for (const { host, template } of journeySites)
  test(`template ${template.toUpperCase()}: a press, a tick and every letter of the box stay while a slow page comes alive [SRCH-06]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const release = await hold(page, '**/_next/static/chunks/*.js');
    await page.goto(`${originOf(host)}/search?page=2`, { waitUntil: 'commit' });
    // Twice, as whoever gets no answer does.
    const toggle = page.locator('article button:is([aria-pressed], [role="checkbox"])').first();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await toggle.click();
    const filter = await searchPage(page).openFilter(page.getByRole('main'), 'Make');
    const choice = filter.getByRole('checkbox').first();
    const make = (await choice.getAttribute('value')) ?? '';
    await choice.check();
    const box = boxOf(page);
    await box.focus();
    const words = 'canopy snorkel camera bluetooth';
    await page.keyboard.type(words.slice(0, 4));
    expect(await kept(page)).toBe(0);
    release();
    for (const letter of words.slice(4)) await page.keyboard.type(letter);
    await whenInteractive(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page).toHaveURL(/query=canopy(\+|%20)snorkel(\+|%20)camera(\+|%20)bluetooth/);
    // Its place in the list may be another, or the list folded: the address says what is filtered.
    await expect(page).toHaveURL(new RegExp(`[/=]${make}\\b`, 'i'));
    await expect(box).toHaveValue(words);
    await expect.poll(() => kept(page)).toBe(1);
  });

/**
 * Runs in the page: from now on two letters are typed as soon as a style sheet is put into it, before that has come. Keys
 * of the browser's own would come a moment later.
 */
const typeWhileSheetsCome = () => {
  const type = (letter: string) => {
    document.activeElement?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: letter }));
    document.execCommand('insertText', false, letter);
  };
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!nodes.some((node) => node instanceof HTMLLinkElement && node.rel === 'stylesheet')) return;
    document.documentElement.dataset.sheets = 'come';
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => type(data);
    for (const letter of 'xy') port2.postMessage(letter);
  }).observe(document, { childList: true, subtree: true });
};

test('letters that are typed while the style sheet of the suggestions comes stay in the box [SRCH-06] [SRCH-22]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${originOf(journeySites[0]?.host ?? '')}/search`);
  await whenInteractive(page);
  await page.evaluate(typeWhileSheetsCome);
  const box = boxOf(page);
  await box.focus();
  await page.keyboard.type('can');
  await expect(page.locator('html')).toHaveAttribute('data-sheets', 'come');
  await page.keyboard.type('op');
  // The two letters stand wherever the sheet came among the others.
  const letters = async () => [...(await box.inputValue())].toSorted().join('');
  await expect.poll(letters).toBe([...'canopxy'].toSorted().join(''));
  await expect(page).toHaveURL(/query=[canopxy]{7}$/);
  expect(await letters()).toBe([...'canopxy'].toSorted().join(''));
});

test('a step of an order that comes alive late has its heading in focus and does not move under whoever reads on', async ({
  page,
}) => {
  const vehicle = await ownVehicle();
  const order = orderPage(page);
  const who = someone();
  await page.setViewportSize({ width: 390, height: 844 });
  await order.begin(orderHost('reserve'), `${vehicle.path}/checkout`, 'Reserve it');
  await order.fillDetails(who);
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await order.goOn();
  await order.at('Review and pay');
  const pay = page.getByRole('button', { name: 'Pay $200' });
  await pay.scrollIntoViewIfNeeded();
  const placeOf = async () => (await pay.boundingBox())?.y;
  const before = await placeOf();
  release();
  await whenInteractive(page);
  await expect(order.heading).toBeFocused();
  expect(await placeOf()).toBe(before);
});
