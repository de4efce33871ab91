import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { composedSites } from '../fixtures/composed-homes/composed-homes';
import { canonicalOf, headingOf, titleOf, withoutScripts } from '../pages/html';
import { journeySites, partIn } from '../sites';
import { askSite, askSitemap } from '../stack/ask';
import { whenFollowed } from '../stack/followed-changes';
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

/** Pages made of their content alone, each with the clauses that it proves and with words that every dealer has there. */
const writtenPages = [
  ['/service', /from \$\d+/, '[ROUTE-01/service] [CONT-01/service]'],
  ['/parts/search', /part/i, '[ROUTE-01/parts-search] [CONT-01/parts-search]'],
  ['/vehicle-parts-and-accessories', /from \$\d+/i, '[ROUTE-01/parts-accessories] [CONT-01/parts-accessories]'],
  ['/warranty', /3 years.*5 (or 7 )?years.*7 years/s, '[ROUTE-01/warranty] [CONT-01/warranty]'],
  ['/fleet', /fleet/i, '[ROUTE-01/fleet] [CONT-01/fleet]'],
  ['/eofy', /30 June 2027/, '[ROUTE-01/eofy] [CONT-01/eofy]'],
  ['/about-us', /invented/, '[ROUTE-01/about-us] [CONT-01/about-us]'],
  ['/terms-and-conditions', /Australian Consumer Law/, '[ROUTE-01/terms] [CONT-01/terms]'],
  ['/trade-in', /7 years or 100,000 km/, '[CONT-01/faq]'],
] as const;

for (const [path, words, clauses] of writtenPages) {
  test(`${path} has title, canonical, one h1, breadcrumbs and the dealer’s words, and stands in the sitemap ${clauses}`, async () => {
    for (const { host, name } of journeySites) {
      const { status, body } = await askSite(host, path);
      expect(status, host).toBe(200);
      const heading = headingOf(body);
      expect(heading).not.toBe('');
      expect(titleOf(body)).toBe(`${heading} | ${name}`);
      expect(canonicalOf(body)).toBe(path);
      expect(body).toMatch(new RegExp(`<link rel="canonical" href="http://${host}(:\\d+)?${path}"`));
      const seen = withoutScripts(body);
      expect(seen.match(/<h1[ >]/g)).toHaveLength(1);
      expect(seen.replace(/<[^>]*>/g, ' '), host).toMatch(words);
      expect(/<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(seen)?.[0]).toContain('href="/"');
      expect(body).toContain('BreadcrumbList');
      expect((await askSitemap(host)).body).toMatch(new RegExp(`${path}</loc><lastmod>20`));
    }
  });
}

test('home, the privacy policy and the dealer locator say what the dealer wrote there [CONT-01/home] [CONT-01/privacy] [CONT-01/dealer-locator] [CONT-01/why-choose-us]', async () => {
  const said = [
    ['Find the one that fits.', 'Which yard to come to'],
    ['Made for where the road goes next.', 'Gosford or Wyong'],
    ['Good cars. Plain prices.', 'Bendigo or Shepparton'],
  ];
  for (const [at, { host }] of journeySites.entries()) {
    const [opening = '', places = ''] = said[at] ?? [];
    const home = withoutScripts((await askSite(host, '/')).body);
    expect(headingOf(home)).toBe(opening);
    expect(home).toMatch(/<h2[^>]*>Why choose us</);
    expect((await askSite(host, '/dealer-locator')).body).toMatch(new RegExp(`<h2[^>]*>${places}<`));
    const privacy = withoutScripts((await askSite(host, '/privacy-policy')).body);
    for (const kept of ['Searches', 'Cookies', 'the vehicles you saved', 'When you send an enquiry we keep'])
      expect(privacy, host).toContain(kept);
  }
});

test('about us gives the reasons, and the service page says how to pay [CONT-01/why-choose-us] [CONT-01/payment-strip]', async () => {
  const marks = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'];
  for (const { host } of composedSites) {
    const home = withoutScripts((await askSite(host, '/')).body);
    const strip = /<ul[^>]*aria-label="Ways to pay".*?<\/ul>/s.exec(home)?.[0] ?? '';
    expect([...strip.matchAll(/<li[^>]*>([^<]+)/g)].map(([, mark]) => mark)).toEqual(marks);
  }
  for (const { host } of journeySites) {
    const about = withoutScripts((await askSite(host, '/about-us')).body);
    for (const reason of ['Warranty', 'Quality assured', 'Personalised finance'])
      expect(about).toContain(`>${reason}<`);
    expect(withoutScripts((await askSite(host, '/service')).body)).toMatch(/<ul[^>]*aria-label="How (you can|to) pay"/);
  }
});

