import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { repositoryRoot } from '../src/ground/env/paths';
import type { Comparable, PricedTraits } from '../src/subjects/valuation/comparable';
import { mostComparables } from '../src/subjects/valuation/comparable';
import { type Market, marketRange } from '../src/subjects/valuation/market-range';
import { median } from '../src/subjects/valuation/price-trend';

/** Comparable ones in the order in which the database gives them: nearest year first, then nearest kilometres. */
const nearestFirst = <One extends PricedTraits>(target: PricedTraits, sample: readonly One[]): readonly One[] => {
  const apart = (one: One) => Math.abs((one.km ?? target.km ?? 0) - (target.km ?? 0));
  return [...sample].sort(
    (one, other) => Math.abs(one.year - target.year) - Math.abs(other.year - target.year) || apart(one) - apart(other),
  );
};

/** The real listings, which stand beside the checkout and are never part of it. */
export const realListings = join(repositoryRoot, '../shared/data/australian_vehicle_prices.csv');

/** A real listing as the market sees it. */
export interface Listing extends Comparable {
  readonly make: string;
  readonly model: string;
  readonly body: string;
  /** Used vehicles are compared with used ones, new ones with demonstrators too. */
  readonly isUsed: boolean;
}

const stateOf = (place: string): string | null => /(NSW|VIC|QLD|SA|WA|TAS|NT|ACT)$/.exec(place)?.[1] ?? null;

/** Every listing with a price above $200, a make, a model and a year, repeats taken out. */
export const readListings = (): readonly Listing[] => {
  const rows: Record<string, string>[] = parse(readFileSync(realListings), { columns: true, trim: true });
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const {
      Brand: make = '',
      Model: model = '',
      Title: title = '',
      BodyType: body = '',
      UsedOrNew: condition = '',
    } = row;
    const year = Number(row.Year);
    const price = Number(row.Price);
    const km = /^\d+$/.test(row.Kilometres ?? '') ? Number(row.Kilometres) : null;
    if (!(price > 200) || !(year > 1900) || make === '' || model === '') return [];
    const identity = [make, model, year, km, price].join('|');
    if (seen.has(identity)) return [];
    seen.add(identity);
    let badge = title;
    for (const part of [String(year), make, model])
      if (badge.toLowerCase().startsWith(part.toLowerCase())) badge = badge.slice(part.length).trim();
    return [
      {
        make,
        model,
        body,
        year,
        km,
        price,
        badge: badge || null,
        state: stateOf(row.Location ?? ''),
        isUsed: condition === 'USED',
      },
    ];
  });
};

/** What came of one held-out listing. */
export interface Trial {
  readonly listing: Listing;
  readonly level: string;
  readonly sample: number;
  readonly confidence: number;
  /** The range itself, AUD dollars. */
  readonly min: number;
  readonly max: number;
  readonly average: number;
  readonly isInside: boolean;
  /** Distance of the middle of the range from the price, as a share of the price. */
  readonly error: number;
  /** Width of the range as a share of its middle. */
  readonly width: number;
}

/**
 * Holds every `every`th listing of a seeded order out and asks the market of the others about it.
 * @param least vehicles of its model that are enough, as `marketRange` takes them
 */
export const heldOutTrials = (
  listings: readonly Listing[],
  seed: number,
  every: number,
  least?: number,
): readonly Trial[] => {
  let state = seed;
  const held = new Set<Listing>();
  for (const listing of listings) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    if (state / 2 ** 32 < 1 / every) held.add(listing);
  }
  const market = listings.filter((listing) => !held.has(listing));
  const kind = ({ isUsed }: Listing) => (isUsed ? 'used' : 'new');
  const byModel = Map.groupBy(market, (one) => `${kind(one)}|${one.make}|${one.model}`.toLowerCase());
  const byBody = Map.groupBy(market, (one) => `${kind(one)}|${one.make}|${one.body}`.toLowerCase());
  return [...held].flatMap((listing) => {
    const near = (rows: readonly Listing[] | undefined) => nearestFirst(listing, rows ?? []).slice(0, mostComparables);
    const around: Market = {
      model: near(byModel.get(`${kind(listing)}|${listing.make}|${listing.model}`.toLowerCase())),
      body: near(byBody.get(`${kind(listing)}|${listing.make}|${listing.body}`.toLowerCase())),
    };
    const range = marketRange(listing, around, least);
    if (range === null) return [];
    const { min, max, average, level, sample, confidence } = range;
    const isInside = listing.price >= min && listing.price <= max;
    return [
      {
        listing,
        level,
        sample,
        confidence,
        min,
        max,
        average,
        isInside,
        error: Math.abs(average / listing.price - 1),
        width: (max - min) / average,
      },
    ];
  });
};

/**
 * Share inside, median absolute percentage error and median width of some trials; `bias`: how far the middle of the
 * range lies over the price (median, as a share of it); `far`: share of those whose middle is off by over a fifth.
 */
export const summary = (trials: readonly Trial[]) => ({
  count: trials.length,
  coverage: trials.filter(({ isInside }) => isInside).length / trials.length,
  error: median(trials.map(({ error }) => error)),
  width: median(trials.map(({ width }) => width)),
  bias: median(trials.map(({ average, listing }) => average / listing.price - 1)),
  far: trials.filter(({ error }) => error > 0.2).length / trials.length,
});
