// Vehicles that a shopper keeps: which may be kept, what the device and its tabs know of them, and the page of them.
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { expectAccessible } from '../pages/accessibility';
import { compareTable } from '../pages/compare-table';
import { emittedEvents } from '../pages/emitted-events';
import { headingOf, withoutScripts } from '../pages/html';
import { whenInteractive } from '../pages/search-page';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { statePath, vehicleHtml } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const comparing = 'red-gum-yard.localhost';
const saving = 'harbour-city.localhost';

/** Cards of the first pages of all stock, by the address of their vehicle. */
const cardsOf = async (host: string, pages: number): Promise<ReadonlyMap<string, string>> => {
  const cards = new Map<string, string>();
  for (let page = 1; page <= pages; page += 1) {
    const { body } = await askSite(host, page === 1 ? '/search' : `/search?page=${page}`);
    for (const card of withoutScripts(body).split('<article').slice(1)) {
      cards.set(/href="(\/cars\/[^"]+)"/.exec(card)?.[1] ?? '', card.split('</article>')[0] ?? '');
    }
  }
  return cards;
};
/** Everything a site lists, a hundred at a time. */
const hitsOf = async (host: string) => {
  const key = await searchKeyOf(host);
  const found = await Promise.all([0, 1].map(async (page) => foundIn(await searchAt(host, key, { page }))));
  return found.flatMap(({ hits }) =>
    hits.map((hit) => ({
      path: `/cars/${hit.slug}`,
      purchasable: hit.available === true && hit.reserved === false,
      priced: Number(hit.price) > 0,
      pictured: Number(hit.photos_count) > 0,
    })),
  );
};
const heart = /aria-pressed="false"[^>]*title="Save /;
const tickBox = /role="checkbox"/;

test('hearts and tick boxes stand only on vehicles that may be kept [CARD-04]', async () => {
  const seen = new Set<string>();
  for (const [host, pages, control, isCompare] of [
    [stateSite('a').host, 3, heart, false],
    [stateSite('c').host, 3, tickBox, true],
    // To the last page: what has sold stands at the end, with its pictures.
    [comparing, 7, tickBox, true],
  ] as const) {
    const cards = await cardsOf(host, pages);
    for (const { path, purchasable, priced, pictured } of await hitsOf(host)) {
      const card = cards.get(path);
      if (card === undefined) continue;
      const isOffered = purchasable && (!isCompare || (priced && pictured));
      expect(control.test(card), `${host}${path}`).toBe(isOffered);
      seen.add([isCompare, purchasable, priced, pictured].join(' '));
    }
  }
  // Not purchasable, without price and without pictures each were there, and each for itself decides.
  for (const kind of [
    'false true false false',
    'false false true false',
    'true true true true',
    'true true false true',
    'true true true false',
    'true false true false',
    'true false true true',
  ])
    expect([...seen]).toContain(kind);
  for (const template of templates) {
    const site = stateSite(template);
    const tools = 'Save and share this vehicle';
    expect(await vehicleHtml(site, 'SS-FULL'), site.host).toContain(tools);
    expect(await vehicleHtml(site, gridNumber('car', 'reserved')), site.host).not.toContain(tools);
    expect(await vehicleHtml(site, gridNumber('car', 'sold')), site.host).not.toContain(tools);
    // Of a vehicle without pictures there is nothing to compare, but it may be saved.
    const bare = await vehicleHtml(site, 'SS-CHEAP');
    const toolsOf = (label: string) => bare.split(tools)[1]?.split('</div>')[0]?.includes(`>${label}<`);
    expect(toolsOf('Save'), site.host).toBe(true);
    expect(toolsOf('Compare'), site.host).toBe(false);
  }
});

