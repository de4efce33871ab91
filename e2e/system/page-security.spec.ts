// What a page may reach outside its own origin: the services that its site's document names, and nobody else.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { whenQuiet } from '../pages/quiet-page';
import { whenInteractive } from '../pages/search-page';
import { journeySites, partIn } from '../sites';
import { dataFolder, originOf, root } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { forecourt, runForecourt } from '../stack/forecourt';
import { type HttpsSink, httpsSink } from '../stack/https-sink';

// One worker: the site of this file is applied once.
test.describe.configure({ mode: 'default' });
test.use({ ignoreHTTPSErrors: true });

const host = 'collected.localhost';
const silent = 'lantern-lane.localhost';
let sink: HttpsSink;

/** The document of Lantern Lane under another name, with these sinks. */
const writeDocument = (name: string, url: string, tagManager: object | null = null, template = 'a'): string => {
  const document = JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'sites', 'lantern-lane.json'), 'utf8'));
  const folder = join(root, dataFolder, 'page-security');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const own = {
    website_id: 'collected',
    slug: 'collected',
    hosts: [host],
    template,
    analytics: {
      sinks: [
        { kind: 'beacon', url },
        { kind: 'data-layer', name: 'dataLayer' },
      ],
      tagManager,
    },
  };
  writeFileSync(file, JSON.stringify({ ...document, ...own }));
  return file;
};

test.beforeAll(async () => {
  sink = await httpsSink();
  await forecourt('sites', 'apply', writeDocument('with-sink', `${sink.origin}/events?key=1`), '--yes');
  // Its page is there once the engine has its records.
  // The page of an earlier run names the sink of that run.
  await expect
    .poll(async () => {
      const { body } = await askSite(host, '/search');
      return vehiclesOf(body).length > 0 && body.includes(sink.origin);
    })
    .toBe(true);
});
test.afterAll(() => sink.close());

const eventsThatCame = () => sink.came.map(({ body }): { readonly id: number } => JSON.parse(body));

/** What a page can do with an origin: send to it, ask it, run its script, frame it. */
const tries = (page: Page, origin: string) =>
  page.evaluate(async (target) => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      blocked.push(effectiveDirective);
      document.documentElement.dataset.blocked = blocked.join(' ');
    });
    const script = new Promise<boolean>((resolve) => {
      const element = document.createElement('script');
      element.src = `${target}/script.js`;
      element.onload = () => resolve(true);
      element.onerror = () => resolve(false);
      document.head.append(element);
    });
    const frame = document.createElement('iframe');
    frame.src = `${target}/frame`;
    document.body.append(frame);
    const asked = await fetch(`${target}/asked`, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    return { asked, script: await script };
  }, origin);

/** What the page's policy has forbidden so far: browsers say so some time after what was tried has failed. */
const blockedOn = (page: Page) => page.evaluate(() => (document.documentElement.dataset.blocked ?? '').split(' '));

