// An API that is stopped, not dead: what is kept goes on, everything else is refused at once, with whom to call.
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { journeySites, partIn } from '../sites';
import { ask, type Question } from '../stack/ask';
import { type OwnInstances, ownInstances } from '../stack/own-processes';

/** Another dealer of each template, whose home page is not kept yet. */
const neighbours = {
  a: 'saltbush-leisure.localhost',
  b: 'wattle-grove-toyota.localhost',
  c: 'ironbark-trucks.localhost',
};

for (const { host, name, template } of journeySites) {
  const onePart = partIn(template, 'hung-api');

  test.describe(`template ${template.toUpperCase()}`, onePart(), () => {
    let own: OwnInstances;

    test.beforeAll(async () => {
      own = await ownInstances([template]);
      await own.api.start();
      await Promise.all([own.gateway, ...own.templates].map((one) => one.start()));
    });
    test.afterAll(async () => {
      own.api.thaw();
      await Promise.all([own.gateway, own.api, ...own.templates].map((one) => one.kill()));
    });

    const open = (at: string, path: string, more: Omit<Question, 'host' | 'port' | 'path'> = {}) =>
      ask({ host: `${at}:${own.gateway.port}`, port: own.gateway.port, path, ...more });

    test('pages that are not kept, and searches, are refused with a number to call while an enquiry still waits', async ({
      page,
    }) => {
      let found: readonly string[] = [];
      // On a busy machine an API that has just started may itself count as hung for a moment.
      await expect
        .poll(async () => {
          found = vehiclesOf((await open(host, '/search')).body);
          return found.length;
        })
        .toBeGreaterThan(1);
      const [kept = '', cold = ''] = found;
      for (const path of ['/', kept, '/search']) expect((await open(host, path)).status, path).toBe(200);
      const notKept = [
        [host, '/search?sortBy=newest'],
        [host, cold],
        [neighbours[template], '/'],
      ] as const;

      own.api.freeze();
      await test.step('pages that are not kept are refused, and the enquiry that was sent before them is not', async () => {
        // Half a minute is an enquiry's, whatever a machine is busy with: all others must be through long before.
        let isEnquiryOver = false;
        const over = () => {
          isEnquiryOver = true;
        };
        const headers = { 'content-type': 'application/json' };
        open(host, '/api/leads', { method: 'POST', headers, body: '{}' }).then(over, over);
        const answers = await Promise.all(
          notKept.map(async ([at, path]) => ({ at, path, answer: await open(at, path) })),
        );
        const search = await open(host, '/_search/1/indexes/*/queries', { method: 'POST', body: '{"requests":[]}' });
        expect(isEnquiryOver, 'the enquiry waits on').toBe(false);
        for (const { at, path, answer } of answers) {
          expect(answer.status, `${at}${path}`).toBe(503);
          expect(answer.headers['retry-after']).toMatch(/^\d$/);
          expect(answer.body).toContain('<meta name="robots" content="noindex">');
          expect(answer.body).toMatch(/<a href="tel:\+?\d{6,}">/);
          if (at === host) expect(answer.body).toContain(`<p class="owner">${name}</p>`);
        }
        expect([search.status, search.headers['content-type']]).toEqual([
          503,
          'application/problem+json; charset=utf-8',
        ]);
      });

      await test.step('kept pages are served', async () => {
        // What is held is enough for the page of the dealer's places, though nobody has opened it.
        for (const path of ['/', kept, '/contact', '/search'])
          expect((await open(host, path)).status, `kept ${path}`).toBe(200);
      });

      await test.step('the page in their place fits every screen, and its links can be pressed', async () => {
        await page.goto(`http://${host}:${own.gateway.port}/search?sortBy=newest`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now');
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const link of await page.getByRole('link').all()) {
            expect((await link.boundingBox())?.height, `link at ${width} px`).toBeGreaterThanOrEqual(24);
          }
          const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          expect(isWide, `scrolls sideways at ${width} px`).toBe(false);
        }
      });

      await test.step('every page is back once the API goes on, from the link Try again too', async () => {
        own.api.thaw();
        for (const [at, path] of notKept) await expect.poll(async () => (await open(at, path)).status).toBe(200);
        await page.getByRole('link', { name: 'Try again' }).click();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/not available/);
      });
    });
  });
}
