// What signing in opens, on which site, and where it leads to.
import { expect, type Page, test } from '@playwright/test';
import { tailoredHost } from '../fixtures/tailored-sites/tailored-sites';
import { expectAccessible } from '../pages/accessibility';
import { headingOf, titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { signIn, signInPanel, someNumber } from '../pages/sign-in';
import { accountSites, demoHosts } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite, askSitemap } from '../stack/ask';

const accounts = tailoredHost('accounts');
const names = [
  ['my-garage', '[ROUTE-01/my-garage]'],
  ['mymotorama', '[ROUTE-01/mymotorama]'],
  ['mybigboxcars', '[ROUTE-01/mybigboxcars]'],
  ['myblinkr', '[ROUTE-01/myblinkr]'],
  ['myservco', '[ROUTE-01/myservco]'],
] as const;

/** Where an address leads somebody who is not signed in: type, on and back; the status where it leads nowhere. */
const gateOf = async (host: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, headers: answered } = await askSite(host, path, { headers });
  const { location } = answered;
  if (location === undefined) return status;
  const { pathname, searchParams } = new URL(location, originOf(host));
  return [status, pathname, ...['type', 'redirect', 'back'].map((key) => searchParams.get(key))];
};

/** Answer and address of a page in the browser. */
const opened = async (page: Page, host: string, path: string) => {
  const answer = await page.goto(`${originOf(host)}${path}`);
  const { pathname, search } = new URL(page.url());
  return { status: answer?.status(), at: `${pathname}${search}` };
};

for (const [name, clause] of names)
  test(`the account page answers under the name ${name} to who is signed in alone [AUTH-02] ${clause}`, async ({
    page,
  }) => {
    const [, ...way] = (await gateOf(accounts, `/${name}`)) as readonly unknown[];
    expect(way).toEqual(['/sign-in', expect.any(String), `/${name}`, '/']);
    await page.goto(`${originOf(accounts)}/contact`);
    await signIn(page, someNumber());
    const { status, at } = await opened(page, accounts, `/${name}`);
    expect([status, at]).toEqual([200, `/${name}`]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\| Tailors Row$/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).first()).toBeVisible();
  });

test('pages that a dealer has closed lead to sign-in with type, redirect and back, and open after it; trade-in and sell are open [AUTH-02] [AUTH-03] [SITE-04/finance]', async ({
  page,
}) => {
  const from = `${originOf(accounts)}/search/used-cars?body=Ute`;
  expect(await gateOf(accounts, '/finance?car_id=7', { referer: from })).toEqual([
    ...[307, '/sign-in', 'finance', '/finance?car_id=7', '/search/used-cars?body=Ute'],
  ]);
  // Where they came from elsewhere, back is the home page.
  expect(await gateOf(accounts, '/finance-enquiry', { referer: 'https://elsewhere.example/x' })).toEqual([
    ...[307, '/sign-in', 'financeEnquiry', '/finance-enquiry', '/'],
  ]);
  for (const path of ['/apply-for-finance', '/personalised/finance', '/finance-pre-approval'])
    expect(await gateOf(accounts, path), path).toEqual([307, '/sign-in', expect.any(String), path, '/']);
  for (const path of ['/trade-in', '/sell-your-car', '/sell-my-car', '/search'])
    expect(await gateOf(accounts, path), path).toBe(200);

  await page.goto(`${originOf(accounts)}/contact`);
  await page.goto(`${originOf(accounts)}/finance?car_id=7`);
  await page.waitForURL(/\/sign-in\?/);
  await expect(page.getByText('Sign in to continue to finance.')).toBeVisible();
  const landed = await signIn(page, someNumber(), '/finance?car_id=7');
  expect(landed).toBe('/finance?car_id=7');
  for (const path of ['/finance?car_id=7', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval']) {
    const { status, at } = await opened(page, accounts, path);
    expect([status, at]).toEqual([200, path]);
  }
});

test('signing in never leads off the site, whatever the address asks for [AUTH-03]', async ({ page }) => {
  await page.goto(`${originOf(accounts)}/contact`);
  for (const target of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/.//e.example']) {
    expect(await signIn(page, someNumber(), target), target).toBe('/');
  }
  await page.context().clearCookies();
  const hostile = encodeURIComponent('//elsewhere.example/x');
  await page.goto(`${originOf(accounts)}/sign-in?type=x&redirect=${hostile}&back=${hostile}`);
  const panel = signInPanel(page);
  await expect(panel.back).toHaveAttribute('href', '/');
  await expect(page.locator('input[name="redirect"]').first()).toHaveValue('/');
});

test('a session of one site opens nothing on another [AUTH-04]', async ({ page, context }) => {
  const [mine, theirs] = [accountSites[0].host, accountSites[2].host];
  await page.goto(`${originOf(mine)}/contact`);
  await signIn(page, someNumber());
  expect((await opened(page, mine, '/my-garage')).at).toBe('/my-garage');
  const cookies = (await context.cookies()).filter(({ domain }) => domain === mine);
  expect(cookies.map(({ name }) => name).toSorted()).toContain('forecourt-session');
  // As a browser that sent them to the sibling, too, would.
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: theirs })));
  for (const path of ['/my-garage', '/watchlist'])
    expect((await opened(page, theirs, path)).at, path).toMatch(/^\/sign-in\?/);
  await page.goto(`${originOf(theirs)}/contact`);
  const who = await page.evaluate(async () => (await fetch('/api/account')).json());
  expect(who).toEqual({ shopper: null });
  // Nor does a header say which site it is of.
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const forged = { cookie: header, 'x-forecourt-site': mine.replace('.localhost', ''), 'x-forwarded-host': mine };
  expect(await gateOf(theirs, '/my-garage', forged)).toEqual([307, '/sign-in', 'myGarage', '/my-garage', '/']);
  expect((await opened(page, mine, '/my-garage')).at).toBe('/my-garage');
});

