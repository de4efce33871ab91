import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { siteCapabilities } from '@forecourt/config/capabilities';
import { type SiteDocument, siteDocumentSchema } from '@forecourt/config/site-document';
import { isReservable, type Vehicle } from '@forecourt/domain/vehicle';
import { shownPrice } from '@forecourt/domain/vehicle-price';
import { comparisonRateWarning, financeDisclaimer, foldDisclaimer, weeklyEstimate } from '@forecourt/finance';
import { describe, expect, it } from 'vitest';

type Row = Readonly<Record<string, string | number>>;
interface YardRows {
  readonly dealership: string;
  readonly rows: readonly Row[];
}

const generator = new URL('generate.mjs', import.meta.url).href;
const { generateStock } = (await import(generator)) as { generateStock: (now: Date) => readonly YardRows[] };

const siteOf = (slug: string): SiteDocument =>
  siteDocumentSchema.parse(JSON.parse(readFileSync(new URL(`../../sites/${slug}.json`, import.meta.url), 'utf8')));

/** What the states of a sale are decided from. */
const saleOf = (row: Row) => ({
  make: String(row.make),
  year: Number(row.year),
  price: Number(row.price),
  before_price: row.before_price === '' ? null : Number(row.before_price),
  offer_price: row.offer_price === '' ? null : Number(row.offer_price),
  subscription_price: null,
  price_type: row.price_type as Vehicle['price_type'],
  preorder: row.preorder === 'true',
  status: row.status as Vehicle['status'],
  sold: row.status === 'sold',
  reserved: row.reserved === 'true',
  takesPayment: row.payment_processors !== '',
  finance_lenders: (row.finance_lenders === ''
    ? {}
    : JSON.parse(String(row.finance_lenders))) as Vehicle['finance_lenders'],
});

/** Days on which the demo may be loaded: what is true of it holds in other years, too. */
const days = ['2026-11-28T00:00:00Z', '2027-01-01T00:00:00Z', '2030-06-15T00:00:00Z'].map((day) => new Date(day));

const rowsOf = (dealership: string, now: Date): readonly Row[] =>
  generateStock(now).find((yard) => yard.dealership === dealership)?.rows ?? [];

const inYears = days.map((now) => ({ now, year: now.getUTCFullYear() }));

describe.each(inYears)('demo stock that is loaded in $year', ({ now }) => {
  it.each([
    ['harbour-city', 'harbour-city-motors'],
    ['wattle-grove-toyota', 'wattle-grove-toyota'],
    ['red-gum-yard', 'red-gum-yard'],
  ])('[PRICE-04] has at least four vehicles with an offer price on %s, below what is asked', (site, dealership) => {
    const { vehicle: settings } = siteOf(site);
    const prices = rowsOf(dealership, now).map((row) => shownPrice(saleOf(row), settings));
    const offers = prices.flatMap((price) => (price.kind === 'amount' && price.offer !== null ? [price] : []));
    expect(offers.length).toBeGreaterThanOrEqual(4);
    for (const { amount, offer } of offers) {
      expect(offer).toBeLessThan(amount);
      expect(offer).toBeGreaterThan(amount * 0.9);
    }
    // One that has come down besides: all three amounts stand together.
    expect(offers.filter(({ was }) => was !== null).length).toBeGreaterThanOrEqual(1);
  });

  it.each(['harbour-city-motors', 'red-gum-yard'])('has a vehicle of %s that is bought at its offer price', (yard) => {
    const bought = rowsOf(yard, now)
      .map(saleOf)
      .filter((vehicle) => vehicle.offer_price !== null && isReservable(vehicle));
    expect(bought.length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ['harbour-city', 'harbour-city-motors'],
    ['meridian-nissan', 'meridian-nissan'],
    ['red-gum-yard', 'red-gum-yard'],
  ])('[FIN-08] [FIN-12] has at least four vehicles that the lender of %s has quoted, with true rates', (site, yard) => {
    const { finance: settings, finance_provider: provider } = siteOf(site);
    const quoted = rowsOf(yard, now)
      .map(saleOf)
      .flatMap((vehicle) => {
        const input = { vehicle, settings, provider, now };
        const estimate = weeklyEstimate(input);
        return estimate?.source === 'lender' ? [{ vehicle, estimate, small: financeDisclaimer(input) ?? '' }] : [];
      });
    expect(quoted.length).toBeGreaterThanOrEqual(4);
    for (const { vehicle, estimate, small } of quoted) {
      const told = vehicle.finance_lenders[provider ?? ''];
      // Pages would raise a comparison rate that says less than the repayment costs.
      expect(estimate).toMatchObject({
        repayment: told?.paymentWeek,
        interestRate: told?.interestRate,
        comparisonRate: told?.comparisonRate,
      });
      expect(estimate.comparisonRate).toBeGreaterThan(estimate.interestRate);
      expect(small).toContain(comparisonRateWarning);
      expect(small).toContain('These figures are invented for a demonstration');
      // A final payment is in no words of an estimate.
      expect(told?.balloon ?? 0).toBe(0);
    }
    expect(new Set(quoted.map(({ estimate }) => estimate.deposit > 0))).toEqual(new Set([true, false]));
    // Conditions of a lender that fold, and some that do not (FIN-10).
    const folds = quoted.map(
      ({ vehicle }) => foldDisclaimer(vehicle.finance_lenders[provider ?? '']?.disclaimer ?? '').long !== null,
    );
    expect(new Set(folds)).toEqual(new Set([true, false]));
  });

  it.each([
    ['harbour-city', 'harbour-city-motors'],
    ['meridian-nissan', 'meridian-nissan'],
    ['red-gum-yard', 'red-gum-yard'],
  ])(
    '[CARD-03] has at least three used vehicles with a history report on %s, a specimen that is loaded',
    (site, yard) => {
      expect(siteCapabilities(siteOf(site)).history).toBe(true);
      const reported = rowsOf(yard, now).filter(({ file }) => file !== '');
      expect(reported.length).toBeGreaterThanOrEqual(3);
      const folder = new URL('../imagery/reports/', import.meta.url);
      const loaded = readdirSync(folder)
        .filter((name) => name.endsWith('.webp'))
        .map(
          (name) =>
            `/media/${createHash('sha256')
              .update(readFileSync(new URL(name, folder)))
              .digest('hex')}`,
        );
      for (const { file, car_type, status } of reported) {
        expect(loaded).toContain(file);
        expect([car_type, status]).toEqual(['used', 'in_stock']);
      }
    },
  );

  it.each(['harbour-city-motors', 'meridian-nissan', 'red-gum-yard'])(
    '[CARD-03] has vehicles of %s that can be reserved, and some that are held',
    (yard) => {
      const vehicles = rowsOf(yard, now).map(saleOf);
      expect(vehicles.filter(isReservable).length).toBeGreaterThanOrEqual(10);
      expect(vehicles.filter(({ reserved }) => reserved).length).toBeGreaterThanOrEqual(2);
    },
  );
});
