// One weekly estimate of a vehicle on card, page and filter, with one comparison rate; none of it where finance is off.
import { expect } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { vehiclesOf, withoutScripts } from '../pages/html';
import { listedVehicle } from '../pages/listed-vehicle';
import { whenInteractive } from '../pages/search-page';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { readVehicle, statePath, test } from '../pages/vehicle-html';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
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
    test(`template ${template.toUpperCase()}: ${stocknum} has one weekly estimate on card, page and filter [FIN-13]`, async ({
      reader,
    }) => {
      const site = stateSite(template);
      const path = statePath(stocknum);
      const vehicle = await readVehicle(reader, site, stocknum);
      const price = vehicle.main.getByText(/^Estimate only: \$[\d.,]+ a week/).first();
      const [, repayment = '', interest, comparison] =
        /\$([\d,.]+) a week for .* at (\d+\.\d\d)% p\.a\. \(comparison rate (\d+\.\d\d)% p\.a\.\)/.exec(
          plain((await price.textContent()) ?? ''),
        ) ?? [];
      expect(repayment).not.toBe('');

      const step = stepOf(Number(repayment.replaceAll(',', '')));
      const { body } = await askSite(site.host, `/search?query=${stocknum}&weekly_price_range=${step}`);
      expect(vehiclesOf(body)).toContain(path);
      await reader.setContent(withoutScripts(body), { waitUntil: 'commit' });
      const card = reader.getByRole('article').filter({ has: reader.locator(`a[href="${path}"]`) });
      expect(figures.exec(plain(await card.first().innerText()))?.slice(1)).toEqual([repayment, interest, comparison]);
      const other = step === '150:200' ? '100:150' : '150:200';
      const without = await askSite(site.host, `/search?query=${stocknum}&weekly_price_range=${other}`);
      expect(vehiclesOf(without.body)).not.toContain(path);
    });
  }

  test(`template ${template.toUpperCase()}: a provider without the flag leaves no trace on home, search, compare and in search's answers [SITE-04/finance]`, async ({
    reader,
  }) => {
    const { host } = stateSite(template, 'plain');
    for (const path of ['/', '/search', '/compare', '/special-offers', '/contact']) {
      const { body } = await askSite(host, path);
      await reader.setContent(withoutScripts(body), { waitUntil: 'commit' });
      const words = plain(await reader.locator('body').innerText());
      expect(words, path).not.toMatch(/finance|repayment|comparison rate|a week|p\.a\.|budget/i);
      await expect(reader.locator('[href*="finance"], [name="weekly_price_range"], [name="repayment"]')).toHaveCount(0);
    }
    const found = foundIn(await searchAt(host, await searchKeyOf(host), { facets: ['weekly_price_range'] }));
    expect(found.nbHits).toBeGreaterThan(0);
    expect(found.hits.filter(({ weekly }) => weekly !== null)).toEqual([]);
    expect(found.facets?.weekly_price_range ?? {}).toEqual({});
  });
}

for (const { host, template } of journeySites) {
  test(`template ${template.toUpperCase()}: a vehicle's page starts with one comparison rate for one loan, and names its period [FIN-12]`, async ({
    reader,
  }) => {
    const { body } = await askSite(host, await listedVehicle(host, '/search?price=20000:60000&car_type=used'));
    await reader.setContent(withoutScripts(body), { waitUntil: 'commit' });
    const main = reader.getByRole('main');
    const example = plain(
      (await main
        .getByText(/^Estimate only: \$[\d.,]+ a week/)
        .first()
        .textContent()) ?? '',
    );
    const [, repayment = '', comparison = ''] =
      /\$([\d,.]+) a week for .*comparison rate (\d+\.\d\d)% p\.a\./.exec(example) ?? [];
    expect(example).toMatch(/WARNING: This comparison rate is true only .* different comparison rate\.$/);
    const calculator = main.locator('#finance');
    const words = plain(await calculator.innerText());
    expect(words).toContain(`$${repayment} / wk`);
    expect(words).toContain(`${comparison}% p.a. comparison rate`);
    expect(words).toMatch(/WARNING: This comparison rate is true only .* different comparison rate\./);
    await expect(calculator.getByText('Show More')).toHaveCount(0);
  });
}

test('the calculator of a vehicle above $100,000 starts from its whole price [FIN-03]', async ({ reader }) => {
  const host = 'ironbark-trucks.localhost';
  const { body } = await askSite(host, await listedVehicle(host, '/search?price=101000:'));
  await reader.setContent(withoutScripts(body), { waitUntil: 'commit' });
  const main = reader.getByRole('main');
  const example = plain(
    (await main
      .getByText(/^Estimate only: \$[\d.,]+ a week/)
      .first()
      .textContent()) ?? '',
  );
  const [, price = ''] = / on a price of \$([\d.,]+) /.exec(example) ?? [];
  expect(Number(price.replaceAll(',', ''))).toBeGreaterThan(101_000);
  await expect(main.locator('#finance').getByRole('textbox', { name: 'Amount' })).toHaveValue(price);
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