test('without accounts a site has none of their pages, and no trace in pages, API or scripts [SITE-04/auth] [AUTH-01]', async () => {
  const withAccounts: readonly string[] = accountSites.map(({ host }) => host);
  for (const host of demoHosts.filter((one) => !withAccounts.includes(one))) {
    for (const path of ['/sign-in', '/watchlist', ...names.map(([name]) => `/${name}`), '/my-garage/devices'])
      expect((await askSite(host, path)).status, `${host}${path}`).toBe(404);
    for (const step of ['code', 'resend', 'verify']) {
      const { status, body } = await askSite(host, `/api/sign-in/${step}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', origin: originOf(host) },
        body: JSON.stringify({ phone_number: someNumber(), code: '123456' }),
      });
      expect([status, JSON.parse(body).code], `${host} ${step}`).toEqual([404, 'no_accounts']);
    }
    const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
    for (const path of ['/', '/search', vehicle, '/contact', '/privacy-policy']) {
      const { body } = await askSite(host, path);
      const seen = withoutScripts(body);
      expect(seen, `${host}${path}`).not.toMatch(/sign-in|watchlist|my-garage|My garage|Your account/i);
      expect(body, `${host}${path}`).not.toContain('/my-garage');
    }
    expect((await askSitemap(host)).body).not.toMatch(/sign-in|watchlist|my-garage/);
  }
});

test('without its account page a site leads to the watchlist, and none of its names answers [SITE-04/garage]', async () => {
  const host = tailoredHost('watchlist');
  for (const [name] of names) expect((await askSite(host, `/${name}`)).status, name).toBe(404);
  const { body } = await askSite(host, '/');
  expect(withoutScripts(body)).toContain('href="/watchlist"');
  expect(withoutScripts(body)).not.toContain('my-garage');
  expect(await gateOf(host, '/watchlist')).toEqual([307, '/sign-in', 'watchlist', '/watchlist', '/']);
});

test('without an account page a shopper deletes the account from the watchlist', async ({ page }) => {
  const host = tailoredHost('watchlist');
  await page.goto(`${originOf(host)}/contact`);
  expect(await signIn(page, someNumber(), '/watchlist')).toBe('/watchlist');
  await page.goto(`${originOf(host)}/watchlist`);
  const main = page.getByRole('main');
  await main.getByText('Your account and data').click();
  await expect(main.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expectAccessible(page, 'the account on the watchlist');
  await main.getByLabel('Type DELETE to confirm').fill('DELETE');
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  expect(await gateOf(host, '/watchlist')).toEqual([307, '/sign-in', 'watchlist', '/watchlist', '/']);
});

test('pages load no code of accounts and ask nothing while nobody is signed in [AUTH-01]', async ({ page }) => {
  const { host } = accountSites[0];
  const asked: string[] = [];
  const scripts = new Set<string>();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.add(new URL(answer.url()).pathname);
  });
  const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
  for (const path of ['/', '/search', vehicle]) await page.goto(`${originOf(host)}${path}`, { waitUntil: 'load' });
  expect(asked.filter((path) => /^\/api\/(account|sign-in|watchlist)|\/internal\//.test(path))).toEqual([]);
  expect(scripts.size).toBeGreaterThan(3);
  // What asks for an account's lists, and the library by which its pages change.
  for (const script of scripts)
    expect((await askSite(host, script)).body, script).not.toMatch(/\/api\/watchlist|isMutating/);
});

test('the sign-in page is kept by nobody and listed nowhere [ROUTE-01/sign-in]', async () => {
  const { host, name } = accountSites[1];
  const { status, headers, body } = await askSite(host, '/sign-in');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect(titleOf(body)).toBe(`Sign in | ${name}`);
  expect(headingOf(body)).toBe('Sign in');
  expect(body).toMatch(/<meta name="robots" content="noindex/);
  expect((await askSitemap(host)).body).not.toContain('/sign-in');
});
