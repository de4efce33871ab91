// Changes of stock and documents reach every page and the index by themselves, whatever was down meanwhile. One file,
// one worker: a change waits for those before it, so a large import must not stand in front of a timed one.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { comeBack } from '../pages/come-back';
import { headingOf, vehiclesOf } from '../pages/html';
import { whenQuiet } from '../pages/quiet-page';
import { searchPage, whenInteractive } from '../pages/search-page';
import { dataFolder, gatewayPort, originOf, root } from '../stack/address-book';
import { ask, askSearch, askSite, siteHost } from '../stack/ask';
import { failingApi } from '../stack/failing-api';
import { forecourt, forecourtJson, runForecourt } from '../stack/forecourt';
import { type OwnProcess, ownInstances, ownTemplate, templateHeaders } from '../stack/own-processes';
import { uploadChanges } from '../stack/stock-upload';

test.describe.configure({ mode: 'default' });

const lane = 'lantern-lane.localhost';
const isLongRun = process.env.FORECOURT_LONG_TESTS === '1';
const fixtures = join(root, 'e2e', 'fixtures');
const scratch = join(root, dataFolder, 'e2e');
/**
 * Milliseconds that end the wait for a change, on a machine however busy. Five seconds are promised; how many they are is
 * measured (`npm run bench`).
 */
const soon = 60_000;

const [header = '', ...rows] = readFileSync(join(fixtures, 'stock', 'lantern-lane.csv'), 'utf8')
  .trim()
  .split('\n');

const dollars = (price: number) => `$${price.toLocaleString('en-AU')}`;
/** A price that no earlier run has left behind. */
const newPrice = () => 20_000 + Math.floor(Math.random() * 9_000);

/** A delta feed of one row, with another price. */
const feedOf = (stocknum: string, price: number): string => {
  const columns = header.split(',');
  const row = rows.map((line) => line.split(',')).find(([number]) => number === stocknum) ?? [];
  const changed = row.map((value, index) => (columns[index] === 'price' ? String(price) : value));
  return `${header}\n${changed.join(',')}\n`;
};

/** Changes one price by an upload, as a dealer's system would. */
const changePrice = (stocknum: string, price: number): Promise<void> =>
  uploadChanges(lane, 'lantern-lane', feedOf(stocknum, price));

/** Changes one price by the command line: in a process of its own, which tells no other of it. */
const changePriceByCommand = async (stocknum: string, price: number): Promise<void> => {
  mkdirSync(scratch, { recursive: true });
  const file = join(scratch, `${stocknum}.csv`);
  writeFileSync(file, feedOf(stocknum, price));
  const feed = ['--dealership', 'lantern-lane', '--profile', 'canonical', '--mode', 'delta'];
  await forecourt('stock', 'import', file, ...feed);
};

const applySite = async (name: string, change: (document: Record<string, unknown>) => void): Promise<void> => {
  const document = JSON.parse(readFileSync(join(fixtures, 'sites', 'lantern-lane.json'), 'utf8'));
  change(document);
  mkdirSync(scratch, { recursive: true });
  const file = join(scratch, `${name}.json`);
  writeFileSync(file, JSON.stringify(document));
  await forecourt('sites', 'apply', file, '--yes');
};

/** Address of a vehicle of the lane, by its stock number. */
const vehiclePath = async (stocknum: string): Promise<string> => {
  const { body } = await askSite(lane, '/search');
  const path = vehiclesOf(body).find((address) => address.endsWith(stocknum.toLowerCase()));
  if (path === undefined) throw new Error(`${stocknum} is not among the results of ${lane}.`);
  return path;
};

