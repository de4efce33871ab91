// What is not there is answered as not there: by status, in plain words, with ways onward and nothing of another dealer.
import { expect, test } from '@playwright/test';
import { headingOf, titleOf, withoutScripts } from '../pages/html';
import { demoHosts, journeySites, partIn } from '../sites';
import { gatewayPort, originOf } from '../stack/address-book';
import { ask, askSite, siteHost } from '../stack/ask';

const dealerNames = /Harbour City|Meridian|Red Gum|Wattle Grove|Ironbark|Saltbush|Lantern Lane/;

test('an unknown host gets a plain page that names no dealer [SITE-02]', async () => {
  for (const host of [
    'nobody.localhost',
    'harbour-city.localhost.example.com',
    'arbour-city.localhost',
    'example.com',
  ]) {
    for (const path of ['/', '/search', '/cars/2026-subaru-wrx-ts-hc1196', '/robots.txt', '/api/leads']) {
      const answer = await askSite(host, path);
      expect(answer.status, `${host}${path}`).toBe(404);
      expect(answer.body, `${host}${path}`).not.toMatch(dealerNames);
    }
  }
});

test('each host answers with its own dealer [SITE-02]', async () => {
  for (const host of demoHosts) {
    const { status, body } = await askSite(host);
    expect(status, host).toBe(200);
    const title = titleOf(body);
    const slug = title.toLowerCase().replaceAll(' ', '-');
    expect(slug, `title of ${host}`).toContain(host.split('-')[0] ?? host);
  }
});

for (const { host, name, template } of journeySites) {
  const onePart = partIn(template, 'not-found');

  test(`${name}: unknown pages and vehicles are real 404s with ways onward, drawn on the server [ROUTE-08]`, async () => {
    const pageHeading = 'We cannot find that page';
    const vehicleHeading = 'We cannot find that vehicle';
    for (const [path, heading] of [
      ['/nothing-here', pageHeading],
      ['/cars', pageHeading],
      ['/search/nonsense', pageHeading],
      ['/cars/a/b/c', pageHeading],
      ['/not-found/page', pageHeading],
      ['/cars/2020-nothing-here-x1', vehicleHeading],
      ['/cars/2020-nothing-here-x1/enquire', vehicleHeading],
    ] as const) {
      const { status, body } = await askSite(host, path);
      expect(status, path).toBe(404);
      expect(titleOf(body), path).toContain(name);
      expect(headingOf(body), path).toBe(heading);
      const main = /<main\b.*?<\/main>/s.exec(withoutScripts(body))?.[0] ?? '';
      expect(main, path).toContain('href="/search"');
      expect(main, path).toContain('href="/contact"');
    }
  });

  test(
    `${name}: the browser keeps the page of a missing address, leads on from it and comes back to it`,
    onePart(),
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const answer = await page.goto(`${originOf(host)}/nothing-here`);
      expect(answer?.status()).toBe(404);
      await expect(heading).toHaveText('We cannot find that page');
      await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
      await page.waitForURL('**/search');
      await page.goBack();
      await expect(heading).toHaveText('We cannot find that page');
    },
  );

  test(
    `${name}: the page of a missing address searches the stock without scripts too`,
    onePart(),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      for (const path of ['/nothing-here', '/cars/2020-nothing-here-x1']) {
        await page.goto(`${originOf(host)}${path}`);
        const form = page.getByRole('main').getByRole('search', { name: 'Search our stock' });
        await form.getByRole('searchbox', { name: 'What are you looking for?' }).fill('white');
        await form.getByRole('button', { name: 'Search' }).click();
        await page.waitForURL('**/search?colour=White');
      }
      await context.close();
    },
  );

  test(`${name}: a trailing slash redirects for good, with its query [ROUTE-03]`, async () => {
    for (const [from, to] of [
      ['/search/?make=Toyota&page=2', '/search?make=Toyota&page=2'],
      ['/search/used-cars/', '/search/used-cars'],
      ['/contact/', '/contact'],
    ] as const) {
      const { status, headers } = await askSite(host, from);
      expect(status, from).toBe(308);
      const { pathname, search } = new URL(headers.location ?? '', originOf(host));
      expect(pathname + search).toBe(to);
    }
  });
}

test('another host of a site leads to the canonical one with path and query [ROUTE-14]', async () => {
  for (const path of ['/', '/search/used-cars?fuel=Petrol&price=:30000', '/cars/2026-subaru-wrx-ts-hc1196?from=mail']) {
    const { status, headers, body } = await askSite('www.harbour-city.localhost', path);
    expect(status, path).toBe(301);
    expect(headers.location).toBe(`http://harbour-city.localhost:${gatewayPort}${path}`);
    expect(body).not.toContain('<h1');
  }
});

test('a host name is read whatever its capitals [SITE-02]', async () => {
  const { status, body } = await ask({ host: siteHost('HARBOUR-CITY.localhost') });
  expect(status).toBe(200);
  expect(titleOf(body)).toContain('Harbour City Motor Group');
});
