// One weekly estimate of a vehicle on card, page and filter, with one comparison rate; none of it where finance is off.
import { expect, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { vehiclesOf } from '../pages/html';
import { listedVehicle } from '../pages/listed-vehicle';
import { type Found, readHtml } from '../pages/read-html';
import { readPage } from '../pages/read-page';
import { whenInteractive } from '../pages/search-page';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { statePath } from '../pages/vehicle-html';
import { vehiclePage } from '../pages/vehicle-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

/** The example of a repayment that stands beside a vehicle's price. */
const exampleIn = (main: Found): string => main.saying(/^Estimate only: \$[\d.,]+ a week/).text;

/** A repayment with both of its rates, as a card and a page show it. */
const figures = /\$([\d,.]+) a week, (\d+\.\d\d)% p\.a\.\s*Comparison rate (\d+\.\d\d)% p\.a\./;

/** The step of the filter that holds a weekly repayment in AUD dollars: `150:200`. */
const stepOf = (repayment: number): string => {
  const ends = [50, 100, 150, 200, 250, 300, 400, 500];
  const at = ends.findIndex((end) => repayment < end);
  return `${ends[at - 1] ?? ''}:${ends[at] ?? ''}`;
};

for (const template of templates) {
  // One that a lender has quoted, and one with the dealer's own figures.
  for (const stocknum of ['SS-FULL', 'SS-NEAR-MARKET']) {
    test(`template ${template.toUpperCase()}: ${stocknum} has one weekly estimate on card, page and filter [FIN-13]`, async () => {
      const site = stateSite(template);
      const path = statePath(stocknum);
      const { main } = await vehiclePage(site, stocknum);
      const [, repayment = '', interest, comparison] =
        /\$([\d,.]+) a week for .* at (\d+\.\d\d)% p\.a\. \(comparison rate (\d+\.\d\d)% p\.a\.\)/.exec(
          exampleIn(main),
        ) ?? [];
      expect(repayment).not.toBe('');

      const step = stepOf(Number(repayment.replaceAll(',', '')));
      const { body } = await askSite(site.host, `/search?query=${stocknum}&weekly_price_range=${step}`);
      expect(vehiclesOf(body)).toContain(path);
      const card = readHtml(body).role('article').linking(path).first.text;
      expect(figures.exec(card)?.slice(1)).toEqual([repayment, interest, comparison]);
      const other = step === '150:200' ? '100:150' : '150:200';
      const without = await askSite(site.host, `/search?query=${stocknum}&weekly_price_range=${other}`);
      expect(vehiclesOf(without.body)).not.toContain(path);
    });
  }

  test(`template ${template.toUpperCase()}: a provider without the flag leaves no trace on home, search, compare and in search's answers [SITE-04/finance]`, async () => {
    const { host } = stateSite(template, 'plain');
    for (const path of ['/', '/search', '/compare', '/special-offers', '/contact']) {
      const page = readHtml((await askSite(host, path)).body);
      expect(page.tag('body').text, path).not.toMatch(/finance|repayment|comparison rate|a week|p\.a\.|budget/i);
      expect(page.tag('a').attributes('href').join(' '), path).not.toContain('finance');
      for (const name of ['weekly_price_range', 'repayment']) expect(page.field(name).count, path).toBe(0);
    }
    const found = foundIn(await searchAt(host, await searchKeyOf(host), { facets: ['weekly_price_range'] }));
    expect(found.nbHits).toBeGreaterThan(0);
    expect(found.hits.filter(({ weekly }) => weekly !== null)).toEqual([]);
    expect(found.facets?.weekly_price_range ?? {}).toEqual({});
  });
}

for (const { host, template } of journeySites) {
  test(`template ${template.toUpperCase()}: a vehicle's page starts with one comparison rate for one loan, and names its period [FIN-12]`, async () => {
    const vehicle = await listedVehicle(host, '/search?price=20000:60000&car_type=used');
    const main = (await readPage(host, vehicle)).role('main');
    const example = exampleIn(main);
    const [, repayment = '', comparison = ''] =
      /\$([\d,.]+) a week for .*comparison rate (\d+\.\d\d)% p\.a\./.exec(example) ?? [];
    expect(example).toMatch(/WARNING: This comparison rate is true only .* different comparison rate\.$/);
    const calculator = main.id('finance');
    expect(calculator.text).toContain(`$${repayment} / wk`);
    expect(calculator.text).toContain(`${comparison}% p.a. comparison rate`);
    expect(calculator.text).toMatch(/WARNING: This comparison rate is true only .* different comparison rate\./);
    expect(calculator.saying(/Show More/).count).toBe(0);
  });
}

test('the calculator of a vehicle above $100,000 starts from its whole price [FIN-03]', async () => {
  const host = 'ironbark-trucks.localhost';
  const main = (await readPage(host, await listedVehicle(host, '/search?price=101000:'))).role('main');
  const [, price = ''] = / on a price of \$([\d.,]+) /.exec(exampleIn(main)) ?? [];
  expect(Number(price.replaceAll(',', ''))).toBeGreaterThan(101_000);
  expect(
    main
      .id('finance')
      .label(/^Amount/)
      .attribute('value'),
  ).toBe(price);
});

test('the terms of compared repayments stand under them, fetched by car id [FIN-10]', async ({ page }) => {
  const origin = originOf('red-gum-yard.localhost');
  await page.goto(`${origin}/search?price=20000:60000`);
  await whenInteractive(page);
  const tick = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  await tick.first().click();
  await expect(tick.first()).toBeChecked();
  const asked = page.waitForRequest(/\/api\/finance-disclaimer\?car_id=\d+$/);
  await page.goto(`${origin}/compare`);
  await asked;
  const terms = page.getByRole('region', { name: 'What the repayments are examples of' });
  await expect(terms).toContainText(/Estimate only: \$[\d.,]+ a week for .* WARNING: .* different comparison rate\./);
});