test('a site without the flag shows nothing of favourites and compare [SITE-04/favourites]', async () => {
  for (const template of templates) {
    const { host } = stateSite(template, 'plain');
    for (const path of ['/', '/search', '/contact', statePath('SS-FULL')]) {
      const { status, body } = await askSite(host, path);
      expect(status, `${host}${path}`).toBe(200);
      expect(body, `${host}${path}`).not.toMatch(
        /aria-pressed="(true|false)"[^>]*title="Save|role="checkbox"|\/compare/,
      );
      expect(body, `${host}${path}`).not.toContain('Save and share');
    }
    expect((await askSite(host, '/compare')).status).toBe(404);
  }
});

/** Events of vehicles that were added to a list. */
const added = (page: Page) => emittedEvents(page, 39);
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('up to four vehicles stand side by side, in every tab, and each added one emits one event [ANLY-01/e39]', async ({
  page,
  context,
}) => {
  const origin = originOf(comparing);
  await page.goto(`${origin}/search`);
  await whenInteractive(page);
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  const tray = page.getByRole('region', { name: 'Compare', exact: true });
  const names: string[] = [];
  for (const at of [0, 1, 2, 3]) {
    names.push(((await ticks.nth(at).textContent()) ?? '').replace('Compare', '').trim());
    await ticks.nth(at).click();
    await expect(ticks.nth(at)).toBeChecked();
  }
  await expect(tray).toContainText('4 of 4 to compare');
  await ticks.nth(4).click();
  await expect(messages(page)).toContainText('You can compare up to four vehicles.');
  await expect(ticks.nth(4)).not.toBeChecked();
  const events = await added(page);
  expect(events).toHaveLength(4);
  expect(new Set(events.map(({ payload }) => payload.car_id)).size).toBe(4);
  expect(events[0]?.payload).toEqual({
    website_id: 'red-gum-yard',
    car_id: expect.stringMatching(/^\d+$/),
    car_type: 'used',
    list: 'compare',
  });
  await ticks.nth(0).click();
  await expect(tray).toContainText('3 of 4 to compare');
  expect(await added(page)).toHaveLength(4);

  // Another tab of the device, on a phone.
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`${origin}/compare`);
  const { region, columns, price, names: namesInTable, onlyDifferences } = compareTable(other);
  await expect(columns).toHaveCount(3);
  expect(await namesInTable()).toEqual(names.slice(1));
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(price).toContainText(/\$[\d,]+.*a week.*p\.a\..*Comparison rate/s);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  await expectAccessible(other, 'vehicles side by side');
  await other
    .getByRole('button', { name: `Remove ${names[1]} from compare` })
    .first()
    .click();
  await expect(columns).toHaveCount(2);
  // The button is gone: the focus is on the words that say so.
  await expect(other.getByRole('status').filter({ hasText: `${names[1]} removed.` })).toBeFocused();
  await expect(tray).toContainText('2 of 4 to compare');
  await expect(ticks.nth(1)).not.toBeChecked();

  // A vehicle that is gone says so and can be taken out; prices that cannot be read are fetched again on request.
  await other.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('forecourt-compare') ?? '[]') as object[];
    const gone = { id: '999999999', name: '2019 Gone Away', slug: 'gone', make: 'Gone', model: 'Away' };
    localStorage.setItem(
      'forecourt-compare',
      JSON.stringify([...kept, { ...gone, primary_image_url: null }, 'broken']),
    );
  });
  await other.route('**/_search/**', (route) => route.abort());
  await other.reload();
  await expect(other.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible();
  await other.unroute('**/_search/**');
  await other.getByRole('link', { name: 'Try again' }).click();
  await expect(columns).toHaveCount(3);
  await expect(price).toContainText('This vehicle is no longer listed.');
  // Its link names what can still be shown.
  await expect(other.getByRole('link', { name: 'Open as a page to share' })).toHaveAttribute(
    'href',
    /^\/compare\?cars=\d+,\d+$/,
  );
  for (const [at, name] of (await namesInTable()).entries()) {
    if (at === 2) await expect(onlyDifferences).toHaveCount(0);
    await other
      .getByRole('button', { name: `Remove ${name} from compare` })
      .first()
      .click();
    await expect(columns).toHaveCount(2 - at);
  }
  await expect(other.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expectAccessible(other, 'nothing to compare');
  await other.getByRole('main').getByRole('link', { name: 'Find more vehicles' }).click();
  await expect(other).toHaveURL(/\/search|\/used-car/);
  await expect(ticks.nth(3)).not.toBeChecked();
});

