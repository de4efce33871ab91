// What signing in opens, on which site, and where it leads to.
import { expect, test } from '@playwright/test';
import { tailoredHost } from '../fixtures/tailored-sites/tailored-sites';
import { expectAccessible } from '../pages/accessibility';
import { headingOf, titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { readHtml } from '../pages/read-html';
import { enter, sessionOf, someNumber } from '../pages/sign-in';
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

test(`the account page answers under each of its names to who is signed in alone [AUTH-02] ${names.map(([, clause]) => clause).join(' ')}`, async () => {
  const { cookie } = await sessionOf(accounts);
  for (const [name] of names) {
    const gate = await gateOf(accounts, `/${name}`);
    expect(gate, name).toEqual([307, '/sign-in', expect.any(String), `/${name}`, '/']);
    const { status, body } = await askSite(accounts, `/${name}`, { headers: { cookie } });
    const page = readHtml(body);
    expect([status, page.tag('h1').count], name).toEqual([200, 1]);
    expect(titleOf(body), name).toMatch(/\| Tailors Row$/);
    expect(page.role('navigation', 'Breadcrumbs').count, name).toBeGreaterThan(0);
  }
});

test('pages that a dealer has closed lead to sign-in with type, redirect and back, and open after it; trade-in and sell are open [AUTH-02] [AUTH-03] [SITE-04/finance]', async () => {
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

  const { headers } = await askSite(accounts, '/finance?car_id=7');
  expect((await askSite(accounts, headers.location)).body).toContain('Sign in to continue to finance.');
  const { cookie, redirect } = await sessionOf(accounts, someNumber(), '/finance?car_id=7');
  expect(redirect).toBe('/finance?car_id=7');
  for (const path of ['/finance?car_id=7', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'])
    expect(await gateOf(accounts, path, { cookie }), path).toBe(200);
});

test('signing in never leads off the site, whatever the address asks for [AUTH-03]', async () => {
  for (const target of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/.//e.example'])
    expect((await sessionOf(accounts, someNumber(), target)).redirect, target).toBe('/');
  const hostile = encodeURIComponent('//elsewhere.example/x');
  const { body } = await askSite(accounts, `/sign-in?type=x&redirect=${hostile}&back=${hostile}`);
  const main = readHtml(body).role('main');
  expect(main.role('link', 'Back').attribute('href')).toBe('/');
  expect(new Set(main.field('redirect').attributes('value'))).toEqual(new Set(['/']));
});

test('a session of one site opens nothing on another [AUTH-04]', async () => {
  const [mine, theirs] = [accountSites[0].host, accountSites[2].host];
  const { cookie, cookies } = await sessionOf(mine);
  expect(cookies.map(({ name }) => name)).toContain('forecourt-session');
  expect(await gateOf(mine, '/my-garage', { cookie })).toBe(200);
  // As a browser that sent them to the sibling, too, would.
  for (const [path, type] of [
    ['/my-garage', 'myGarage'],
    ['/watchlist', 'watchlist'],
  ] as const)
    expect(await gateOf(theirs, path, { cookie })).toEqual([307, '/sign-in', type, path, '/']);
  const who = async (host: string) => JSON.parse((await askSite(host, '/api/account', { headers: { cookie } })).body);
  expect(await who(theirs)).toEqual({ shopper: null });
  expect((await who(mine)).shopper).not.toBeNull();
  // Nor does a header say which site it is of.
  const forged = { cookie, 'x-forecourt-site': mine.replace('.localhost', ''), 'x-forwarded-host': mine };
  expect(await gateOf(theirs, '/my-garage', forged)).toEqual([307, '/sign-in', 'myGarage', '/my-garage', '/']);
  expect(await gateOf(mine, '/my-garage', { cookie })).toBe(200);
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

test('without an account page a shopper deletes the account from the watchlist', async ({ page, context }) => {
  const host = tailoredHost('watchlist');
  expect((await enter(context, host, someNumber(), '/watchlist')).redirect).toBe('/watchlist');
  await page.goto(`${originOf(host)}/watchlist`);
  const main = page.getByRole('main');
  await main.getByText('Your account and data').click();
  await expect(main.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expectAccessible(page, 'the account on the watchlist', { within: 'main' });
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
