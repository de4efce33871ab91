// The watchlist of a signed-in shopper: hearts that are shown at once and taken back where that fails, the way by sign-in,
// the page of it, and what a device kept before.
import { expect, type Page, type Route, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { expectAccessible } from '../pages/accessibility';
import { emittedEvents } from '../pages/emitted-events';
import { canonicalOf, headingOf, titleOf } from '../pages/html';
import { readHtml } from '../pages/read-html';
import { whenInteractive } from '../pages/search-page';
import { enter, sessionOf, signIn, someNumber } from '../pages/sign-in';
import { statePath } from '../pages/vehicle-html';
import { partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { inDatabase } from '../stack/database';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save \d/ });
const nameOf = async (page: Page, at: number): Promise<string> =>
  ((await hearts(page).nth(at).getAttribute('title')) ?? '').replace('Save ', '');
/** Requests to the watchlist that a page makes from now on, with their method. */
const asked = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/watchlist')) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
};
/** Sends a change as the page's scripts do. */
const send = (
  page: Page,
  path: string,
  fields: object,
): Promise<{ readonly status: number; readonly success: unknown }> =>
  page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { success }: { readonly success?: unknown } = await answer.json();
      return { status: answer.status, success };
    },
    [`/api/watchlist/${path}`, JSON.stringify(fields)] as const,
  );
const e164 = (number: string): string => `+61${number.replace(/\D/g, '').slice(1)}`;

for (const template of templates) {
  const { host } = stateSite(template);
  const origin = originOf(host);
  const onePart = partIn(template, 'account');

  test(`template ${template.toUpperCase()}: the watchlist of who is signed in has its own title, heading, address and breadcrumbs [ROUTE-01/watchlist]`, async () => {
    const { cookie } = await sessionOf(host);
    const { status, body } = await askSite(host, '/watchlist', { headers: { cookie } });
    expect([status, headingOf(body), canonicalOf(body)]).toEqual([200, 'Watchlist', '/watchlist']);
    expect(titleOf(body)).toMatch(/^Watchlist \| /);
    expect(readHtml(body).role('navigation', 'Breadcrumbs').count).toBeGreaterThan(0);
  });

  test(
    `template ${template.toUpperCase()}: a heart leads to sign-in and back to its place, is shown at once, and is taken back with an alert [WTCH-01] [ERRS-01/watchlist] [ANLY-01/e39]`,
    onePart(),
    async ({ page }) => {
      const requests = asked(page);
      await page.goto(`${origin}/search?page=2`);
      await whenInteractive(page);
      const third = await nameOf(page, 2);
      await hearts(page).nth(2).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(window.scrollY));
      await hearts(page).nth(2).click();
      await expect(page).toHaveURL(/\/sign-in\?/);
      const query = new URL(page.url()).searchParams;
      const back = query.get('back') ?? '';
      expect([query.get('type'), query.get('redirect')]).toEqual(['watchlist', back]);
      expect(back).toMatch(/^\/search\?.*page=2/);
      // Who is not signed in asks for nothing.
      expect(requests).toEqual([]);

      await page.goto(`${origin}${await signIn(page, someNumber(), back)}`);
      await expect(messages(page)).toContainText('Car Saved In Watchlist');
      await expect(messages(page)).toContainText(`${third} is now available in your watchlist`);
      await expect(messages(page).getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
      await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
      expect(new URL(page.url()).search).toContain('page=2');
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3);
      expect(await emittedEvents(page, 39)).toMatchObject([{ payload: { list: 'watchlist' } }]);

      // Shown before it is answered.
      await messages(page).getByRole('button', { name: 'Dismiss' }).click();
      let answer: (route: Route) => Promise<void> = (route) => route.continue();
      const held: Route[] = [];
      await page.route('**/api/watchlist/*-car', async (route) => {
        held.push(route);
        await answer(route);
      });
      answer = async () => undefined;
      const first = await nameOf(page, 0);
      await hearts(page).nth(0).click();
      await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => held.length).toBe(1);
      await expect(messages(page)).toHaveText('');
      await held[0]?.continue();
      await expect(messages(page)).toContainText(`${first} is now available in your watchlist`);
      expect(await emittedEvents(page, 39)).toHaveLength(2);

      // A failure takes it back, and says why.
      answer = (route) =>
        route.fulfill({
          status: 503,
          json: { success: false, code: 'database-away', title: 'Please try again in a minute.' },
        });
      await hearts(page).nth(1).click();
      const alert = messages(page).getByRole('alert');
      await expect(alert).toContainText('Please try again in a minute.');
      await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
      answer = (route) => route.abort('internetdisconnected');
      await hearts(page).nth(0).click();
      await expect(alert).toContainText('Please check your connection');
      await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
      expect(await emittedEvents(page, 39)).toHaveLength(2);

      answer = (route) => route.continue();
      await hearts(page).nth(0).click();
      await expect(messages(page)).toContainText('Car Removed');
      await expect(messages(page)).toContainText(`${first} is no longer in your watchlist`);
      await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
      await messages(page).getByRole('link', { name: 'View List' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText(third);
    },
  );

  test(
    `template ${template.toUpperCase()}: the watchlist lists vehicles as they are now, and a sold one keeps its heart while it is saved [WTCH-03]`,
    onePart(),
    async ({ page, browser }) => {
      const number = someNumber();
      const soldPath = statePath(gridNumber('car', 'sold'));
      await page.goto(`${origin}${soldPath}`);
      const tool = page.getByRole('toolbar').getByRole('button', { name: /^Save/ });
      await expect(page.getByRole('toolbar')).toBeVisible();
      await expect(tool).toHaveCount(0);
      await signIn(page, number);
      const states = ['in_stock', 'coming_soon', 'reserved', 'sold'] as const;
      await inDatabase(async (client) => {
        for (const [at, state] of states.entries())
          await client.query(
            `insert into saved_vehicles (shopper_id, kind, vehicle_id, name, price_then, saved_at)
           select s.id, 'saved', v.id, 'As it was', (v.price * 100)::int + 150000, now() - make_interval(hours => $3)
           from shoppers s, vehicles v where s.website_id = $1 and s.phone = $4 and v.stocknum = $2`,
            [host.replace('.localhost', ''), gridNumber('car', state), at, e164(number)],
          );
      });
      await page.reload();
      await expect(tool).toHaveAttribute('aria-pressed', 'true');

      await page.goto(`${origin}/watchlist`);
      const rows = page.getByRole('article');
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(0)).toContainText('$1,500 lower');
      await expect(rows.nth(0)).toContainText(/Was \$[\d,]+ when you saved it/);
      await expect(rows.nth(1)).toContainText('Coming soon');
      await expect(rows.nth(2)).toContainText('Reserved');
      await expect(rows.nth(3)).toContainText('Sold');
      await expect(rows.nth(3).getByRole('link', { name: /^Find something similar/ })).toBeVisible();
      await expectAccessible(page, 'the watchlist');

      const noted = rows.nth(0);
      await noted.getByText('Add a note').click();
      await noted.getByLabel('Your note').fill('x'.repeat(501));
      await noted.getByRole('button', { name: 'Save note' }).click();
      await expect(noted).toContainText('at most 500 characters');
      await noted.getByLabel('Your note').fill('Ask about the tow bar');
      await noted.getByRole('button', { name: 'Save note' }).click();
      await expect(noted).toContainText('Your note: Ask about the tow bar');

      await page.getByLabel('Order by').selectOption('price');
      await expect(page).toHaveURL(/order=price/);
      await expect(rows.nth(3)).toContainText('Sold');

      // In another tab, by another way.
      const other = await page.context().newPage();
      await other.goto(`${origin}${soldPath}`);
      const otherTool = other.getByRole('toolbar').getByRole('button', { name: /^Save/ });
      await expect(otherTool).toHaveAttribute('aria-pressed', 'true');
      await rows
        .nth(3)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(rows).toHaveCount(3);
      await expect(messages(page)).toContainText('Car Removed');
      // Let go: there is no heart on what has sold.
      await expect(otherTool).toHaveCount(0);

      // Without scripts it is a list of plain forms.
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const bare = await plain.newPage();
      await bare.goto(`${origin}/watchlist?order=price`);
      await expect(bare.getByRole('article')).toHaveCount(3);
      await expect(bare.getByRole('article').filter({ hasText: 'Ask about the tow bar' })).toHaveCount(1);
      await bare
        .getByRole('article')
        .nth(0)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(bare).toHaveURL(`${origin}/watchlist`);
      await expect(bare.getByRole('article')).toHaveCount(2);
      await plain.close();
    },
  );
}