test('real listings are imported, searched and opened', async ({ page }, info) => {
  const listings = join(root, '..', 'shared', 'data', 'australian_vehicle_prices.csv');
  info.skip(!existsSync(listings), 'the file of real listings is not on this machine');
  interface Outcome {
    readonly read: number;
    readonly created: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly rejects: readonly { readonly line: number; readonly reasons: readonly { readonly field: string }[] }[];
  }
  // The long run takes all of them, and twice; so does `import-stock.int.test.ts` in each run, row by row.
  const some = isLongRun ? listings : join(scratch, 'listings.csv');
  if (!isLongRun) {
    mkdirSync(scratch, { recursive: true });
    const lines = readFileSync(listings, 'utf8').split('\n');
    writeFileSync(some, lines.slice(0, 4_000).join('\n'));
  }
  const feed = ['--dealership', 'open-listings', '--profile', 'au-listings', '--allow-removal'];
  const first = await forecourtJson<Outcome>('stock', 'import', some, ...feed);
  expect(first.read).toBeGreaterThan(isLongRun ? 16_000 : 3_900);
  expect(first.created + first.updated + first.unchanged).toBeGreaterThan(0.97 * first.read);
  expect(first.rejects.every(({ line, reasons }) => line > 1 && reasons.every(({ field }) => field !== ''))).toBe(true);
  if (isLongRun) {
    const again = await forecourtJson<Outcome>('stock', 'import', some, ...feed);
    expect([again.created, again.updated]).toEqual([0, 0]);
  }

  const host = 'open-listings.localhost';
  const results = '/search?query=hilux';
  const words = async () => (await askSearch(host, results)).body;
  // The index follows the import; a visitor who comes at once may see it grow.
  await expect.poll(async () => vehiclesOf(await words()).length).toBe(21);
  await page.goto(`${originOf(host)}${results}`);
  const search = searchPage(page);
  await expect(search.cards).toHaveCount(21);
  await whenInteractive(page);
  await expect(search.cards.first()).toContainText(/HiLux/i);
  const [vehicle = ''] = await search.vehicles();
  await search.cards.first().getByRole('link').first().click();
  await page.waitForURL(`**${vehicle}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/HiLux/i);
  await expect(main).toContainText(/\$[\d,]+/);
});

test('a changed price is on every cached page that names it, and in search [STCK-02]', async () => {
  const [path, twin] = [await vehiclePath('LL1001'), await vehiclePath('LL1005')];
  // Results of filters are given again, too, once they were asked for twice.
  const places = [path, '/', '/search', '/search?year=1990:', twin];
  const before = newPrice();
  const shows = (price: number) =>
    Promise.all(places.map(async (at) => ((await askSite(lane, at)).body.includes(dollars(price)) ? 'shows' : at)));
  const everywhere = places.map(() => 'shows');
  await changePrice('LL1001', before);
  await expect.poll(() => shows(before), { timeout: soon, intervals: [100] }).toEqual(everywhere);
  // Once more, so that what is asked next comes from the cache.
  expect(await shows(before)).toEqual(everywhere);

  const price = before + 111;
  await changePriceByCommand('LL1001', price);
  await expect.poll(() => shows(price), { timeout: soon, intervals: [100] }).toEqual(everywhere);
  // And it stays: an older page does not come back.
  expect(await shows(price)).toEqual(everywhere);
});

test('results without a query are cached until a change touches them, whatever advertisement leads there', async () => {
  const kia = ['/search/kia', '/search/demo-cars', '/search/kia?gclid=x'];
  const etags = (paths: readonly string[]) =>
    Promise.all(paths.map(async (at) => (await askSite(lane, at)).headers.etag));
  const price = newPrice();
  await changePrice('LL1001', price - 1);
  const shows = async (at: string) => (await askSite(lane, at)).body.includes(dollars(price));
  await expect.poll(() => askSite(lane, '/search').then(({ body }) => body.includes(dollars(price - 1)))).toBe(true);
  // The first answer after a change is not cached yet, and has no tag.
  await etags(kia);
  const before = await etags(kia);
  // The page says when it was drawn, so that one that is drawn again has another tag.
  expect(new Set(before).size).toBe(2);
  expect(before[0]).toMatch(/^W\//);
  expect(before[2]).toBe(before[0]);
  expect((await askSite(lane, '/search/kia?sortBy=newest')).headers.etag).toBeUndefined();

  await changePrice('LL1001', price);
  const touched = [
    '/search',
    '/search/toyota',
    '/search/toyota/corolla',
    '/search/used-cars',
    '/search/hatchback-cars',
  ];
  for (const at of touched) await expect.poll(() => shows(at), { timeout: soon, intervals: [100] }).toBe(true);
  expect(await etags(kia)).toEqual(before);
  expect((await askSite(lane, '/results/search')).status).toBe(404);
});

// For how long the old page may be shown, in seconds, is proven by a clock of its own: page-store.test.ts.
test('one visitor draws a page that a change has dropped, others are shown the old one meanwhile, and not for ever', async () => {
  const api = await failingApi();
  const own = await ownTemplate('a', api.url);
  const headers = await templateHeaders('lantern-lane');
  const price = newPrice();
  const read = async () => {
    const answer = await ask({ host: siteHost(lane), port: own.port, path: '/search', headers });
    return { isOld: answer.body.includes(dollars(price)), isCached: answer.headers['x-nextjs-cache'] === 'HIT' };
  };
  /** Requests for the page in the order in which they were sent, and what each got once it has been answered. */
  const sent: { got: 'nothing yet' | 'the old page' | 'the new page' | 'no answer' }[] = [];
  const open: Promise<void>[] = [];
  const send = (): void => {
    const request: (typeof sent)[number] = { got: 'nothing yet' };
    sent.push(request);
    const answered = read().then(
      ({ isOld }) => {
        request.got = isOld ? 'the old page' : 'the new page';
      },
      () => {
        request.got = 'no answer';
      },
    );
    open.push(answered);
  };
  /** Sends one more; how many of the last three wait still, though twenty answers of the same app have overtaken them. */
  const waitingOfThree = async () => {
    send();
    for (let answers = 0; answers < 20; answers += 1)
      await ask({ host: '127.0.0.1', port: own.port, path: '/_template/healthz' });
    return sent.slice(-3).filter(({ got }) => got === 'nothing yet').length;
  };
  try {
    await own.start();
    await changePrice('LL1001', price);
    await expect.poll(read, { timeout: soon }).toEqual({ isOld: true, isCached: true });
    api.trouble('held');
    await changePrice('LL1001', price + 1);

    // The page is asked for all the time; from the drop on one draws, and its search is held back.
    const searchesHeld = () => {
      send();
      return api.held().waiting;
    };
    await expect.poll(searchesHeld, { timeout: soon, intervals: [50] }).toBe(1);
    await expect.poll(waitingOfThree, { timeout: soon, intervals: [100] }).toBe(3);
    expect(api.held().waiting, 'one draws').toBe(1);
    const before = sent.map(({ got }) => got);
    expect(new Set(before)).toEqual(new Set(['the old page', 'nothing yet']));
    expect(before.slice(before.indexOf('nothing yet')), 'while one draws').toContain('the old page');

    api.trouble('none');
    await Promise.all(open);
    expect(sent.map(({ got }) => got)).not.toContain('no answer');
    expect(sent.slice(-3).map(({ got }) => got)).toEqual(['the new page', 'the new page', 'the new page']);
    expect((await read()).isOld).toBe(false);
  } finally {
    await Promise.all([own.kill(), api.close()]);
  }
});

test('a page that is open shows a changed price, and keeps what is typed [VDP-07]', async ({ page }) => {
  const path = await vehiclePath('LL1002');
  const before = newPrice();
  await changePrice('LL1002', before);
  await expect
    .poll(async () => (await askSite(lane, path)).body.includes(dollars(before)), { timeout: soon })
    .toBe(true);
  await page.goto(`${originOf(lane)}${path}`);
  await whenInteractive(page);
  const main = page.getByRole('main');
  const name = main.getByLabel('First Name');
  await name.fill('Robin');
  await whenQuiet(page);

  const price = before + 222;
  await changePrice('LL1002', price);
  await comeBack(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`is now ${dollars(price)} Drive away.`);
  await expect(main.getByText(dollars(before), { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText(dollars(price), { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(name).toHaveValue('Robin');
});

test('a sold vehicle is shown as sold until it is listed again [STCK-02]', async () => {
  const path = await vehiclePath('LL1003');
  const file = join(scratch, 'without-LL1003.csv');
  mkdirSync(scratch, { recursive: true });
  writeFileSync(file, [header, ...rows.filter((row) => !row.startsWith('LL1003'))].join('\n'));
  const feed = ['--dealership', 'lantern-lane', '--profile', 'canonical'];
  await forecourt('stock', 'import', file, ...feed);
  const isSold = async () => (await askSite(lane, path)).body.includes('Unfortunately this vehicle recently sold');
  await expect.poll(isSold, { timeout: soon, intervals: [100] }).toBe(true);
  await forecourt('stock', 'import', join(fixtures, 'stock', 'lantern-lane.csv'), ...feed);
  await expect.poll(isSold, { timeout: soon, intervals: [100] }).toBe(false);
});

test('an offer is published, changed and withdrawn without a rebuild', async () => {
  const host = 'open-listings.localhost';
  const file = join(scratch, 'offers.json');
  const publish = async (...names: readonly string[]) => {
    const offers = names.map((name) => ({ id: 'tested', name, description: 'Words.' }));
    mkdirSync(scratch, { recursive: true });
    writeFileSync(file, JSON.stringify({ dealership_id: 'open-listings', offers }));
    await forecourt('offers', 'apply', file, '--yes', '--allow-removal');
  };
  const page = async () => {
    const [list, one] = await Promise.all([askSite(host, '/special-offers'), askSite(host, '/offers/tested')]);
    return { listed: /href="\/offers\/tested"/.test(list.body), status: one.status, heading: headingOf(one.body) };
  };
  // What a run left that was broken off.
  if ((await page()).status !== 404) await publish();
  await expect.poll(page, { timeout: soon }).toMatchObject({ listed: false, status: 404 });
  await publish('Before');
  await expect.poll(page, { timeout: soon }).toEqual({ listed: true, status: 200, heading: 'Before' });
  await publish('After');
  await expect.poll(page, { timeout: soon }).toEqual({ listed: true, status: 200, heading: 'After' });
  await publish();
  await expect.poll(page, { timeout: soon }).toMatchObject({ listed: false, status: 404 });
});

test('a changed document shows without rebuild or restart, a broken one changes nothing [SITE-03]', async () => {
  const title = `Cars of ${new Date().toISOString()}`;
  await askSite(lane, '/');
  await applySite('lantern-lane', (document) => {
    document.content = { ...(document.content as object), heroTitle: title };
  });
  const heading = async () => headingOf((await askSite(lane, '/')).body);
  await expect.poll(heading, { timeout: soon, intervals: [100] }).toBe(title);

  const broken = join(scratch, 'broken.json');
  writeFileSync(
    broken,
    readFileSync(join(scratch, 'lantern-lane.json'), 'utf8').replace('"template":"a"', '"template":"z"'),
  );
  const refused = await runForecourt('sites', 'apply', broken, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.stdout + refused.stderr).toContain('template');
  expect(await heading()).toBe(title);
});

test('published words change their page without a rebuild, and no other page is drawn anew [CONT-01/home] [CONT-01/privacy]', async () => {
  const write = (key: string, block: object): string => {
    mkdirSync(scratch, { recursive: true });
    const file = join(scratch, `content-${key}.json`);
    writeFileSync(file, JSON.stringify({ website_id: 'lantern-lane', key, blocks: [{ version: 1, ...block }] }));
    return file;
  };
  const others = [await vehiclePath('LL1002'), '/search', '/search/kia', '/contact'];
  const etags = () => Promise.all(others.map(async (at) => (await askSite(lane, at)).headers.etag));
  // The first answer after an earlier change is not cached yet, and has no tag.
  let cached = await etags();
  await expect(async () => {
    const before = cached;
    cached = await etags();
    expect(cached).toEqual(before);
    for (const etag of cached) expect(etag).toMatch(/^W\//);
  }).toPass();

  const title = `Words of ${new Date().toISOString()}`;
  const written = [
    write('home', { type: 'hero', title }),
    write('privacy', { type: 'rich-text', html: `<h2>${title}</h2><p>Ours.</p>` }),
  ];
  await forecourt('content', 'apply', ...written, '--publish', '--yes');
  const heading = async () => headingOf((await askSite(lane, '/')).body);
  await expect.poll(heading, { timeout: soon, intervals: [100] }).toBe(title);
  const privacy = async () => (await askSite(lane, '/privacy-policy')).body.includes(`<h2>${title}</h2>`);
  await expect.poll(privacy, { timeout: soon, intervals: [100] }).toBe(true);
  expect(await etags()).toEqual(cached);

  for (const key of ['home', 'privacy']) await forecourt('content', 'withdraw', 'lantern-lane', key);
  await expect.poll(heading, { timeout: soon, intervals: [100] }).not.toBe(title);
});

test('a new site is live at its host without rebuild or restart [SITE-03]', async () => {
  const host = `lane-${Date.now()}.localhost`;
  expect((await askSite(host, '/')).status).toBe(404);
  await applySite('second-lane', (document) => {
    Object.assign(document, {
      website_id: 'second-lane',
      slug: 'second-lane',
      name: 'Second Lane',
      template: 'c',
      hosts: [host],
    });
  });
  // The site table and the index follow the same change, each at its own pace: live means with its stock.
  const stock = async () => {
    const { status, body } = await askSite(host, '/search');
    return status === 200 ? vehiclesOf(body).length : `answered ${status}`;
  };
  await expect.poll(stock, { timeout: soon, intervals: [100] }).toBe(5);
});

test.describe('with an API, a gateway and two template instances of their own', () => {
  let api: OwnProcess;
  let gateway: OwnProcess;
  let templates: readonly OwnProcess[];
  let path: string;

  const pageOf = async (template: OwnProcess, at: string) =>
    ask({ host: siteHost(lane), port: template.port, path: at, headers: await templateHeaders('lantern-lane') });
  /** Which of the pages of each instance show a price. */
  const showing = (price: number, paths: readonly string[]) =>
    Promise.all(
      templates.map(async (template) => {
        const pages = await Promise.all(paths.map((at) => pageOf(template, at)));
        return pages.map(({ body }) => body.includes(dollars(price)));
      }),
    );
  const everywhere = (price: number) =>
    expect
      .poll(() => showing(price, [path, '/', '/search']), { timeout: soon, intervals: [100] })
      .toEqual(templates.map(() => [true, true, true]));

  test.beforeAll(async () => {
    path = await vehiclePath('LL1002');
    ({ api, templates, gateway } = await ownInstances(['a', 'a']));
    await api.start();
    await Promise.all([gateway, ...templates].map((own) => own.start()));
  });
  test.beforeEach(async () => {
    // Every page stands in the cache of both instances.
    for (const template of templates) {
      for (const at of [path, '/', path, '/']) expect((await pageOf(template, at)).status).toBe(200);
    }
  });
  test.afterAll(async () => {
    await Promise.all([gateway, api, ...templates].map((own) => own.kill()));
  });

  test('a change is on the pages of both instances, behind either gateway and in a browser [STCK-02]', async ({
    page,
  }) => {
    const price = newPrice();
    await changePrice('LL1002', price);
    await everywhere(price);
    const doors = [gatewayPort, gateway.port];
    const answers = () =>
      Promise.all(
        doors.flatMap((port) =>
          [path, '/search'].map(async (at) =>
            (await ask({ host: `${lane}:${port}`, port, path: at })).body.includes(dollars(price)),
          ),
        ),
      );
    await expect.poll(answers, { timeout: soon, intervals: [100] }).toEqual([true, true, true, true]);
    for (const at of [path, '/search']) {
      await page.goto(`http://${lane}:${gateway.port}${at}`);
      await expect(page.getByRole('main').getByText(dollars(price), { exact: true }).first()).toBeVisible();
    }
  });

  test('an instance that was down, and one that stood still, show what they missed [DATA-02]', async () => {
    const [crashed, frozen] = templates;
    if (crashed === undefined || frozen === undefined) throw new Error('Two instances are needed.');
    const price = newPrice();
    await crashed.kill();
    frozen.freeze();
    await changePrice('LL1002', price);
    frozen.thaw();
    await crashed.start();
    await everywhere(price);
  });

  test('while the API is down cached pages are served, and what changed shows on its return [DATA-02]', async () => {
    const before = newPrice();
    await changePrice('LL1002', before);
    await everywhere(before);
    for (const template of templates) for (const at of [path, '/']) await pageOf(template, at);
    const price = before + 111;
    await api.kill();
    await changePrice('LL1002', price);
    expect(await showing(before, [path, '/'])).toEqual(templates.map(() => [true, true]));
    await api.start();
    await everywhere(price);
  });
});
