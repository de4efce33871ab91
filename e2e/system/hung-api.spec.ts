// An API that is stopped, not dead: what is kept goes on, everything else says so at once, with whom to call.
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { journeySites } from '../sites';
import { ask } from '../stack/ask';
import { type OwnInstances, ownInstances } from '../stack/own-processes';

test.describe.configure({ mode: 'default' });

/** Milliseconds: the promise is two seconds, which a busy machine may miss; without it, it took ten to twenty. */
const soon = 6_000;

let own: OwnInstances;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await ownInstances(['a', 'b', 'c']);
  await own.api.start();
  await Promise.all([own.gateway, ...own.templates].map((one) => one.start()));
});
test.afterAll(async () => {
  own.api.thaw();
  await Promise.all([own.gateway, own.api, ...own.templates].map((one) => one.kill()));
});

const open = (host: string, path: string, more: { readonly method?: string; readonly body?: string } = {}) =>
  ask({ host: `${host}:${own.gateway.port}`, port: own.gateway.port, path, ...more });

/** Another dealer of each template, whose home page is not kept yet. */
const neighbours = {
  a: 'saltbush-leisure.localhost',
  b: 'wattle-grove-toyota.localhost',
  c: 'ironbark-trucks.localhost',
};

test('pages that are not kept, and searches, say within moments that they cannot be had, and whom to call', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const vehicles = new Map<string, readonly string[]>();
  for (const { host } of journeySites) {
    let found: readonly string[] = [];
    // On a busy machine an API that has just started may itself count as hung for a moment.
    await expect
      .poll(async () => {
        found = vehiclesOf((await open(host, '/search')).body);
        return found.length;
      })
      .toBeGreaterThan(1);
    const [kept = '', cold = ''] = found;
    vehicles.set(host, [kept, cold]);
    for (const path of ['/', kept, '/search']) expect((await open(host, path)).status, `${host}${path}`).toBe(200);
  }
  own.api.freeze();
  for (const { host, name, template } of journeySites) {
    const [kept = '', cold = ''] = vehicles.get(host) ?? [];
    for (const [at, path] of [
      [host, '/search?sortBy=newest'],
      [host, cold],
      [neighbours[template], '/'],
    ] as const) {
      const began = performance.now();
      const answer = await open(at, path);
      expect(answer.status, `${at}${path}`).toBe(503);
      expect(performance.now() - began, `milliseconds of ${at}${path}`).toBeLessThan(soon);
      expect(answer.headers['retry-after']).toMatch(/^\d$/);
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
      expect(answer.body).toMatch(/<a href="tel:\+?\d{6,}">/);
      if (at === host) expect(answer.body).toContain(`<p class="owner">${name}</p>`);
    }
    // What is held is enough for the page of the dealer's places, though nobody has opened it.
    for (const path of ['/', kept, '/contact', '/search'])
      expect((await open(host, path)).status, `kept ${host}${path}`).toBe(200);
    const search = await open(host, '/_search/1/indexes/*/queries', { method: 'POST', body: '{"requests":[]}' });
    expect([search.status, search.headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
  }

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`http://${journeySites[0]?.host}:${own.gateway.port}/search?sortBy=newest`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now');
    for (const link of await page.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.screenshot({ path: test.info().outputPath(`unavailable-${width}.png`), fullPage: true });
  }

  own.api.thaw();
  for (const { host, template } of journeySites) {
    const [, cold = ''] = vehicles.get(host) ?? [];
    for (const [at, path] of [
      [host, '/search?sortBy=newest'],
      [host, cold],
      [neighbours[template], '/'],
    ] as const)
      await expect.poll(async () => (await open(at, path)).status).toBe(200);
  }
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/not available/);
});
