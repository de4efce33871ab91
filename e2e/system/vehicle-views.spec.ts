// A vehicle's page after it was drawn: how often it was seen, what has changed, the dealer's number, and what is told
// to the dealer's sinks. Whatever fails there, the page stands.

import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { comeBack, viewPath } from '../pages/come-back';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { whenQuiet } from '../pages/quiet-page';
import { whenInteractive } from '../pages/search-page';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { followShifts, forgetShifts, shifts } from '../pages/shifts';
import { type JourneySite, journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { ask, siteHost } from '../stack/ask';

const revealPath = '**/api/phone-reveals';
/** A browser's name: the one of tests says that it is a robot, whom nothing counts. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Listed {
  readonly id: string;
  readonly path: string;
  readonly price: number;
}

const vehicles = async ({ host }: JourneySite, filters: string): Promise<readonly Listed[]> =>
  foundIn(await searchAt(host, await searchKeyOf(host), { filters })).hits.map(({ id, slug, price }) => ({
    id: String(id),
    path: `/cars/${String(slug)}`,
    price: Number(price),
  }));
const aVehicle = async (site: JourneySite, filters: string): Promise<Listed> => {
  const [vehicle] = await vehicles(site, filters);
  if (vehicle === undefined) throw new Error(`${site.host} has no vehicle for ${filters}.`);
  return vehicle;
};
const inStock = 'status:in_stock AND car_type:used AND price > 1000';

const used = ['used', inStock, 15] as const;
const fresh = ['new or demonstration', 'status:in_stock AND NOT car_type:used', 14] as const;

interface Told {
  readonly id: number;
  readonly payload: Readonly<Record<string, unknown>>;
}
const told = (page: Page, ...ids: readonly number[]): Promise<readonly Told[]> =>
  page.evaluate(
    (wanted) =>
      ((Reflect.get(window, 'dataLayer') ?? []) as Told[]).filter(
        ({ id }) => wanted.length === 0 || wanted.includes(id),
      ),
    ids,
  );

const logOf = (page: Page): readonly string[] => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
};
/** Once the page has drawn itself: what moves before is not the doing of what is asked afterwards. */
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

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host), userAgent });

    test('the count is said from five looks on, and moves nothing [VDP-07]', async ({ page }) => {
      const { path } = await aVehicle(site, inStock);
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

    test("the dealer's number is shown when asked for, logged and told once [SIDE-03] [ANLY-01/e25]", async ({
      page,
    }) => {
      const vehicle = await aVehicle(site, inStock);
      await page.goto(vehicle.path);
      await whenInteractive(page);
      await expect(page.getByText('Phone number hidden')).toHaveCount(1);
      const logged = page.waitForRequest(revealPath);
      const answered = page.waitForResponse(revealPath);
      await page.getByRole('button', { name: 'Show number' }).click();
      const number = page.getByRole('main').getByRole('link', { name: /^\(?0\d/ });
      await expect(number.first()).toBeFocused();
      const body = (await logged).postDataJSON() as Record<string, unknown>;
      expect(body).toEqual({ car_id: vehicle.id, dealership_id: expect.any(String), website_id: expect.any(String) });
      expect((await answered).status()).toBe(204);
      const call = { event: 'call_dealer', id: 25, name: 'call_dealer', payload: { ...body, car_type: 'used' } };
      expect(await told(page, 25)).toEqual([call]);
      // The call itself is the same call.
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      await number.first().click();
      expect(await told(page, 25)).toEqual([call]);
    });

    // What no template composes by itself is proven on one.
    if (site.template !== 'a') return;

    test('a look is counted once a visit, and asked with what the page shows [VDP-07]', async ({ page, browser }) => {
      // Not the one that other tests look at: one address adds a few looks an hour to a vehicle and no more.
      const all = await vehicles(site, inStock);
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

      // Another visit is another look.
      const context = await browser.newContext({ userAgent, baseURL: originOf(site.host) });
      const other = await context.newPage();
      const again = other.waitForResponse((one) => viewPath.test(one.url()));
      await other.goto(vehicle.path);
      expect(((await (await again).json()) as { views: number }).views).toBeGreaterThan(first.views);
      await context.close();
    });

    const failures: readonly [string, (route: Route) => unknown][] = [
      ['the service fails', (route) => route.fulfill({ status: 500, body: 'no' })],
      ['there is no answer', (route) => route.abort()],
      ['the answer is empty', (route) => route.fulfill({ json: {} })],
      ['the answer is no answer', (route) => route.fulfill({ body: '<html>' })],
      ['the answer is slow', () => undefined],
    ];
    for (const [when, fail] of failures) {
      test(`the page stands as it was drawn when ${when} [VDP-07]`, async ({ page }) => {
        const { path } = await aVehicle(site, inStock);
        const logged = logOf(page);
        const errors: Error[] = [];
        page.on('pageerror', (error) => errors.push(error));
        await followShifts(page);
        const rest = gate();
        await page.route(viewPath, async (route) => {
          await rest.opened;
          await fail(route);
        });
        const asked = page.waitForRequest(viewPath);
        await page.goto(path);
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
        expect(errors).toEqual([]);
      });
    }

    test('a vehicle that sells while its page is open is said on the way back to it [VDP-07]', async ({ page }) => {
      const { path } = await aVehicle(site, inStock);
      await page.goto(path);
      await whenInteractive(page);
      await whenQuiet(page);
      await page.route(viewPath, answerWith(sell));
      const redrawn = page.waitForRequest((request) => request.url().includes(path) && request.url().includes('_rsc='));
      await comeBack(page);
      await expect(messages(page)).toContainText('Unfortunately this vehicle recently sold.');
      await redrawn;
    });

    test('what is being written about a vehicle that sells is kept, and can be sent [VDP-07]', async ({ page }) => {
      const { path } = await aVehicle(site, inStock);
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
      await page.waitForTimeout(1_500);
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
      await expect(page.getByRole('main')).toContainText('That vehicle sold before your enquiry reached us.');
    });

    test('a changed price is said, also by a page that comes back whole, and the page drawn anew [VDP-07]', async ({
      page,
    }) => {
      const { path } = await aVehicle(site, inStock);
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
      const redrawn = page.waitForRequest((request) => request.url().includes(path) && request.url().includes('_rsc='));
      await comeBack(page, 'from the cache');
      await expect(messages(page)).toContainText('The price of this vehicle is now $12,345 Drive away.');
      await redrawn;
    });

    const logFailures: readonly [string, (route: Route) => unknown][] = [
      ['fails', (route) => route.fulfill({ status: 500, body: 'no' })],
      ['does not answer', (route) => route.abort()],
      ['is slow', () => undefined],
    ];
    for (const [how, fail] of logFailures) {
      test(`the number is shown at once when its log ${how} [SIDE-03] [ERRS-01/phone-log]`, async ({ page }) => {
        const { path } = await aVehicle(site, inStock);
        const logged = logOf(page);
        await page.route(revealPath, (route) => fail(route));
        await page.goto(path);
        await whenInteractive(page);
        const asked = page.waitForRequest(revealPath);
        await page.getByRole('button', { name: 'Show number' }).click();
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: /^\(?0\d/ })
            .first(),
        ).toBeFocused();
        await asked;
        if (how !== 'is slow')
          await expect.poll(() => logged.join('\n')).toContain('The reveal of a phone number could not be logged.');
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      });
    }

    test('Share copies the link, says so, and opens a small window [SIDE-04]', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { path } = await aVehicle(site, inStock);
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
      await expect(messages(page)).toBeEmpty({ timeout: 20_000 });

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

    test('the look at a used vehicle is told once, of others never [ANLY-01/e4]', async ({ page }) => {
      const vehicle = await aVehicle(site, inStock);
      await page.goto(vehicle.path);
      await expect.poll(() => told(page, 4)).toHaveLength(1);
      const [look] = await told(page, 4);
      expect(look?.payload).toEqual({ website_id: expect.any(String), car_id: vehicle.id, car_type: 'used' });
      await comeBack(page);
      expect(await told(page, 4)).toHaveLength(1);
      for (const other of (await vehicles(site, fresh[1])).slice(0, 1)) {
        await page.goto(other.path);
        await whenInteractive(page);
        expect(await told(page, 4)).toEqual([]);
      }
    });

    test('a saved PDF and a printed page are told [ANLY-01/e61]', async ({ page }) => {
      const { id, path } = await aVehicle(site, inStock);
      await page.goto(path);
      await whenInteractive(page);
      await page.route(`**${path}/pdf`, (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.getByRole('link', { name: 'Print', exact: true }).click();
      await expect(page.getByText('The PDF could not be prepared.')).toBeVisible();
      expect(await told(page, 61)).toEqual([]);
      await page.unroute(`**${path}/pdf`);
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Print', exact: true }).click();
      await saved;
      await expect.poll(() => told(page, 61)).toMatchObject([{ id: 61, payload: { car_id: id } }]);

      await page.goto(`/print?car_id=${path.replace('/cars/', '')}`);
      await whenQuiet(page);
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await page.getByRole('button', { name: 'Print this page' }).click();
      await expect.poll(() => told(page, 61)).toMatchObject([{ id: 61, payload: { car_id: id } }]);
    });

    for (const [kind, filters, id] of [fresh, used]) {
      test(`an acknowledged enquiry about a ${kind} vehicle is told once [ANLY-01/e${id}]`, async ({ page }) => {
        const vehicle = await aVehicle(site, filters);
        await page.goto(vehicle.path);
        await whenInteractive(page);
        const form = enquiryForm(page);
        await form.fill(someone());
        await page.route('**/api/leads', (route) => route.fulfill({ status: 500, json: { error: 'Not now.' } }));
        await form.submit.click();
        await expect(form.form.getByRole('alert')).toContainText('Not now.');
        expect(await told(page, 14, 15)).toEqual([]);
        await page.unroute('**/api/leads');
        await form.submit.click();
        await page.waitForURL('**/success?**');
        const lead = new URL(page.url()).searchParams.get('lead');
        expect(await told(page, 14, 15)).toMatchObject([{ id, payload: { car_id: vehicle.id, lead_id: lead } }]);
      });
    }

    test('a sink that fails is nobody else’s trouble [ANLY-01/e25] [ERRS-01/analytics]', async ({ page }) => {
      const { path } = await aVehicle(site, inStock);
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
    });
  });
}

test.describe('Lantern Lane, where numbers start revealed', () => {
  test.use({ baseURL: originOf('lantern-lane.localhost'), userAgent });

  test('the number stands there from the start, and nothing is logged [SIDE-03]', async ({ page }) => {
    const [hit] = foundIn(
      await searchAt('lantern-lane.localhost', await searchKeyOf('lantern-lane.localhost'), {
        filters: 'status:in_stock',
      }),
    ).hits;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/cars/${String(hit?.slug)}`);
    await whenInteractive(page);
    const number = page.getByRole('main').getByRole('link', { name: '(03) 5550 7100', exact: true });
    await expect(number.first()).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('button', { name: 'Show number' })).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('/api/phone-reveals'))).toEqual([]);
  });
});

const sell = (answer: { changed: boolean; car_fields: Record<string, unknown> }): void => {
  answer.changed = true;
  Object.assign(answer.car_fields, { status: 'sold', sold: true, available: false });
};
