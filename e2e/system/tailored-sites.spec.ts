// Settings of a dealer that no other site of the tests has, each on a page as it is sent. All is one part in every
// template, so each stands in one.
import { expect, test } from '@playwright/test';
import { longWords } from '../fixtures/tailored-sites/tailored-offers';
import {
  brandTile,
  type TailoredSite,
  tailoredHost,
  tailoredOffer,
  tailoredPage,
  tailoredServices,
} from '../fixtures/tailored-sites/tailored-sites';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { vehiclesOf, withoutScripts } from '../pages/html';
import { type Found, readHtml } from '../pages/read-html';
import { searchPage, whenInteractive } from '../pages/search-page';
import { vehicleIdOf } from '../pages/test-drive';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { submissionsOf } from '../stack/leads';

test.describe.configure({ mode: 'default' });

const htmlOf = async (site: TailoredSite, path: string): Promise<string> => {
  const { status, body } = await askSite(tailoredHost(site), path);
  expect(status, `${site} ${path}`).toBe(200);
  return body;
};

const listed = async (site: TailoredSite, path: string): Promise<readonly string[]> =>
  vehiclesOf(await htmlOf(site, path));

/** The page of a car, by its stock number. */
const carPage = async (site: TailoredSite, stocknum: string): Promise<Found> => {
  const [path = ''] = await listed(site, `/search?query=${stocknum}`);
  expect(path, `${stocknum} on ${site}`).toContain(stocknum.toLowerCase());
  return readHtml(await htmlOf(site, path)).role('main');
};

/** The example of a repayment beside a price. */
const estimateOf = (main: Found): string => main.saying(/^Estimate only: \$[\d,]+ a week/).text;

const titlesOf = (html: string): readonly string[] =>
  readHtml(withoutScripts(html)).role('list', 'Search results').tag('h2').texts;

test('a calculator keeps to what its dealer sets: monthly, at a locked rate, over listed years, its fees one by one [FIN-02] [FIN-03] [FIN-06] [FIN-09]', async () => {
  const finance = (await carPage('terms', 'TR-DEAR')).id('finance');
  expect(finance.text).toContain('$534 / mo');
  expect(finance.text).toContain('For $30,000 with no deposit, over 6 years.');
  expect(finance.text).toContain('8.50% p.a. interest');
  expect(finance.text).toMatch(
    /Establishment fee\$395Security registration\$6Monthly account fee\$8 a monthDealer agency fee\$912\.25Total payable\$40,337\.25/,
  );
  expect(finance.text).toContain('Comparison rates 7.50% to 14.25% p.a. based on a 5-year secured $30,000 loan.');
  const scales = finance.tag('input').attributes('max');
  // 105% of $141,000, up to the next step; of three listed years the last stands third.
  expect(scales).toEqual(expect.arrayContaining(['148500', '2']));
  expect(finance.label(/^Amount/).attributes('min')).toContain('5000');
  expect(finance.label(/^Interest rate/).count).toBe(0);
  // Where a shopper sets it, within what the dealer sets.
  for (const [site, min, max] of [
    ['excluded', '5.99', '15.99'],
    ['taurus', '9.95', '19.95'],
  ] as const) {
    const rate = (await carPage(site, 'TR-SPORT')).id('finance').label(/^Interest rate/);
    expect(rate.attributes('min'), site).toContain(min);
    expect(rate.attributes('max'), site).toContain(max);
  }
});

