import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { heldOutTrials, readListings, realListings, summary, type Trial } from '../../../test/test-listings';

/** Not the seed that the method was tried with while it was made. */
const seed = 20_261_122;
const shownFrom = 0.2;

describe.skipIf(!existsSync(realListings))('the market range on held-out real listings (shared/data)', () => {
  let trials: readonly Trial[];
  beforeAll(() => {
    trials = heldOutTrials(readListings(), seed, 5);
    const kinds: [string, readonly Trial[]][] = [
      ['all', trials],
      ['shown', trials.filter(({ confidence }) => confidence > shownFrom)],
      ...(['badge', 'model', 'body'] as const).map((name): [string, readonly Trial[]] => [
        name,
        trials.filter(({ level }) => level === name),
      ]),
      ['used', trials.filter(({ listing }) => listing.isUsed)],
      ['new', trials.filter(({ listing }) => !listing.isUsed)],
      // Where condition decides more than year and distance.
      ['of 2010 and before', trials.filter(({ listing }) => listing.year <= 2010)],
      ['expected below $7,500', trials.filter(({ average }) => average < 7_500)],
    ];
    const figures = kinds.map(([name, some]) => {
      const { count, coverage, error, width } = summary(some);
      return `${name}: ${count}, inside ${(coverage * 100).toFixed(1)} %, off by ${(error * 100).toFixed(1)} %, width ${(width * 100).toFixed(0)} %`;
    });
    console.info(figures.join('\n'));
  });

  it('holds 75 to 85 % of the prices, of all and of those that are shown', () => {
    for (const some of [trials, trials.filter(({ confidence }) => confidence > shownFrom)]) {
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

  it('has a median error of at most a tenth, and a smaller one where its confidence is higher', () => {
    expect(summary(trials).error).toBeLessThan(0.1);
    const sure = summary(trials.filter(({ confidence }) => confidence > 0.6)).error;
    expect(sure).toBeLessThan(summary(trials.filter(({ confidence }) => confidence <= 0.4)).error);
  });
});
