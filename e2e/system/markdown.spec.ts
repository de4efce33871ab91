// The Markdown form of pages: every page to read has one, cached like the page and never mixed up with it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headingOf, titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';
import { forecourt } from '../stack/forecourt';

const asMarkdown = { headers: { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' } };
const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

/** Second headings of a page's main part, but for those of forms and windows, which have no Markdown form. */
const headingsToRead = (html: string): readonly string[] => {
  const main = /<main\b.*?<\/main>/s.exec(withoutScripts(html))?.[0] ?? '';
  const toRead = main.replace(/<(form|dialog)\b.*?<\/\1>/gs, '');
  return [...toRead.matchAll(/<h2\b[^>]*>([\w ]+)<\/h2>/g)].map(([, heading = '']) => heading);
};

for (const { host, name, template } of journeySites) {
  test(`template ${template}: pages say the same as Markdown, at an address of their own and by what the client accepts`, async () => {
    const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
    // A dealer that is no part of this one's group.
    const stranger = template === 'c' ? 'Meridian Nissan' : 'Red Gum Yard';
    for (const [path, address] of [
      ['/', '/index.md'],
      ['/search', '/search.md'],
      ['/special-offers', '/special-offers.md'],
      ['/brands', '/brands.md'],
      ['/contact', '/contact.md'],
      ['/dealer-locator', '/dealer-locator.md'],
      ['/warranty', '/warranty.md'],
      ['/trade-in', '/trade-in.md'],
      [vehicle, `${vehicle}.md`],
    ] as const) {
      const page = await askSite(host, path, asBrowser);
      expect(page.headers['content-type'], path).toMatch(/^text\/html/);
      expect(page.headers.vary).toMatch(/\baccept\b(?!-)/);
      expect(page.headers.link).toContain(`<${address}>; rel="alternate"; type="text/markdown"`);
      const named = await askSite(host, address);
      expect(named.status, address).toBe(200);
      expect(named.headers['content-type']).toBe('text/markdown; charset=utf-8');
      // The page's own canonical address: that of a home page ends with its host.
      const canonical = path === '/' ? '' : path;
      expect(named.headers.link).toMatch(new RegExp(`^<http://${host}:\\d+${canonical}>; rel="canonical"$`));
      expect(named.body).toContain(`title: ${JSON.stringify(titleOf(page.body))}`);
      expect(named.body.match(/^# /gm), address).toHaveLength(1);
      const plain = (text: string) => text.replaceAll('\\', '').replace(/\s+/g, ' ');
      expect(plain(named.body)).toContain(`# ${plain(headingOf(page.body))}`);
      for (const heading of headingsToRead(page.body)) expect(named.body, address).toContain(heading);
      expect(named.body).not.toMatch(/<[a-z]/);
      expect(named.body).not.toContain(stranger);
      const asked = await askSite(host, path, asMarkdown);
      expect(asked.headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(asked.headers.vary).toMatch(/\baccept\b(?!-)/);
      // Whoever asks next as a browser gets the page, and the same one: its entity tag may be new, since only the cache has one.
      const after = await askSite(host, path, asBrowser);
      expect(after.headers['content-type'], path).toMatch(/^text\/html/);
      expect(titleOf(after.body), path).toBe(titleOf(page.body));
      expect(headingOf(after.body), path).toBe(headingOf(page.body));
    }
    const same = await askSite(host, '/warranty.md');
    const again = await askSite(host, '/warranty', {
      headers: { ...asMarkdown.headers, 'if-none-match': same.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test(`template ${template}: llms.txt leads to what there is to read`, async () => {
    const { status, headers, body } = await askSite(host, '/llms.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain(`# ${name}`);
    const addresses = [...body.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => new URL(address));
    const paths = addresses.map(({ pathname }) => pathname);
    expect(paths).toEqual(
      expect.arrayContaining(['/index.md', '/service.md', '/warranty.md', '/brands.md', '/search.md']),
    );
    for (const { hostname, pathname } of addresses) {
      expect(hostname).toBe(host);
      const answer = await askSite(host, pathname);
      expect([answer.status, answer.headers['content-type']], pathname).toEqual([200, 'text/markdown; charset=utf-8']);
    }
  });
}

test('pages that are not there, documents and pages for one shopper have no Markdown form', async () => {
  const { host } = journeySites[0] ?? { host: '' };
  for (const path of ['/no-such-word.md', '/cars/no-such-car.md', '/fleet/x.md', '/robots.txt.md'])
    expect((await askSite(host, path)).status, path).toBe(404);
  const robots = await askSite(host, '/robots.txt', asMarkdown);
  expect(robots.headers['content-type']).toMatch(/^text\/plain/);
});

test('the Markdown form of a page changes with its page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-markdown-'));
  const [site, host] = ['lantern-lane', 'lantern-lane.localhost'];
  const publish = async (words: string) => {
    const path = join(folder, 'read-me.md');
    writeFileSync(path, `---\nwebsite_id: ${site}\nkey: read-me\ntitle: Read me\n---\n\n${words}\n`);
    await forecourt('content', 'apply', path, '--publish', '--yes');
  };
  const said = async () => (await askSite(host, '/read-me', asMarkdown)).body;
  await publish('First words.');
  await expect.poll(said).toContain('First words.');
  await publish('Other words.');
  await expect.poll(said).toContain('Other words.');
  expect((await askSite(host, '/read-me', asBrowser)).body).toContain('Other words.');
  await forecourt('content', 'withdraw', site, 'read-me');
  rmSync(folder, { recursive: true, force: true });
});
