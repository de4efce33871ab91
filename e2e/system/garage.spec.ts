// The account page: what a shopper keeps in it, changed with scripts and without, given to them, and deleted.
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { expectToFit } from '../pages/fits';
import { headingOf } from '../pages/html';
import { readHtml } from '../pages/read-html';
import { codeSentTo, enter, signInPanel, someNumber } from '../pages/sign-in';
import { accountSites, oneSize, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const views = ['', '/searches', '/cars', '/enquiries', '/details', '/devices', '/privacy'] as const;

/** Sends a change of the account as its scripts do. */
const change = async (host: string, cookie: string, path: string, form: object): Promise<void> => {
  const headers = { 'content-type': 'application/json', accept: 'application/json', cookie };
  const body = JSON.stringify(form);
  const answer = await askSite(host, `/api/account/${path}`, { method: 'POST', headers, body });
  expect(answer.status, answer.body).toBe(200);
};

const ute = {
  ...{ id: '', make: 'Toyota', model: 'HiLux', year: '2019', km: '84500' },
  ...{ rego: 'ABC123', rego_state: 'SA', service_due: '2020-01-31' },
};

/** A shopper who is signed in, with something to see in each view. */
const enterFurnished = async (context: BrowserContext, host: string): Promise<string> => {
  const { cookie } = await enter(context, host);
  await change(host, cookie, 'searches', { path: '/search?price=:60000', name: 'Under sixty thousand' });
  await change(host, cookie, 'cars', ute);
  return cookie;
};

for (const { host, name, template } of accountSites) {
  const place = `${name}, template ${template.toUpperCase()}`;
  const onePart = partIn(template, 'garage');
  // Its views are one part in every template; each is looked at in a size of its own.
  const size = oneSize(template).tag === '@desktop' ? desktop : phone;

  test(`${place}: every view of the account page stands at its address, and the overview fits and is accessible [ROUTE-01/my-garage] [SITE-04/garage] [AUTH-02]`, async ({
    page,
    context,
  }) => {
    const cookie = await enterFurnished(context, host);
    const viewOf = (view: string) => askSite(host, `/my-garage${view}`, { headers: { cookie } });
    for (const view of views) {
      const { status, headers, body } = await viewOf(view);
      expect([view, status, headers['cache-control']]).toEqual([view, 200, expect.stringContaining('no-store')]);
      expect(headingOf(body), view).toBe('My garage');
      expect(readHtml(body).role('navigation', 'Breadcrumbs').count, view).toBeGreaterThan(0);
    }
    for (const none of ['/saved', '/nothing', '/cars/1']) expect((await viewOf(none)).status, none).toBe(404);

    await page.setViewportSize(size);
    await page.goto(`${originOf(host)}/my-garage`);
    await expectToFit(page, 'the overview');
    await expectAccessible(page, `the overview at ${size.width}`);
    // It has a layout of its own at either.
    await page.setViewportSize(size === phone ? desktop : phone);
    await expectAccessible(page, 'the overview at the other size');
  });

  test(
    `${place}: every other view of the account page fits and is accessible`,
    onePart(),
    async ({ page, context }) => {
      await enterFurnished(context, host);
      await page.setViewportSize(size);
      for (const view of views.filter((one) => one !== '')) {
        await page.goto(`${originOf(host)}/my-garage${view}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garage');
        await expectToFit(page, view);
        await expectAccessible(page, `${view} at ${size.width}`);
      }
    },
  );
}

const [{ host }] = accountSites;

test.describe('with scripts', () => {
  test.use({ baseURL: originOf(host) });

  test('a saved search is named, told of by text with consent, which can be taken back, and removed [FAVS-01]', async ({
    page,
    context,
  }) => {
    await enter(context, host);
    await page.goto('/search?price=:60000');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.waitForURL('**/my-garage/searches?done=search');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText('Search saved.');
    await main.getByText('Name and alerts').click();
    await main.getByLabel('Search name').fill('Under sixty');
    await main.getByLabel('How often').selectOption('daily');
    await main.getByLabel('Send alerts by').selectOption('email');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByLabel('Send alerts by')).toHaveAccessibleDescription(/confirmed email address/);
    await main.getByLabel('Send alerts by').selectOption('sms');
    await main.getByRole('button', { name: 'Save changes' }).click();
    const consent = main.getByRole('checkbox', { name: /^Text me about vehicles of/ });
    await expect(consent).toHaveAccessibleDescription(/Please tick the box/);
    await expectAccessible(page, 'a consent that is missing', { within: 'main details[open]' });
    await consent.check();
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByRole('status').first()).toContainText('Search updated.');
    await expect(main.getByText('Daily by text')).toBeVisible();
    await page.goto('/my-garage/privacy');
    await main.getByRole('button', { name: 'Withdraw consent: Alerts by text' }).click();
    await expect(main.getByRole('status').first()).toContainText('Consent withdrawn.');
    await page.goto('/my-garage/searches');
    await expect(main.getByText('No alerts')).toBeVisible();
    await main.getByRole('button', { name: 'Remove the saved search Under sixty' }).click();
    await expect(main.getByText('No saved searches yet')).toBeVisible();
  });

  test('saved vehicles have alerts of their own, by the clock of the shopper, who changes both [WTCH-03]', async ({
    page,
  }) => {
    const number = someNumber();
    await page.goto('/sign-in?type=account&redirect=/search');
    const panel = signInPanel(page);
    await panel.number.fill(number);
    await panel.send.click();
    await panel.code.pressSequentially(await codeSentTo(number));
    await page.waitForURL('**/search');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save \d/ })
      .first();
    // It shows before it is stored: whoever leaves at once would meet an empty garage.
    const saved = page.waitForResponse('**/api/watchlist/save-car');
    await heart.click();
    expect((await saved).status()).toBe(200);
    await page.goto('/my-garage');
    const main = page.getByRole('main');
    await main.getByText('Alerts for saved vehicles: No alerts').click();
    await main.getByLabel('How often').selectOption('weekly');
    await main.getByLabel('Send alerts by').selectOption('sms');
    await main.getByRole('checkbox', { name: /^Text me about vehicles of/ }).check();
    await expectAccessible(page, 'alerts for saved vehicles', { within: 'main details[open]' });
    await main.getByRole('button', { name: 'Save alerts' }).click();
    await expect(main.getByRole('status').first()).toContainText('Alerts updated.');
    await page.reload();
    await expect(main.getByText('Alerts for saved vehicles: Weekly by text')).toBeVisible();
    await page.goto('/my-garage/details');
    const zone = main.getByLabel('Time zone');
    const own = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
    await expect(zone).toHaveValue(own);
    await zone.selectOption({ label: 'Perth' });
    await main.getByRole('button', { name: 'Save details' }).click();
    await expect(main.getByRole('status').first()).toContainText('Details saved.');
    await page.reload();
    await expect(zone).toHaveValue('Australia/Perth');
  });

  test('a change that fails is taken back with the reason, and nothing typed is lost', async ({ page, context }) => {
    const { cookie } = await enter(context, host);
    await change(host, cookie, 'cars', ute);
    await page.goto('/my-garage/cars');
    const main = page.getByRole('main');
    await page.route('**/api/account/cars/remove', (route) => route.abort());
    await main.getByRole('button', { name: 'Remove 2019 Toyota HiLux' }).click();
    await expect(main.getByRole('alert')).toContainText('nothing was changed');
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(main.getByRole('heading', { name: '2019 Toyota HiLux' })).toBeVisible();
    await page.route('**/api/account/cars', (route) => route.abort());
    const form = main.getByRole('region', { name: 'Add a vehicle' });
    await form.getByLabel('Make').fill('Kia');
    await form.getByRole('button', { name: 'Save vehicle' }).click();
    await expect(form.getByLabel('Model')).toHaveAccessibleDescription(/Please enter the model/);
    await expect(form.getByLabel('Model')).toBeFocused();
    await form.getByLabel('Model').fill('Rio');
    await form.getByRole('button', { name: 'Save vehicle' }).click();
    await expect(main.getByRole('alert').first()).toContainText('nothing was changed');
    await expect(form.getByLabel('Make')).toHaveValue('Kia');
    await page.unroute('**/api/account/cars');
    await form.getByRole('button', { name: 'Save vehicle' }).click();
    await expect(main.getByRole('heading', { name: 'Kia Rio' })).toBeVisible();
    // What is known of it is filled in where it is valued.
    const value = main.getByRole('link', { name: 'Get a valuation of 2019 Toyota HiLux' });
    await expect(value).toHaveAttribute('href', '/sell-your-car?make=Toyota&year=2019&kilometres=84500&model=HiLux');
    await expect(main.getByText('Service overdue')).toBeVisible();
  });

  test('another device is signed out, and an account deleted with everything but what is named [AUTH-02]', async ({
    page,
    context,
    browser,
  }) => {
    const { number } = await enter(context, host);
    const other = await browser.newContext();
    await enter(other, host, number);
    const elsewhere = await other.newPage();
    await page.goto('/my-garage/devices');
    const main = page.getByRole('main');
    await expect(main.getByText('This device', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(main.getByRole('status').first()).toContainText('All other devices have been signed out.');
    await elsewhere.goto(`${originOf(host)}/my-garage`);
    expect(new URL(elsewhere.url()).pathname).toBe('/sign-in');
    await other.close();

    await page.goto('/my-garage/privacy');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const kept = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(kept.account.phone.slice(-3)).toBe(number.slice(-3));
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expect(main.getByLabel('Type DELETE to confirm')).toBeFocused();
    await main.getByLabel('Type DELETE to confirm').fill('delete');
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([]);
    await page.goto('/my-garage');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });
});

test('the account page begins with the vehicles that are saved, which can be let go there [WTCH-03]', async ({
  page,
  context,
}) => {
  const { host } = accountSites[0];
  await enter(context, host);
  await page.goto(`${originOf(host)}/search`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save \d/ })
    .first();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/watchlist/save-car'));
  await heart.click();
  expect((await kept).status()).toBe(200);
  await page.goto(`${originOf(host)}/my-garage`);
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove \d/ });
  await expect(remove).toHaveCount(1);
  await expectAccessible(page, 'saved vehicles in the account', { within: 'main' });
  await remove.click();
  await expect(page.getByText('No saved vehicles yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No saved vehicles yet')).toBeVisible();
});

test('a page that one shopper left open changes nothing for the next on the same device, and shows them nothing of theirs', async ({
  page,
  context,
}) => {
  const { host } = accountSites[1];
  await enter(context, host);
  await page.goto(`${originOf(host)}/my-garage/privacy`);
  const next = await context.newPage();
  await next.route('**/api/account/garage', (route) => route.abort());
  await enter(context, host);
  const main = page.getByRole('main');
  await main.getByLabel('Type DELETE to confirm').fill('DELETE');
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main.getByText('This is not the number that you signed in with.')).toBeVisible();
  await next.goto(`${originOf(host)}/my-garage`);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('My garage');
});

test('without scripts vehicles, details and deletion go by plain forms, and a search waits while its shopper signs in', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: originOf(host), viewport: phone });
  const page = await context.newPage();
  await page.goto('/search?price=:60000');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const asked = new URL(page.url());
  expect([asked.pathname, asked.searchParams.get('type')]).toEqual(['/sign-in', 'saved-search']);
  // How that goes without scripts is proven with signing in.
  await enter(context, host);
  await page.goto(asked.searchParams.get('redirect') ?? '');
  expect(page.url()).toContain('/my-garage/searches?done=search');
  await expect(page.getByRole('main')).toContainText('Search saved.');

  await page.goto('/my-garage/cars');
  const form = page.getByRole('region', { name: 'Add a vehicle' });
  await form.getByLabel('Make').fill('Kia');
  await form.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(page.getByRole('main')).toContainText('Please enter the model');
  await page.getByLabel(/Model/).fill('Rio');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('heading', { name: 'Kia Rio' })).toBeVisible();

  await page.goto('/my-garage/privacy');
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
  await page.goto('/my-garage');
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await context.close();
});

test('a site without accounts has no trace of a garage [SITE-04/garage]', async () => {
  const off = 'harbour-city.localhost';
  for (const path of ['/my-garage', '/my-garage/cars', '/api/account/garage', '/api/account/export'])
    expect((await askSite(off, path)).status, path).toBe(404);
  const { body } = await askSite(off, '/search?price=:60000');
  expect(body).not.toMatch(/Save this search|keepsSearches|my-garage/);
});