test('a lender with an offer of its own shows it on vehicles that it has quoted, and on no other [FIN-11] [FIN-08]', async () => {
  const quoted = await carPage('angle', 'TR-LENT');
  expect(quoted.id('finance').text).toMatch(/Angle offer5-year term\$0 final payment\$2,500 deposit/);
  expect(estimateOf(quoted)).toContain('$171 a week for 5 years on a price of $34,990 less a deposit of $2,500');
  expect(quoted.id('finance').text).toContain('Establishment fee$1,360.50');
  // At the platform's own: $30,000, 10% and 5 years.
  expect(quoted.id('finance').text).toContain('For $30,000 with no deposit, over 5 years.');
  expect(quoted.id('finance').text).toContain('10.00% p.a. interest');
  for (const stocknum of ['TR-NO-PAYMENT', 'TR-EXCLUDED']) {
    const other = await carPage('angle', stocknum);
    expect(other.text, stocknum).not.toContain('Angle offer');
    expect(estimateOf(other), stocknum).toContain('$172 a week for 5 years on a price of $34,990 with no deposit');
  }
});

test('a lender quotes for no vehicle that it does not lend on: too old, of a make or on a site that it excludes [FIN-08] [FIN-09]', async () => {
  const lent = await carPage('taurus', 'TR-LENT');
  expect(estimateOf(lent)).toContain('less a deposit of $2,500, at 9.50% p.a.');
  expect(lent.id('finance').text).toContain('Establishment fee$1,300');
  expect(lent.id('finance').text).toContain('Comparison rates 8.38% to 19.42% p.a.');
  for (const [site, stocknum] of [
    ['taurus', 'TR-TOO-OLD'],
    ['taurus', 'TR-EXCLUDED'],
    ['excluded', 'TR-LENT'],
  ] as const)
    expect(estimateOf(await carPage(site, stocknum)), `${stocknum} on ${site}`).toContain(
      'with no deposit, at 10.00% p.a.',
    );
});

test('a vehicle with an offer of a rate says the offer, its comparison rate and its last day in the place of a repayment, on paper too [FIN-12] [OFFR-02]', async ({
  page,
}) => {
  // Each on a template of its own.
  for (const site of ['terms', 'angle', 'taurus'] as const) {
    const main = await carPage(site, 'TR-SPORT');
    const said = 'Offer: 5.99% p.a., comparison rate 7.10% p.a. Ends 31 December 2999';
    expect(main.saying(/^Offer: /).text, site).toBe(said);
    expect(main.text, site).toContain(tailoredOffer.disclaimer);
    expect(main.saying(/^Estimate only: \$/).count, site).toBe(0);
    // Cards of others have theirs.
    expect(main.wordsWithout('article'), site).not.toMatch(/\$[\d,]+ a week/);
    expect(main.role('link', tailoredOffer.name).attributes('href'), site).toEqual([
      '/offers/skoda/kodiaq-rate',
      '/offers/skoda/kodiaq-rate',
    ]);
    // The calculator has a repayment of its own, with the one comparison rate of that.
    const finance = main.id('finance').text;
    expect(finance, site).toContain('not at that of our offer');
    expect(finance.match(/[\d.]+% p\.a\. comparison rate/g), site).toHaveLength(1);
    // Others of the make are no part of it.
    expect((await carPage(site, 'TR-CITY')).wordsWithout('article'), site).not.toContain('Offer: ');
  }
  const [path = ''] = await listed('terms', '/search?query=TR-SPORT');
  const sheet = readHtml(await htmlOf('terms', `/print?car_id=${path.split('/').at(-1)}`)).role('main').text;
  expect(sheet).toContain('Offer: 5.99% p.a., comparison rate 7.10% p.a.');
  expect(sheet).not.toContain('a week');
  await page.goto(`${originOf(tailoredHost('terms'))}${path}`);
  const line = page.getByRole('main').getByText(/^Offer: 5\.99% p\.a\., comparison rate 7\.10% p\.a\./);
  // One text of one size.
  await expect(line).toBeVisible();
  expect(await line.evaluate((element) => element.childElementCount)).toBe(0);
  await page.getByRole('link', { name: tailoredOffer.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: tailoredOffer.name })).toBeVisible();
});

