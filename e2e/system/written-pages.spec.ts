import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';
import { forecourt, forecourtJson } from '../stack/forecourt';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-written-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
/** Published content is seen within five seconds; the rest is the patience of a loaded machine. */
const soon = { timeout: 5_000, intervals: [200] };

for (const { host, name, template } of journeySites) {
  test(`content pages of template ${template} have title, canonical, one h1 and breadcrumbs, and stand in the sitemap [ROUTE-01/service] [ROUTE-01/warranty] [ROUTE-01/about-us] [ROUTE-01/terms] [CONT-01/service] [CONT-01/warranty] [CONT-01/about-us] [CONT-01/terms]`, async () => {
    const sitemap = (await askSite(host, '/sitemap.xml')).body;
    for (const [path, title] of [
      ['/service', 'Service'],
      ['/warranty', 'Warranty'],
      ['/about-us', 'About us'],
      ['/terms-and-conditions', 'Terms and conditions'],
    ] as const) {
      const { status, body } = await askSite(host, path);
      expect(status, path).toBe(200);
      expect(body).toContain(`<title>${title} | ${name}</title>`);
      expect(body).toMatch(new RegExp(`<link rel="canonical" href="http://${host}(:\\d+)?${path}"`));
      expect(body.match(/<h1/g)).toHaveLength(1);
      expect(body).toContain('BreadcrumbList');
      expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>20`));
    }
  });
}

test('what a dealer has not written is a 404, and a word nobody wrote too', async () => {
  for (const path of ['/fleet', '/parts/search', '/eofy', '/made-up-word'])
    expect((await askSite('harbour-city.localhost', path)).status, path).toBe(404);
});

test('a page of the dealer’s own is drafted, previewed, published, restored and taken away', async () => {
  const [site, host] = ['lantern-lane', 'lantern-lane.localhost'];
  const page = (title: string) =>
    file('open-day.md', `---\nwebsite_id: ${site}\nkey: open-day\ntitle: ${title}\n---\n\nCome and look.\n`);
  const heading = async () => /<h1[^>]*>([^<]*)/.exec((await askSite(host, '/open-day')).body)?.[1];
  await forecourt('content', 'apply', page('Open day'));
  expect((await askSite(host, '/open-day')).status).toBe(404);

  const { address } = await forecourtJson<{ readonly address: string }>('content', 'preview', site, 'open-day');
  const preview = await askSite(host, new URL(address).pathname);
  expect(preview.status).toBe(200);
  expect(preview.headers['cache-control']).toBe('no-store');
  expect(preview.body).toContain('noindex');
  expect(preview.body).toContain('Preview of /open-day, a draft');
  const forged = await askSite(host, `${new URL(address).pathname.slice(0, -2)}AA`);
  expect(forged.body).toContain('This preview has ended.');

  await forecourt('content', 'publish', site, 'open-day');
  await expect.poll(heading, soon).toBe('Open day');
  await forecourt('content', 'apply', page('Open week'), '--publish', '--yes');
  await expect.poll(heading, soon).toBe('Open week');
  await forecourt('content', 'restore', site, 'open-day', '--revision', '1', '--publish');
  await expect.poll(heading, soon).toBe('Open day');
  await forecourt('content', 'withdraw', site, 'open-day');
  await expect.poll(async () => (await askSite(host, '/open-day')).status, soon).toBe(404);
});

test('redirects lead on with the query kept, for now or for good, and stop when they are taken out', async () => {
  const [site, host] = ['lantern-lane', 'lantern-lane.localhost'];
  const redirects = (...list: readonly object[]) =>
    file('redirects.json', JSON.stringify({ website_id: site, key: 'redirects', redirects: list }));
  await forecourt(
    'content',
    'apply',
    redirects({ from: '/old', to: '/contact' }, { from: '/cars/old-car', to: '/search', status: 302 }),
    '--publish',
    '--yes',
  );
  const led = async (path: string) => {
    const { status, headers } = await askSite(host, path);
    return [status, headers.location];
  };
  await expect.poll(() => led('/old?utm_source=x'), soon).toEqual([301, '/contact?utm_source=x']);
  expect(await led('/cars/old-car')).toEqual([302, '/search']);
  await forecourt('content', 'apply', redirects(), '--publish', '--yes');
  await expect.poll(async () => (await askSite(host, '/old')).status, soon).toBe(404);
});

test('outside its days a page leads elsewhere [ROUTE-01/eofy]', async () => {
  const [site, host] = ['lantern-lane', 'lantern-lane.localhost'];
  const eofy = (until: string) =>
    file(
      'eofy.md',
      `---\nwebsite_id: ${site}\nkey: eofy\ntitle: End of financial year\nuntil: ${until}\notherwise: /contact\n---\n\nDealer plates and tax invoices.\n`,
    );
  await forecourt('content', 'apply', eofy('2999-06-30'), '--publish', '--yes');
  await expect.poll(async () => (await askSite(host, '/eofy')).status, soon).toBe(200);
  await forecourt('content', 'apply', eofy('2020-06-30'), '--publish', '--yes');
  await expect
    .poll(async () => {
      const { status, headers } = await askSite(host, '/eofy');
      return [status, headers.location];
    }, soon)
    .toEqual([307, '/contact']);
  await forecourt('content', 'withdraw', site, 'eofy');
});
