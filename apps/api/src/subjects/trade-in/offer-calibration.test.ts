import { existsSync } from 'node:fs';
import { mostKilometres, oldestYears, tradeInOffer } from '@forecourt/domain/valuation';
import { beforeAll, describe, expect, it } from 'vitest';
import { heldOutTrials, readListings, realListings } from '../../../test/test-listings';
import { median } from '../valuation/price-trend';

/** Not the seed of the price comparison, nor one that anything was tried with. */
const seed = 20_261_125;
/** The year of the listings. */
const thisYear = 2023;
const shownFrom = 0.2;
const share = 12;
const best = { body: 'clean', inside: 'clean', mechanical: 'sound', history: 'full', accident: 'none' };

describe.skipIf(!existsSync(realListings))('trade-in offers for held-out real listings (shared/data)', () => {
  let errors: readonly number[];
  let inside: number;
  let asked: number;
  beforeAll(() => {
    const trials = heldOutTrials(readListings(), seed, 5).filter(
      ({ listing: { isUsed, year, km } }) =>
        isUsed && thisYear - year <= oldestYears && km !== null && km <= mostKilometres,
    );
    const shown = trials.filter(({ confidence, level }) => confidence > shownFrom && level !== 'body');
    asked = trials.length;
    const offers = shown.map(({ listing, average, min, max }) => {
      const { offer_price, min: from, max: to } = tradeInOffer({ min, max, average }, best, share);
      // What the dealer would advertise it for, if the offer was right.
      const fair = listing.price * (1 - share / 100);
      return { error: Math.abs(offer_price / fair - 1), isInside: fair >= from && fair <= to };
    });
    errors = offers.map(({ error }) => error);
    inside = offers.filter(({ isInside }) => isInside).length / offers.length;
    const within = errors.filter((error) => error <= 0.1).length / errors.length;
    console.info(
      `offers for ${errors.length} of ${asked}: off by ${(median(errors) * 100).toFixed(1)} %, within a tenth ${(within * 100).toFixed(0)} %, inside the range ${(inside * 100).toFixed(1)} %`,
    );
  });

  it('are made for most listings, with a median error below a tenth', () => {
    expect(errors.length / asked).toBeGreaterThan(0.7);
    expect(median(errors)).toBeLessThan(0.1);
  });

  it('contain 75 to 85 % of the prices within their range', () => {
    expect(inside).toBeGreaterThanOrEqual(0.75);
    expect(inside).toBeLessThanOrEqual(0.85);
  });
});