test('beside what a vehicle with an offer of a rate is reserved and driven by stands that rate with its terms, and no other [FIN-12]', async () => {
  const [car = ''] = await listed('angle', '/search?query=TR-SPORT');
  for (const path of [
    `${car}/checkout`,
    `/checkout-journey?car_id=${car.split('/').at(-1)}`,
    `/book-test-drive?car_id=${await vehicleIdOf('TR-SPORT')}`,
  ]) {
    const main = readHtml(await htmlOf('angle', path)).role('main');
    expect(main.saying(/^Offer: /).text, path).toBe(
      'Offer: 5.99% p.a., comparison rate 7.10% p.a. Ends 31 December 2999',
    );
    expect(main.text, path).toContain(tailoredOffer.disclaimer);
    expect(main.wordsWithout('article'), path).not.toMatch(/\$[\d,]+ a week/);
  }
});

test('a card of a vehicle with an offer of a rate says that rate in every list, and the others the usual repayment, by which it is not filtered [FIN-13]', async () => {
  // Each on a template of its own, with a card of its own.
  for (const site of ['terms', 'angle', 'taurus'] as const) {
    const [sport = ''] = await listed(site, '/search?query=TR-SPORT');
    const [city = ''] = await listed(site, '/search?query=TR-CITY');
    const cardOf = async (list: string, car: string) =>
      readHtml(await htmlOf(site, list))
        .role('main')
        .role('article')
        .linking(car);
    // Results that are kept, the offer's own page, vehicles like another one.
    for (const list of ['/search/skoda', '/offers/skoda/kodiaq-rate', city]) {
      const card = await cardOf(list, sport);
      // One text: a rate and its comparison rate cannot be of two sizes.
      expect(card.saying(/^Offer: /).texts, `${list} on ${site}`).toEqual([
        'Offer: 5.99% p.a., comparison rate 7.10% p.a.',
      ]);
      expect(card.text, `${list} on ${site}`).not.toContain('a week');
    }
    // Beside a form the vehicle says it with its last day and its terms, as its own page does.
    const form = readHtml(await htmlOf(site, `${sport}/enquire`)).role('main');
    expect(form.saying(/^Offer: /).text, site).toBe(
      'Offer: 5.99% p.a., comparison rate 7.10% p.a. Ends 31 December 2999',
    );
    expect(form.text, site).toContain(tailoredOffer.disclaimer);
    expect(form.text, site).not.toMatch(/\$[\d,]+ a week/);
    const other = await cardOf('/search/skoda', city);
    expect(other.text, site).toMatch(/\$[\d,]+ a week, [\d.]+% p\.a\./);
    expect(other.text, site).not.toContain('Offer: ');
    expect(await listed(site, '/search/skoda?sortBy=weekly-asc'), site).toEqual([city, sport]);
    expect(await listed(site, '/search/skoda?weekly_repayment=:1000'), site).toEqual([city]);
  }
});

test('what a dealer and its feed say beside is shown: its rating, what a location is, the national code, a spin that another keeps [LOC-02]', async () => {
  const stated = readHtml(await htmlOf('terms', tailoredPage)).role('main');
  expect(stated.text).toContain('Said of Tailors Row');
  expect(stated.role('img', 'Rated 4.4 out of 5').count).toBeGreaterThan(0);
  expect(stated.text).toContain('57 reviews');
  expect(readHtml(await htmlOf('terms', '/contact')).role('main').text).toContain('Sales (Trucks)');
  expect((await carPage('terms', 'TR-LENT')).id('specifications').text).toContain(
    'National vehicle code (NVIC)Known to us',
  );
  expect((await carPage('terms', 'TR-TOO-OLD')).text).not.toContain('NVIC');
  // A vehicle without pictures starts with it.
  const way = (page: Found) => page.role('link', /^Open in a new tab: 360 degree view of 2022 Subaru Forester/);
  const spun = way(await carPage('taurus', 'TR-RIVER'));
  expect(spun.attributes('href')).toEqual(['https://spins.example/show?id=TR%201%2F7']);
  expect(spun.attribute('target')).toBe('_blank');
  expect(way(await carPage('terms', 'TR-RIVER')).count).toBe(0);
});

