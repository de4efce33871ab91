// A vehicle's page after it was drawn: how often it was seen, what has changed, the dealer's number, and the events that
// the dealer's sinks receive. Whatever fails there, the page stands.

import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { comeBack, viewPath } from '../pages/come-back';
import { hold } from '../pages/deferred-parts';
import { emittedEvents } from '../pages/emitted-events';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { foundVehicle, foundVehicles, usedInStock } from '../pages/found-vehicles';
import { whenQuiet } from '../pages/quiet-page';
import { whenInteractive } from '../pages/search-page';
import { followShifts, forgetShifts, shifts } from '../pages/shifts';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { ask, siteHost } from '../stack/ask';

const revealPath = '**/api/phone-reveals';
/** A browser's name: the one of tests says that it is a robot, whom nothing counts. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const newOrDemo = 'status:in_stock AND NOT car_type:used';

const logOf = (page: Page): string[] => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
};

/** Once the page has drawn itself: what moves before is not the doing of what comes afterwards. */
const atRest = async (page: Page) => {
  await whenInteractive(page);
  await forgetShifts(page);
};

/** Something to wait for, and how to let it come. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

/** The API's own answer with something else in it. */
const answerWith =
  (change: (answer: { views: number; changed: boolean; car_fields: Record<string, unknown> }) => void) =>
  async (route: Route) => {
    const { host, pathname, search } = new URL(route.request().url());
    const answer = JSON.parse((await ask({ host, path: `${pathname}${search}` })).body);
    change(answer);
    await route.fulfill({ json: answer });
  };
