// The whole product with its searches answered elsewhere, by settings alone: pages ask the hosted service themselves and
// show what the embedded engine would have shown.
import { expect, type Page, test } from '@playwright/test';
import { tailoredHost } from '../fixtures/tailored-sites/tailored-sites';
import { countOf, vehiclesOf } from '../pages/html';
import { searchPage, whenInteractive } from '../pages/search-page';
import { journeySites } from '../sites';
import { ask, askSite } from '../stack/ask';
import { type HostedSearch, hostedSearch } from '../stack/hosted-search';
import { type OwnInstances, ownInstances } from '../stack/own-processes';

// One worker: what is started serves every test of this file.
test.describe.configure({ mode: 'default' });

const [site] = journeySites;
if (site === undefined) throw new Error('There is no site to search.');
const { host, refinement } = site;
let service: HostedSearch;
let own: OwnInstances;

test.beforeAll(async () => {
  service = await hostedSearch();
  own = await ownInstances(['a'], service.env);
  // The worker fills the index; the API is ready once it has.
  await own.worker.start();
  await own.api.start();
  await Promise.all([own.gateway, ...own.templates].map((one) => one.start()));
});
test.afterAll(async () => {
  await Promise.all([own.gateway, own.worker, own.api, ...own.templates].map((one) => one.kill()));
  await service.close();
});

/** How many vehicles a results page counts and which it lists. */
const shown = async (page: Page) => ({
  count: Number.parseInt(((await searchPage(page).count.textContent()) ?? '').replaceAll(',', ''), 10),
  vehicles: await searchPage(page).vehicles(),
});

/** The same of a page that the stack draws, whose searches its own engine answers. */
const embedded = async (path: string) => {
  const { body } = await askSite(host, path);
  return { count: countOf(body), vehicles: vehiclesOf(body) };
};

test('results come from the hosted service, by the server and by the browser, and are those of the embedded engine [SRCH-01] [SITE-08]', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const searches: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.endsWith('/queries')) searches.push(origin);
  });
  const origin = `http://${host}:${own.gateway.port}`;
  const beforePage = service.asked.length;
  // Its gateway may not know the site in its first moment, which the browser reports as an error of that answer.
  await expect(async () => {
    errors.length = 0;
    expect((await page.goto(`${origin}/search`))?.status()).toBe(200);
  }).toPass();
  expect(service.asked.length).toBeGreaterThan(beforePage);
  await whenInteractive(page);
  const all = await shown(page);
  const countOfAll = (await searchPage(page).count.textContent()) ?? '';
  expect(searches).toEqual([]);
  await searchPage(page).refine(refinement);
  await expect(searchPage(page).count).not.toHaveText(countOfAll);
  expect(new Set(searches)).toEqual(new Set([service.origin]));
  const refined = await shown(page);
  // Neither the browser's policy nor the service has refused anything.
  expect(errors).toEqual([]);

  expect(await embedded('/search')).toEqual(all);
  expect(await embedded(refinement.address)).toEqual(refined);
});

test('a count over 1,999 is the one that the dealer sets, else the sum of those of one filter [SRCH-11]', async () => {
  const counts = async (at: string) => {
    const { status, body } = await ask({
      host: `${at}:${own.gateway.port}`,
      port: own.gateway.port,
      path: '/search?sortBy=newest',
    });
    expect(status, at).toBe(200);
    return countOf(body);
  };
  const dealer = tailoredHost('terms');
  const found = await counts(host);
  try {
    service.countAs(1999);
    expect([await counts(host), await counts(dealer)]).toEqual([1999, 1999]);
    service.countAs(2000);
    expect([await counts(host), await counts(dealer)]).toEqual([found, 5000]);
  } finally {
    service.countAs(null);
  }
});

test('the doctor finds the service as good as the embedded engine', async () => {
  const { stdout } = await service.forecourt('search', 'doctor', '--records', '300', '--json');
  const { ok, findings } = JSON.parse(stdout) as { readonly ok: boolean; readonly findings: readonly unknown[] };
  expect(ok).toBe(true);
  expect(findings.length).toBeGreaterThan(25);
});