test("special hours of another place or department open no dialog: a place's own alone do [LOC-04]", async ({
  page,
}) => {
  const origin = originOf(tailoredHost('terms'));
  await page.clock.setFixedTime('2026-12-20T01:00:00Z');
  await page.goto(`${origin}/contact`);
  const triggers = page.locator('summary', { hasText: 'Holiday hours' });
  await triggers.first().click();
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
  await expect(dialog.getByRole('row', { name: 'Thursday 24 December Closed' })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: /2[89] December|30 December/ })).toHaveCount(0);
  // Four days later its own have gone by, and the others are near still.
  await page.clock.setFixedTime('2026-12-26T01:00:00Z');
  await page.goto(`${origin}/contact`);
  await whenInteractive(page);
  await expect(triggers).toHaveCount(0);
});

test('a form offers the services that its page names, and those that are ticked go with the enquiry, with scripts and without [FORM-04]', async ({
  page,
}) => {
  const host = tailoredHost('terms');
  const [wash, loan, spare] = tailoredServices;
  const vehicle = { make: 'Mazda', model: 'CX-5', preferred_date: '2999-01-05' };
  const group = page.getByRole('group', { name: 'Additional services' });
  const servicesOf = async (name: string) =>
    (await submissionsOf(name)).map(({ additional_services }) => additional_services);

  await page.goto(`${originOf(host)}${tailoredPage}`);
  await whenInteractive(page);
  await expect(group.getByRole('checkbox')).toHaveCount(tailoredServices.length);
  await group.getByLabel(loan).check();
  await group.getByLabel(wash).check();
  // A draft keeps each of them, as soon as the code of forms has come.
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain(`"additional_services[${wash}]":true`);
  await page.reload();
  await whenInteractive(page);
  await expect(group.getByLabel(loan)).toBeChecked();
  await expect(group.getByLabel(spare)).not.toBeChecked();
  const scripted = someone();
  const form = enquiryForm(page);
  await form.fill(scripted);
  for (const [name, value] of Object.entries(vehicle)) await form.form.locator(`[name="${name}"]`).fill(value);
  await form.submit.click();
  await expect(page).toHaveURL(/\/success\?category=service/);
  expect(await servicesOf(scripted.name)).toEqual([[wash, loan]]);

  const inputs = readHtml(await htmlOf('terms', tailoredPage))
    .role('main')
    .tag('form')
    .tag('input');
  const values = inputs.attributes('value');
  const names = inputs.attributes('name');
  const hidden = inputs
    .attributes('type')
    .flatMap((type, at): [string, string][] => (type === 'hidden' ? [[names[at] ?? '', values[at] ?? '']] : []));
  expect(names).toContain(`additional_services[${spare}]`);
  const plain = someone();
  const send = (email: string) =>
    askSite(host, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([
        ...hidden,
        ...Object.entries({ ...plain, ...vehicle, email, [`additional_services[${spare}]`]: 'on' }),
      ]).toString(),
    });
  // One that has to be mended comes back with its box ticked.
  const { status, headers } = await send('nobody');
  expect(status).toBe(303);
  const again = readHtml((await askSite(host, headers.location ?? '')).body).role('main');
  expect(again.field(`additional_services[${spare}]`).attribute('checked')).not.toBeNull();
  expect((await send(plain.email)).status).toBe(303);
  expect(await servicesOf(plain.name)).toEqual([[spare]]);
});

