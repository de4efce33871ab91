import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { heldOutTrials, readListings, realListings, summary, type Trial } from '../../../test/test-listings';

/** Not the seed that the method was tried with while it was made. */
const seed = 20_261_122;
const shownFrom = 0.2;

/** Where comparable stock says least: a price is met less well at both ends of the market, and of old vehicles. */
const ends: readonly (readonly [name: string, isOf: (trial: Trial) => boolean])[] = [
  ['shown, under $10,000', ({ listing }) => listing.price < 10_000],
  ['shown, $10,000 to $80,000', ({ listing }) => listing.price >= 10_000 && listing.price <= 80_000],
  ['shown, above $80,000', ({ listing }) => listing.price > 80_000],
  ['shown, built before 2006', ({ listing }) => listing.year < 2006],
];

describe.skipIf(!existsSync(realListings))('the market range on held-out real listings (shared/data)', () => {
  let trials: readonly Trial[];
  let shown: readonly Trial[];
  beforeAll(() => {
    trials = heldOutTrials(readListings(), seed, 5);
    shown = trials.filter(({ confidence }) => confidence > shownFrom);
    const kinds: [string, readonly Trial[]][] = [
      ['all', trials],
      ['shown', shown],
      ...(['badge', 'model', 'body'] as const).map((name): [string, readonly Trial[]] => [
        name,
        trials.filter(({ level }) => level === name),
      ]),
      ['used', trials.filter(({ listing }) => listing.isUsed)],
      ['new', trials.filter(({ listing }) => !listing.isUsed)],
      ...ends.map(([name, isOf]): [string, readonly Trial[]] => [name, shown.filter(isOf)]),
      // Where condition decides more than year and distance.
      ['of 2010 and before', trials.filter(({ listing }) => listing.year <= 2010)],
      ['expected below $7,500', trials.filter(({ average }) => average < 7_500)],
    ];
    const figures = kinds.map(([name, some]) => {
      const { count, coverage, error, width, bias, far } = summary(some);
      return `${name}: ${count}, inside ${(coverage * 100).toFixed(1)} %, off by ${(error * 100).toFixed(1)} %, width ${(width * 100).toFixed(0)} %, middle over the price by ${(bias * 100).toFixed(1)} %, off by over a fifth ${(far * 100).toFixed(0)} %`;
    });
    console.info(figures.join('\n'));
  });

  it('holds 75 to 85 % of the prices, of all and of those that are shown', () => {
    for (const some of [trials, shown]) {
      const { count, coverage } = summary(some);
      expect(count).toBeGreaterThan(2_500);
      expect(coverage).toBeGreaterThanOrEqual(0.75);
      expect(coverage).toBeLessThanOrEqual(0.85);
    }
  });

  it.each(['badge', 'model'] as const)('holds 75 to 85 % of the prices found by %s', (name) => {
    const { coverage } = summary(trials.filter(({ level }) => level === name));
    expect(coverage).toBeGreaterThanOrEqual(0.75);
    expect(coverage).toBeLessThanOrEqual(0.85);
  });

  it.each(ends)('holds at least 65 %% of the prices, %s', (_, isOf) => {
    const { count, coverage } = summary(shown.filter(isOf));
    expect(count).toBeGreaterThan(50);
    expect(coverage).toBeGreaterThanOrEqual(0.65);
  });

  it('has a median error of at most a tenth, and a smaller one where its confidence is higher', () => {
    expect(summary(trials).error).toBeLessThan(0.1);
    const sure = summary(trials.filter(({ confidence }) => confidence > 0.6)).error;
    expect(sure).toBeLessThan(summary(trials.filter(({ confidence }) => confidence <= 0.4)).error);
  });
});