test('links of blocks lead to written pages and pages of models; a link to a page that is not there is left out', async () => {
  const waysOf = async (host: string, path: string) =>
    [...withoutScripts((await askSite(host, path)).body).matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  const [site, host] = ['lantern-lane', 'lantern-lane.localhost'];
  const links = ['/ways-there', '/no-such-word', '/contact'].map((href) => ({
    title: href,
    link: { label: href, href },
  }));
  const page = (key: string, blocks: readonly object[]) =>
    file(`${key}.json`, JSON.stringify({ website_id: site, key, title: 'Ways', blocks }));
  /** Publishes a page, and waits until the template app of the site knows it. */
  const publish = async (path: string) => {
    await forecourt('content', 'apply', path, '--publish', '--yes');
    await whenFollowed('a');
  };
  await publish(page('ways', [{ type: 'cards', version: 1, cards: links }]));
  await expect.poll(() => waysOf(host, '/ways')).toContain('/contact');
  expect(await waysOf(host, '/ways')).not.toContain('/ways-there');
  await publish(page('ways-there', [{ type: 'rich-text', version: 1, html: '<p>Here.</p>' }]));
  await expect.poll(() => waysOf(host, '/ways')).toContain('/ways-there');
  expect(await waysOf(host, '/ways')).not.toContain('/no-such-word');
  await forecourt('content', 'withdraw', site, 'ways');
  await forecourt('content', 'withdraw', site, 'ways-there');
  expect(await waysOf('harbour-city.localhost', '/about-us')).toContain('/nissan/overview');
});

test('a place stands at /contact-us where its site chooses that form [ROUTE-01/contact-us]', async () => {
  const demo = ['meridian-nissan.localhost', ...composedSites.map(({ host }) => host)];
  for (const host of demo) {
    const sitemap = (await askSitemap(host)).body;
    const path = /(\/contact-us\/[a-z0-9-]+)<\/loc>/.exec(sitemap)?.[1] ?? '';
    expect(path, host).not.toBe('');
    const { status, body } = await askSite(host, path);
    expect(status, `${host}${path}`).toBe(200);
    expect(canonicalOf(body)).toBe(path);
    const seen = withoutScripts(body);
    expect(seen.match(/<h1[ >]/g)).toHaveLength(1);
    expect(titleOf(body)).toContain(headingOf(body));
    expect(/<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(seen)?.[0]).toContain('href="/contact"');
  }
});

test('a page that a dealer has not written answers 404, and so does a word that nobody wrote', async () => {
  for (const path of ['/fleet', '/parts/search', '/eofy', '/made-up-word'])
    expect((await askSite('saltbush-leisure.localhost', path)).status, path).toBe(404);
});

// Of each template a site that these tests own.
for (const { template, host } of composedSites) {
  const site = host.replace('.localhost', '');
  const onePart = partIn(template, 'content');

  test(
    `template ${template}: a page of the dealer’s own is drafted, previewed, published, restored and taken away`,
    onePart(),
    async () => {
      const page = (title: string) =>
        file(
          `open-day-${site}.md`,
          `---\nwebsite_id: ${site}\nkey: open-day\ntitle: ${title}\n---\n\nCome and look.\n`,
        );
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

      for (const [command, after] of [
        [['publish', site, 'open-day'], 'Open day'],
        [['apply', page('Open week'), '--publish', '--yes'], 'Open week'],
        [['restore', site, 'open-day', '--revision', '1', '--publish'], 'Open day'],
      ] as const) {
        await forecourt('content', ...command);
        await whenFollowed(template);
        await expect.poll(heading).toBe(after);
      }
      await forecourt('content', 'withdraw', site, 'open-day');
      await whenFollowed(template);
      await expect.poll(async () => (await askSite(host, '/open-day')).status).toBe(404);
    },
  );

  test(
    `template ${template}: redirects lead on with the query kept, for now or for good, and stop when they are taken out`,
    onePart(),
    async () => {
      const redirects = (...list: readonly object[]) =>
        file(`redirects-${site}.json`, JSON.stringify({ website_id: site, key: 'redirects', redirects: list }));
      const publish = async (...list: readonly object[]) => {
        await forecourt('content', 'apply', redirects(...list), '--publish', '--yes');
        await whenFollowed(template);
      };
      await publish({ from: '/old', to: '/contact' }, { from: '/cars/old-car', to: '/search', status: 302 });
      const led = async (path: string) => {
        const { status, headers } = await askSite(host, path);
        return [status, headers.location];
      };
      await expect.poll(() => led('/old?utm_source=x')).toEqual([301, '/contact?utm_source=x']);
      expect(await led('/cars/old-car')).toEqual([302, '/search']);
      await publish();
      await expect.poll(async () => (await askSite(host, '/old')).status).toBe(404);
    },
  );
}

test('outside its days a page leads elsewhere [ROUTE-01/eofy]', async () => {
  const [site, host] = ['lantern-lane', 'lantern-lane.localhost'];
  const eofy = (until: string) =>
    file(
      'eofy.md',
      `---\nwebsite_id: ${site}\nkey: eofy\ntitle: End of financial year\nuntil: ${until}\notherwise: /contact\n---\n\nDealer plates and tax invoices.\n`,
    );
  const led = async () => {
    const { status, headers } = await askSite(host, '/eofy');
    return [status, headers.location];
  };
  for (const [until, answer] of [
    ['2999-06-30', [200, undefined]],
    ['2020-06-30', [307, '/contact']],
  ] as const) {
    await forecourt('content', 'apply', eofy(until), '--publish', '--yes');
    await whenFollowed('a');
    await expect.poll(led).toEqual(answer);
  }
  await forecourt('content', 'withdraw', site, 'eofy');
});