test('a list is made as its dealer sets: so many to a page, its makes in view, its series first, its cards between [SRCH-08] [SRCH-18] [SRCH-21]', async () => {
  const html = await htmlOf('lists', '/search');
  const titles = titlesOf(html);
  expect(titles.slice(0, 2)).toEqual(['2022 Skoda Kodiaq Sport', '2022 Skoda Fabia City']);
  expect(vehiclesOf(html)).toHaveLength(5);
  // A card after three to five vehicles, of the dealer's three.
  const [card, ...others] = titles.flatMap((title, at) => (title.endsWith('card') ? [at] : []));
  expect(others).toEqual([]);
  expect([3, 4, 5]).toContain(card);
  const make = readHtml(html).role('main').text;
  expect(make).toMatch(/MakeMazda2Skoda2Show all makes/);
});

test('cards and budgets are worded and offered as their dealer sets [CARD-02/enquire] [BUDG-03]', async () => {
  const list = readHtml(await htmlOf('lists', '/search')).role('list', 'Search results');
  const card = list.role('article').first;
  expect(card.role('link', /^Enquire Now/).attribute('href')).toMatch(
    /^\/cars\/[^/]+\/enquire$|^\/cars\/[^/#]+#enquiry$/,
  );
  expect(new Set(card.role('link', /^Talk finance/).attributes('href')).size).toBe(1);
  const options = readHtml(await htmlOf('lists', '/'))
    .tag('option')
    .attributes('value');
  expect(options).toEqual(expect.arrayContaining([':300000', ':550000', ':800000']));
  expect(options).not.toContain(':5000');
});

test('prices from the lowest leave out vehicles without one on dealers that want it so, and no other order does [SRCH-13]', async () => {
  const all = async (site: TailoredSite, sort: string) => [
    ...(await listed(site, `/search?sortBy=${sort}`)),
    ...(await listed(site, `/search?sortBy=${sort}&page=2`)),
  ];
  const unpriced = /tr-unpriced/;
  expect((await all('lists', 'price-asc')).join()).not.toMatch(unpriced);
  expect((await all('lists', 'price-desc')).join()).toMatch(unpriced);
  expect((await listed('terms', '/search?sortBy=price-asc')).join()).toMatch(unpriced);
});

test("a dealer's city holds until a shopper chooses another, or all [SRCH-12]", async () => {
  const river = /tr-river|tr-excluded/;
  const hobart = await listed('city', '/search');
  expect(hobart.join()).not.toMatch(river);
  expect(hobart).toHaveLength(7);
  expect((await listed('city', '/search?city=Launceston')).join()).toMatch(river);
  // One of them has just sold.
  expect(await listed('city', '/search?city=')).toHaveLength(10);
});

test('a dealer leaves out a make of lenders, vehicles without a price, and lists that a device keeps [FIN-08] [SRCH-14] [FAVS-01]', async ({
  page,
  context,
}) => {
  const quoted = await carPage('less', 'TR-LENT');
  expect(quoted.text).not.toContain('Angle offer');
  expect(estimateOf(quoted)).toContain('with no deposit');
  const all = await listed('less', '/search');
  expect(all.join()).not.toMatch(/tr-unpriced|tr-just-sold/);
  expect(all.join()).toContain('tr-lent');

  const address = `${originOf(tailoredHost('less'))}/search`;
  const heart = (tab: typeof page) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: /^Save \d/ })
      .first();
  await page.goto(address);
  await whenInteractive(page);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  // It lasts as long as its tab.
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await other.goto(address);
  await whenInteractive(other);
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => /favourite|saved/i.test(key)))).toEqual(
    [],
  );
});

test('a brand of the menu stands there with its own logo and leads to its search [NAVI-01]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${originOf(tailoredHost('terms'))}/contact`);
  await whenInteractive(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Makes', { exact: true }).first().hover();
  const tile = menu.getByRole('link', { name: new RegExp(`^${brandTile.label}`) }).first();
  await expect(tile).toBeVisible();
  await expect(tile.locator('img')).toHaveAttribute('src', /icon\.svg/);
  await expect(tile.locator('img')).toBeVisible();
  await tile.click();
  await page.waitForURL(`**${brandTile.href}`);
});