test('a message takes the place of the one before it, is put away by keys, which reach what it offers, and else goes by itself [TOST-01]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${originOf(saving)}/search`);
  await whenInteractive(page);
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save \d/ });
  const said = messages(page).locator('p');
  await hearts.nth(0).click();
  await expect(said).toContainText('is saved');
  const first = (await said.textContent()) ?? '';
  await hearts.nth(1).click();
  await expect(said).not.toHaveText(first);
  await expect(said).toHaveCount(1);

  await page.keyboard.press('F6');
  await expect(messages(page).getByRole('link', { name: 'See saved' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(messages(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await hearts.nth(2).click();
  await expect(said).toHaveCount(1);
  await page.keyboard.press('F6');
  await page.keyboard.press('Escape');
  await expect(said).toHaveCount(0);

  // This one goes by itself.
  await hearts.nth(3).click();
  await expect(said).toHaveCount(1);
  await page.clock.fastForward(5001);
  await expect(said).toHaveCount(0);
});

test('saved vehicles are kept on the device, emit one event each, and are found again side by side and as cards [ANLY-01/e39]', async ({
  page,
}) => {
  const origin = originOf(saving);
  await page.goto(`${origin}/search`);
  await whenInteractive(page);
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save \d/ });
  const link = page.getByRole('banner').getByRole('link', { name: /^Saved vehicles/ });
  for (const at of [0, 1, 2, 3, 4]) await hearts.nth(at).click();
  await expect(link).toHaveAccessibleName('Saved vehicles 5');
  await expect(hearts.nth(4)).toHaveAttribute('aria-pressed', 'true');
  await expect(messages(page)).toContainText('is saved');
  const events = await added(page);
  expect(events.map(({ payload }) => payload.list)).toEqual(Array(5).fill('favourites'));
  expect(new Set(events.map(({ payload }) => payload.car_id)).size).toBe(5);
  const path = await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href');

  await page.goto(`${origin}${path}`);
  const tool = page.getByRole('toolbar', { name: /share this vehicle/ }).getByRole('button', { name: /^Save/ });
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'false');
  await tool.click();
  await expect(messages(page)).toContainText('is saved');
  expect(await added(page)).toHaveLength(1);
  await messages(page).getByRole('link', { name: 'See saved' }).click();

  // Five are kept: the newest four stand in the table, the first under it, and each only once.
  await expect(page.getByRole('main')).toContainText('5 vehicles saved');
  const { columns } = compareTable(page);
  const others = page.getByRole('list', { name: 'Also saved' }).getByRole('article');
  const choices = page.getByRole('group', { name: 'Choose up to 4' }).getByRole('checkbox');
  await expect(columns).toHaveCount(4);
  await expect(columns.first()).toHaveAttribute('href', path ?? '');
  await expect(others).toHaveCount(1);
  await expect(choices).toHaveCount(5);
  await expect(choices.nth(4)).toBeDisabled();
  await choices.nth(0).uncheck();
  await expect(columns).toHaveCount(3);
  await choices.nth(4).check();
  await expect(columns).toHaveCount(4);
  await expect(others).toHaveCount(1);
  await expect(others.getByRole('heading').getByRole('link')).toHaveAttribute('href', path ?? '');
  await expectAccessible(page, 'saved vehicles');
  await others.getByRole('button', { name: /^Save/ }).click();
  await expect(others).toHaveCount(0);
  await expect(choices).toHaveCount(0);
  await expect(columns).toHaveCount(4);
  await expect(link).toHaveAccessibleName('Saved vehicles 4');
  // Without scripts the page says why it is empty.
  const { body } = await askSite(saving, '/compare');
  expect(headingOf(body)).toBe('Saved vehicles');
  expect(body).toContain('<noscript>');
});
