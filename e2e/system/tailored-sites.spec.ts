// Settings of a dealer that no other site of the tests has, each on a page as it is sent. All is one part in every
// template, so each stands in one.
import { expect, test } from '@playwright/test';
import { type TailoredSite, tailoredHost } from '../fixtures/tailored-sites/tailored-sites';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { vehiclesOf, withoutScripts } from '../pages/html';
import { type Found, readHtml } from '../pages/read-html';
import { searchPage, whenInteractive } from '../pages/search-page';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

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
  expect(card.role('link', /^Talk finance/).count).toBe(1);
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
  expect(await listed('city', '/search?city=')).toHaveLength(9);
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