test('an offer for a vehicle that has sold stays for the days of its dealer, and is gone then [OFFR-02]', async () => {
  for (const site of ['terms', 'angle', 'taurus'] as const) {
    expect(readHtml(await htmlOf(site, '/offers/just-sold')).role('main').text, site).toContain(
      'This vehicle has sold',
    );
    expect((await askSite(tailoredHost(site), '/offers/long-sold')).status, site).toBe(404);
    const offers = await htmlOf(site, '/special-offers');
    expect(offers, site).toContain('/offers/just-sold');
    expect(offers, site).not.toContain('/offers/long-sold');
  }
});

test('cards of offers cut long words, unfold them, show the nearest picture and the category, and run nothing [OFFR-01] [OFFR-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Each on a template of its own.
  for (const site of ['terms', 'angle', 'taurus'] as const)
    await test.step(site, async () => {
      await page.goto(`${originOf(tailoredHost(site))}/special-offers`);
      await whenInteractive(page);
      const cards = page.getByRole('main').getByRole('list', { name: 'Offers' }).getByRole('article');
      const card = (name: string) => cards.filter({ has: page.getByRole('heading', { name }) });
      const long = card('Many words');
      for (const [name, start, rest, most] of [
        ['description', longWords.start, longWords.rest, 160],
        ['disclaimer', longWords.disclaimerStart, longWords.disclaimerRest, 200],
      ] as const) {
        const left = long.locator('p').filter({ hasText: start }).filter({ visible: true }).first();
        expect((await left.innerText()).length, name).toBeLessThanOrEqual(most + 1);
        const whole = long.getByText(rest).filter({ visible: true });
        await expect(whole).toHaveCount(0);
        await long.getByRole('button', { name: new RegExp(`^View more.*${name}`) }).click();
        await expect(whole).not.toHaveCount(0);
        await long.getByRole('button', { name: new RegExp(`^View less.*${name}`) }).click();
        await expect(whole).toHaveCount(0);
      }
      await expect(card('A picture of its own').locator('img')).toHaveAttribute('src', /own/);
      await expect(card('A picture of its model').locator('img')).toHaveAttribute('src', /model/);
      await expect(long.locator('img')).toHaveCount(0);
      for (const [name, category] of [
        ['Many words', 'Hill offer'],
        ['A picture of its own', 'Mats offer'],
        ['A picture of its model', 'Tyre offer'],
      ] as const)
        await expect(card(name).getByText(category, { exact: true }).first()).toBeVisible();
      expect(await long.innerHTML()).not.toMatch(/onclick|<script/);
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    });
});