test('a page sends the view of results to the sink that its site names, and reaches it with nothing else [ANLY-01/e49]', async ({
  page,
}) => {
  await page.goto(`${originOf(host)}/search`);
  await whenInteractive(page);
  await expect.poll(eventsThatCame).toContainEqual(expect.objectContaining({ id: 49 }));
  expect(sink.came.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /events?key=1']);
  // A sink is opened to what is sent: no script of it runs, and it is not framed.
  expect(await tries(page, sink.origin)).toEqual({ asked: true, script: false });
  await expect.poll(() => blockedOn(page)).toEqual(expect.arrayContaining(['script-src-elem', 'frame-src']));
  expect(sink.came.map(({ path }) => path)).not.toContain('/script.js');
  expect(sink.came.map(({ path }) => path)).not.toContain('/frame');
});

test('a page reaches no origin that its site does not name, nor the sink of another site', async ({ page }) => {
  const other = await httpsSink();
  for (const [site, target] of [
    [host, other],
    [silent, sink],
  ] as const) {
    const before = target.came.length;
    await page.goto(`${originOf(site)}/contact`);
    expect(await tries(page, target.origin)).toEqual({ asked: false, script: false });
    await expect
      .poll(() => blockedOn(page))
      .toEqual(expect.arrayContaining(['script-src-elem', 'connect-src', 'frame-src']));
    expect(target.came.length).toBe(before);
  }
  await other.close();
});

test('documents whose sinks have wrong addresses are refused, each with its reason [SITE-01]', async () => {
  const wrong = {
    private: 'https://10.0.0.1/events',
    insecure: 'http://collect.example.com/events',
    named: 'https://a:b@collect.example.com/',
  };
  const files = Object.entries(wrong).map(([name, url]) => writeDocument(`wrong-${name}`, url));
  const { code, stdout, stderr } = await runForecourt('sites', 'apply', ...files, '--yes');
  expect(code).not.toBe(0);
  for (const name of Object.keys(wrong))
    expect(stdout + stderr).toMatch(new RegExp(`wrong-${name}\\.json\\b.*analytics\\.sinks\\[0\\]\\.url`));
});

/** A container as a tag manager serves it: it reads the list and sends a collector what it finds there. */
const container = (collector: string) => `
  const send = (entry) => navigator.sendBeacon('${collector}/tagged', JSON.stringify(entry.event));
  window.dataLayer.forEach(send);
  window.dataLayer.push = (entry) => (send(entry), Array.prototype.push.call(window.dataLayer, entry));
`;

/** Address of the first style sheet of a page: each template has its own. */
const sheetOf = (html: string): string => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';

for (const { host: sameTemplate, template } of journeySites) {
  const onePart = partIn(template, 'page-security');

  test(
    `template ${template.toUpperCase()}: a tag manager comes after the page, where its visitor has agreed, and reaches its own hosts alone`,
    onePart(),
    async ({ page }) => {
      const collector = await httpsSink();
      const manager = await httpsSink(container(collector.origin));
      const id = `GTM-TEST${template.toUpperCase()}`;
      const tagManager = { id, scriptUrl: `${manager.origin}/gtm.js`, hosts: [collector.origin] };
      const tagged = () => collector.came.map(({ path, body }) => `${path} ${body}`);
      try {
        const document = writeDocument(`tags-${template}`, `${sink.origin}/events`, tagManager, template);
        await forecourt('sites', 'apply', document, '--yes');
        // The page of before may name the container already: what it loads is gone once the site has changed its template.
        const sheet = sheetOf((await askSite(sameTemplate, '/contact')).body);
        await expect
          .poll(async () => {
            const { body } = await askSite(host, '/contact');
            return [body.includes(id), sheetOf(body)];
          })
          .toEqual([true, sheet]);
        // Nobody has agreed on this device.
        await page.goto(`${originOf(host)}/contact`);
        await whenInteractive(page);
        await whenQuiet(page);
        expect(manager.came).toEqual([]);
        await page.evaluate(() => localStorage.setItem('forecourt:collected:marketing', 'yes'));
        await page.goto(`${originOf(host)}/search`);
        await expect.poll(() => manager.came.map(({ path }) => path)).toEqual([`/gtm.js?id=${id}&l=dataLayer`]);
        await expect.poll(tagged).toContain('/tagged "gtm.js"');
        // Events for the site's sinks reach the tags, too (49: results were viewed).
        await expect.poll(tagged).toContain('/tagged "search_view"');
        // Its tags reach what is named for them and nothing else, and nobody frames anything.
        const other = await httpsSink('');
        expect(await tries(page, other.origin)).toEqual({ asked: false, script: false });
        await expect.poll(() => blockedOn(page)).toEqual(expect.arrayContaining(['frame-src', 'script-src-elem']));
        expect(await tries(page, collector.origin)).toMatchObject({ asked: true });
        expect(other.came).toEqual([]);
        await other.close();
        // No page that is one shopper's own runs it.
        const { headers } = await askSite(host, '/preview/none');
        expect(String(headers['content-security-policy'])).not.toContain(manager.origin);
      } finally {
        await Promise.all([collector.close(), manager.close()]);
      }
    },
  );
}