const { host } = stateSite('c');
const origin = originOf(host);

test('writes name the number of the session and no other, and say whether they are done [WTCH-02]', async ({
  page,
}) => {
  const number = someNumber();
  await page.goto(`${origin}${statePath('SS-FULL')}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  const car_id = await inDatabase(async (client) => {
    const { rows } = await client.query<{ readonly id: string }>(`select id from vehicles where stocknum = 'SS-FULL'`);
    return String(rows[0]?.id);
  });
  expect(await send(page, 'save-car', { phone_number: number, car_id })).toEqual({ status: 403, success: false });
  await signIn(page, number);
  expect(await send(page, 'save-car', { phone_number: someNumber(), car_id })).toEqual({ status: 403, success: false });
  expect(await send(page, 'save-car', { phone_number: number, car_id })).toEqual({ status: 200, success: true });
  expect(await send(page, 'remove-car', { phone_number: number, car_id })).toEqual({ status: 200, success: true });
});

test('what a device compares moves into the account at sign-in, is there on other devices, and stays where it is asked to at sign-out [FAVS-01]', async ({
  page,
  browser,
}) => {
  const number = someNumber();
  await page.goto(`${origin}/search`);
  await whenInteractive(page);
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  await ticks.nth(0).click();
  await expect(ticks.nth(0)).toBeChecked();
  await signIn(page, number);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt-compare'))).toBe('[]');
  await expect(ticks.nth(0)).toBeChecked();
  const sent = page.waitForResponse('**/api/watchlist/save-car');
  await ticks.nth(1).click();
  await expect(ticks.nth(1)).toBeChecked();
  expect((await sent).status()).toBe(200);

  const elsewhere = await browser.newContext();
  await enter(elsewhere, host, number);
  const other = await elsewhere.newPage();
  await other.goto(`${origin}/compare`);
  await expect(other.getByRole('main')).toContainText('2 of 4 to compare');
  await other.goto(`${origin}/watchlist`);
  await other.getByLabel('Keep my saved vehicles on this device').check();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(`${origin}/`);
  await other.goto(`${origin}/compare`);
  await expect(other.getByRole('main')).toContainText('2 of 4 to compare');
  await elsewhere.close();

  await page.goto(`${origin}/watchlist`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goto(`${origin}/compare`);
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

test('a site without accounts has no watchlist in pages, API or scripts [SITE-04/auth]', async ({ page }) => {
  const off = originOf('red-gum-yard.localhost');
  await page.context().addCookies([{ name: 'forecourt-signed-in', value: '1', url: off }]);
  const requests = asked(page);
  await page.goto(`${off}/search`);
  await whenInteractive(page);
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Compare', exact: true })).toBeVisible();
  expect(requests).toEqual([]);
  expect((await page.goto(`${off}/watchlist`))?.status()).toBe(404);
});