test("hours join equal workdays, split a day that is split, and say Closed; a special day says Today, and holds by the place's own clock [LOC-03]", async ({
  browser,
}) => {
  const lines = readHtml(await htmlOf('terms', '/contact'))
    .role('main')
    .tag('tr').texts;
  expect(lines).toEqual(
    expect.arrayContaining([
      'Mon-Fri9 am - 12 pm, 1 pm - 5 pm',
      'Sat9 am - 12 pm',
      ...['Mon9 am - 5 pm', 'Tue9 am - 5 pm', 'Wed9 am - 5 pm', 'Thu9 am - 8 pm', 'Fri9 am - 5 pm', 'SunClosed'],
    ]),
  );
  // In Perth it is three hours earlier than at the place.
  const context = await browser.newContext({ timezoneId: 'Australia/Perth' });
  const page = await context.newPage();
  const state = page
    .locator('main')
    .getByText(/^(Open|Closed) now$/)
    .first();
  for (const [time, words] of [
    // Thursday, 7 in the evening at the place; half past midnight on its special Thursday; noon of it.
    ['2026-12-17T08:00:00Z', 'Open now'],
    ['2026-12-24T01:00:00Z', 'Closed now'],
    ['2026-12-23T13:30:00Z', 'Closed now'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(`${originOf(tailoredHost('terms'))}/contact`);
    await expect(state, time).toHaveText(words);
  }
  await page.locator('summary', { hasText: 'Holiday hours' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
  await expect(dialog.getByRole('row', { name: 'Today Closed' })).toBeVisible();
  await context.close();
});

test('a message may be left out where its dealer says so [FORM-02]', async () => {
  const path = '/contact';
  const message = (html: string) => readHtml(html).field('message').first.attribute('required');
  expect(message(await htmlOf('lists', path))).toBeNull();
  expect(message(await htmlOf('terms', path))).not.toBeNull();
});

test('a card shows its picture, name, price, tag, four facts, place and weekly estimate; of a sold vehicle the way to similar ones [CARD-01] [CARD-02/find-similar]', async () => {
  for (const template of templates) {
    const { host } = stateSite(template);
    const cards = async (stocknum: string, search = `query=${stocknum}`) => {
      const { status, body } = await askSite(host, `/search?${search}`);
      expect(status, search).toBe(200);
      return readHtml(body).role('list', 'Search results').role('article').linking(statePath(stocknum)).first;
    };
    const card = await cards('SS-FULL');
    expect(card.tag('h2').text, template).toContain('2022 Toyota Corolla');
    expect(card.role('img').attribute('src'), template).toMatch(/^\/media\/[0-9a-f]{64}\?w=\d+/);
    for (const words of ['$34,990', 'Certified', '41,200 km', 'Petrol', 'Automatic', 'State Street Lakeside'])
      expect(card.text, template).toContain(words);
    expect(card.text, template).toMatch(/\$171 a week, 8\.50% p\.a\.\s*Comparison rate \d+\.\d\d% p\.a\./);
    const sold = await cards(gridNumber('car', 'sold'), 'make=Mazda&model=CX-5');
    expect(sold.role('link', /^Find Me Something Similar/).count, template).toBe(1);
    expect(sold.role('link', /^(Explore Vehicle|Quick Enquiry|Get Finance|Trade In)/).count, template).toBe(0);
  }
});

test('an announcement that is closed stays away on the next page and after a reload, and Show Me leads back to the top of the results [ANNC-01] [SRCH-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = originOf('red-gum-yard.localhost');
  await page.goto(`${origin}/search`);
  await whenInteractive(page);
  const words = page.getByText(/^Demonstration site:/).first();
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(words).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(words).toBeHidden();
  await whenInteractive(page);
  const search = searchPage(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const filters = await search.openFilters();
  await filters.getByRole('button', { name: /^Show Me [\d,]+ (cars|vehicles)$/ }).click();
  await expect(filters).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(`${origin}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(words).toBeHidden();
});

test('the filters hold a box for words, makes, ranges and lists, each of which folds, and a chip for each in force that takes it off [SRCH-27]', async () => {
  const page = readHtml(await htmlOf('terms', '/search?make=Mazda&body=SUV&price=20000:40000'));
  const main = page.role('main');
  expect(page.field('query').count).toBeGreaterThan(0);
  for (const name of ['make', 'price_min', 'price_max', 'body', 'km_max'])
    expect(main.field(name).count, name).toBeGreaterThan(0);
  expect(main.tag('summary').texts.join()).toMatch(/Make.*Price.*Body.*Kilometres/);
  const chips = main.role('list', 'Filters in force').role('link');
  const without = new Map(chips.texts.map((text, at) => [text, chips.attributes('href')[at]]));
  const ways = [...without].map(([text, href]) => `${text}: ${href}`);
  expect(ways.find((way) => /Mazda/.test(way))).not.toMatch(/: .*mazda/i);
  expect(ways.find((way) => /SUV/.test(way))).toMatch(/: .*mazda/i);
  expect(ways.find((way) => /SUV/.test(way))).not.toMatch(/: .*suv/i);
  expect(ways.find((way) => /\$20,000/.test(way))).not.toMatch(/: .*price=/);
});