const views = (page: Page) => page.getByText(/^Viewed [\d,]+ times$/).filter({ visible: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

const sell = (answer: { changed: boolean; car_fields: Record<string, unknown> }): void => {
  answer.changed = true;
  Object.assign(answer.car_fields, { status: 'sold', sold: true, available: false });
};
const shownNumber = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^\(?0\d/ })
    .first();

/** Answers that do not say how a vehicle is now; the last does not come. */
const failures: readonly [string, (route: Route) => unknown][] = [
  ['the service fails', (route) => route.fulfill({ status: 500, body: 'no' })],
  ['there is no answer', (route) => route.abort()],
  ['the answer is empty', (route) => route.fulfill({ json: {} })],
  ['the answer is no answer', (route) => route.fulfill({ body: '<html>' })],
  ['the answer is slow', () => undefined],
];

for (const site of journeySites) {
  const onePart = partIn(site.template, 'view');
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host), userAgent });

    test('the count of views is shown from five on, and moves nothing [VDP-07]', onePart(), async ({ page }) => {
      const { path } = await foundVehicle(site.host, usedInStock);
      let count = 24;
      const rest = gate();
      const counted = answerWith((answer) => {
        answer.views = count;
      });
      await page.route(viewPath, async (route) => {
        await rest.opened;
        await counted(route);
      });
      await followShifts(page);
      await page.goto(path);
      await atRest(page);
      rest.open();
      await expect(views(page)).toHaveText('Viewed 24 times');
      expect(await shifts(page)).toBeLessThan(0.01);
      count = 4;
      const answered = page.waitForResponse((response) => viewPath.test(response.url()));
      await page.reload();
      await answered;
      await whenQuiet(page);
      await expect(views(page)).toHaveCount(0);
    });

    test(
      "a used vehicle's page emits one view, and the dealer's number is shown on request, logged and emitted as one call [SIDE-03] [ANLY-01/e4] [ANLY-01/e25]",
      onePart(),
      async ({ page }) => {
        const vehicle = await foundVehicle(site.host, usedInStock);
        await page.goto(vehicle.path);
        await whenInteractive(page);
        await test.step('the page emits one view of a used vehicle [ANLY-01/e4]', async () => {
          await expect.poll(() => emittedEvents(page, 4)).toHaveLength(1);
          const [view] = await emittedEvents(page, 4);
          expect(view?.payload).toEqual({ website_id: expect.any(String), car_id: vehicle.id, car_type: 'used' });
        });
        await test.step('the number is shown, logged and emitted as a call once [SIDE-03] [ANLY-01/e25]', async () => {
          await expect(page.getByText('Phone number hidden')).toHaveCount(1);
          const goOn = await hold(page, revealPath);
          const logged = page.waitForRequest(revealPath);
          const answered = page.waitForResponse(revealPath);
          await page.getByRole('button', { name: 'Show number' }).click();
          // At once, while its log waits.
          await expect(shownNumber(page)).toBeFocused();
          await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
          goOn();
          const body = (await logged).postDataJSON() as Record<string, unknown>;
          expect(body).toEqual({
            car_id: vehicle.id,
            dealership_id: expect.any(String),
            website_id: expect.any(String),
          });
          expect((await answered).status()).toBe(204);
          const call = { event: 'call_dealer', id: 25, name: 'call_dealer', payload: { ...body, car_type: 'used' } };
          expect(await emittedEvents(page, 25)).toEqual([call]);
          // The call itself is the same call.
          await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
          await shownNumber(page).click();
          expect(await emittedEvents(page, 25)).toEqual([call]);
        });
        await test.step('neither a return to the page nor the page of another kind of vehicle emits a view [ANLY-01/e4]', async () => {
          await comeBack(page);
          expect(await emittedEvents(page, 4)).toHaveLength(1);
          for (const other of (await foundVehicles(site.host, newOrDemo)).slice(0, 1)) {
            await page.goto(other.path);
            await whenInteractive(page);
            expect(await emittedEvents(page, 4)).toEqual([]);
          }
        });
      },
    );

    test('a page counts one view a visit, and its request says what it shows [VDP-07]', onePart(), async ({ page }) => {
      // Not the one that other tests look at: one address adds a few views an hour to a vehicle and no more.
      const all = await foundVehicles(site.host, usedInStock);
      const vehicle = all[Math.floor(Math.random() * all.length)];
      if (vehicle === undefined) throw new Error(`${site.host} has no vehicle.`);
      const asked: Request[] = [];
      page.on('request', (request) => {
        if (viewPath.test(request.url())) asked.push(request);
      });
      const answered = () => page.waitForResponse((response) => viewPath.test(response.url()));
      const [response] = await Promise.all([answered(), page.goto(vehicle.path)]);
      const first = (await response.json()) as { views: number; car_fields: Record<string, unknown>; changed: boolean };
      expect(first.views).toBeGreaterThan(0);
      expect(first).toMatchObject({
        changed: false,
        car_fields: { id: vehicle.id, price: vehicle.price, sold: false },
      });
      expect(response.headers()['cache-control']).toContain('no-store');
      await Promise.all([answered(), page.reload()]);
      const { searchParams } = new URL(asked[0]?.url() ?? '');
      expect(Object.fromEntries(searchParams)).toEqual({
        photos_count: expect.stringMatching(/^\d+$/),
        updated_at: expect.stringMatching(/^\d{4}-/),
        website_id: expect.any(String),
      });
      expect(asked.map((request) => request.headers()['x-visit'])).toEqual(['first', undefined]);

      // Another visit is another view.
      const { host, pathname, search } = new URL(asked[0]?.url() ?? '');
      const again = await ask({
        ...{ host, path: `${pathname}${search}` },
        // As another visitor's browser sends it.
        headers: asked[0]?.headers() ?? {},
      });
      expect((JSON.parse(again.body) as { views: number }).views).toBeGreaterThan(first.views);
    });

    test(
      'the page stands as it was drawn when it cannot learn how the vehicle is now [VDP-07]',
      onePart(),
      async ({ page }) => {
        const { path } = await foundVehicle(site.host, usedInStock);
        const logged = logOf(page);
        const errors: Error[] = [];
        page.on('pageerror', (error) => errors.push(error));
        await followShifts(page);
        let answer = failures[0]?.[1];
        let rest = gate();
        await page.route(viewPath, async (route) => {
          const { opened } = rest;
          const fail = answer;
          await opened;
          await fail?.(route);
        });
        for (const [at, [when, fail]] of failures.entries()) {
          await test.step(`the page stands when ${when}`, async () => {
            [answer, rest] = [fail, gate()];
            logged.length = 0;
            const asked = page.waitForRequest(viewPath);
            // A failed request is made again as soon as a visitor comes back.
            if (at === 0) await page.goto(path);
            else await comeBack(page);
            await asked;
            await atRest(page);
            rest.open();
            if (when !== 'the answer is slow')
              await expect.poll(() => logged.join('\n')).toContain('How the vehicle is now could not be asked');
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
            await expect(views(page)).toHaveCount(0);
            await expect(messages(page)).toBeEmpty();
            await expect(enquiryForm(page).submit).toBeEnabled();
            expect(await shifts(page)).toBeLessThan(0.01);
          });
        }
        expect(errors).toEqual([]);
      },
    );

    test(
      'a page that comes back from the cache of the browser says the changed price, and is drawn anew [VDP-07]',
      onePart(),
      async ({ page }) => {
        const { path } = await foundVehicle(site.host, usedInStock);
        await page.goto(path);
        await whenInteractive(page);
        await whenQuiet(page);
        await page.route(
          viewPath,
          answerWith((answer) => {
            answer.changed = true;
            answer.car_fields.price = 12_345;
          }),
        );
        const redrawn = page.waitForRequest(
          (request) => request.url().includes(path) && request.url().includes('_rsc='),
        );
        await comeBack(page, 'from the cache');
        await expect(messages(page)).toContainText(
          /The price of this vehicle is now \$12,345 (Drive away|Excl\. gov\. charges)\./,
        );
        await redrawn;
      },
    );

    test(
      'a return to the page says that the vehicle has sold, and the page is drawn anew [VDP-07]',
      onePart(),
      async ({ page }) => {
        const { path } = await foundVehicle(site.host, usedInStock);
        await page.goto(path);
        await whenInteractive(page);
        await whenQuiet(page);
        await page.route(viewPath, answerWith(sell));
        const redrawn = page.waitForRequest(
          (request) => request.url().includes(path) && request.url().includes('_rsc='),
        );
        await comeBack(page);
        await expect(messages(page)).toContainText('Unfortunately this vehicle recently sold.');
        await redrawn;
      },
    );

    test(
      'an enquiry that is being written is kept when its vehicle sells, and can be sent [VDP-07]',
      onePart(),
      async ({ page }) => {
        const { path } = await foundVehicle(site.host, usedInStock);
        await page.clock.install();
        await page.goto(path);
        await whenInteractive(page);
        const form = enquiryForm(page);
        const who = someone();
        await form.fill(who);
        await page.route(viewPath, answerWith(sell));
        const redrawn: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes(`${path}?`) && request.url().includes('_rsc=')) redrawn.push(request.url());
        });
        await comeBack(page);
        await expect(messages(page)).toContainText('Unfortunately this vehicle recently sold.');
        await expect(form.form).toContainText('What you have typed is still here.');
        await expect(form.name).toHaveValue(who.name);
        await expect(form.email).toHaveValue(who.email);
        await expect(form.submit).toBeEnabled();
        // A page that follows such a change is drawn anew within its first second.
        await page.clock.runFor(2_000);
        expect(redrawn).toEqual([]);
        // The API takes such an enquiry and says what has happened to the vehicle.
        await page.route('**/api/leads', async (route) => {
          const sent = route.request();
          const answer = await ask({
            host: siteHost(site.host),
            path: '/api/leads',
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: originOf(site.host) },
            body: sent.postData() ?? '',
          });
          await route.fulfill({ status: answer.status, json: { ...JSON.parse(answer.body), vehicle_sold: true } });
        });
        await form.submit.click();
        await page.waitForURL('**/success?**');
        expect(redrawn).toEqual([]);
        await expect(page.getByRole('main')).toContainText('That vehicle sold before your enquiry reached us.');
      },
    );

    test('the number is shown when it cannot be logged [SIDE-03] [ERRS-01/phone-log]', onePart(), async ({ page }) => {
      const { path } = await foundVehicle(site.host, usedInStock);
      const logged = logOf(page);
      await page.route(revealPath, (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.goto(path);
      await whenInteractive(page);
      await page.getByRole('button', { name: 'Show number' }).click();
      await expect(shownNumber(page)).toBeFocused();
      await expect.poll(() => logged.join('\n')).toContain('The reveal of a phone number could not be logged.');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });

    test('Share copies the link, says so, and opens a small window [SIDE-04]', onePart(), async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { path } = await foundVehicle(site.host, usedInStock);
      await page.clock.install();
      await page.goto(path);
      await whenInteractive(page);
      const heading = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
      const bar = page.getByRole('toolbar', { name: 'Share this vehicle' });
      const share = bar.getByRole('button', { name: 'Share' });
      await share.hover();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await share.click();
      await page.clock.runFor(100);
      const copied = bar.getByRole('button', { name: 'Copied' });
      await expect(copied).toBeVisible();
      await expect(messages(page)).toContainText(/^Copied .+ to your clipboard!/);
      const [, name = '-'] = /Copied (.+) to your clipboard!/.exec((await messages(page).textContent()) ?? '') ?? [];
      expect(heading).toContain(name);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${originOf(site.host)}${path}`);
      await page.clock.runFor(1_300);
      await expect(copied).toBeVisible();
      await page.clock.runFor(200);
      await expect(copied).toHaveCount(0);
      await page.clock.runFor(1_300);
      await expect(messages(page)).toContainText(/^Copied /);
      // Three seconds are over by the page's clock; what is left is the way out, which no clock of a test drives.
      await page.clock.runFor(400);
      await page.clock.resume();
      await expect(messages(page)).toBeEmpty();

      await page.evaluate(() => {
        window.open = (...asked) => {
          Object.assign(window, { opened: asked });
          return { opener: window } as unknown as Window;
        };
      });
      await bar.getByRole('link', { name: /^Facebook/ }).click();
      const opened = (await page.evaluate(() => Reflect.get(window, 'opened'))) as readonly string[];
      expect(new URL(opened[0] ?? '').searchParams.get('u')).toBe(`${originOf(site.host)}${path}`);
      expect(opened[2]).toBe('popup,width=550,height=400');
    });

    test(
      'a sink that fails leaves the page whole and its number shown and logged [ANLY-01/e25] [ERRS-01/analytics]',
      onePart(),
      async ({ page }) => {
        const { path } = await foundVehicle(site.host, usedInStock);
        const logged = logOf(page);
        await page.addInitScript(() =>
          Object.defineProperty(window, 'dataLayer', {
            get: () => {
              throw new Error('blocked');
            },
          }),
        );
        await page.goto(path);
        await whenInteractive(page);
        await expect.poll(() => logged.join('\n')).toContain('Event 4 did not reach a sink.');
        const answered = page.waitForResponse(revealPath);
        await page.getByRole('button', { name: 'Show number' }).click();
        expect((await answered).status()).toBe(204);
        await expect.poll(() => logged.join('\n')).toContain('Event 25 did not reach a sink.');
        await expect(page.getByRole('button', { name: 'Show number' })).toHaveCount(0);
      },
    );

    // Not every site has new stock.
    if (site.template !== 'a') return;

    test('an acknowledged enquiry about a new or demonstration vehicle emits one event, a refused one none [ANLY-01/e14]', async ({
      page,
    }) => {
      const vehicle = await foundVehicle(site.host, newOrDemo);
      await page.goto(vehicle.path);
      await whenInteractive(page);
      const form = enquiryForm(page);
      await form.fill(someone());
      await page.route('**/api/leads', (route) => route.fulfill({ status: 500, json: { error: 'Not now.' } }));
      await form.submit.click();
      await expect(form.form.getByRole('alert')).toContainText('Not now.');
      expect(await emittedEvents(page, 14, 15)).toEqual([]);
      await page.unroute('**/api/leads');
      await form.submit.click();
      await page.waitForURL('**/success?**');
      const lead = new URL(page.url()).searchParams.get('lead');
      expect(await emittedEvents(page, 14, 15)).toMatchObject([
        { id: 14, payload: { car_id: vehicle.id, lead_id: lead } },
      ]);
    });
  });
}

test.describe('Lantern Lane, where numbers start revealed', () => {
  test.use({ baseURL: originOf('lantern-lane.localhost'), userAgent });

  test('the page shows the number from the start and logs no reveal [SIDE-03]', async ({ page }) => {
    const { path } = await foundVehicle('lantern-lane.localhost', 'status:in_stock');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await whenInteractive(page);
    const number = page.getByRole('main').getByRole('link', { name: '(03) 5550 7100', exact: true });
    await expect(number.first()).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('button', { name: 'Show number' })).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('/api/phone-reveals'))).toEqual([]);
  });
});
