import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchRecord } from '@forecourt/search/record';

/** What a shopper saved: the site, and what was searched for there, as words or as criteria that were chosen. */
export interface SavedSearch {
  readonly site: string;
  readonly criteria: SearchCriteria;
}

type Next = () => number;
type Kind = (car: SearchRecord, next: Next, other: SearchRecord) => SearchCriteria;

const thousands = (value: number): number => Math.ceil(value / 1000) * 1000;
const chance = (next: Next, share: number): boolean => next() < share;
const priceUpTo = ({ price }: SearchRecord, next: Next): SearchCriteria =>
  price === null ? {} : { price: { min: null, max: thousands(price * (0.85 + next() * 0.5)) } };
const yearFrom = ({ year }: SearchRecord, next: Next): SearchCriteria => ({
  year: { min: year - Math.floor(next() * 4), max: null },
});
const kmUpTo = ({ km }: SearchRecord, next: Next): SearchCriteria =>
  km === null ? {} : { km: { min: null, max: Math.max(10_000, thousands(km * (0.9 + next() * 0.6))) } };

/** Limits that shoppers add to what they look for, each by itself as often as they do. */
const limits = (car: SearchRecord, next: Next): SearchCriteria => ({
  ...(chance(next, 0.5) ? priceUpTo(car, next) : {}),
  ...(chance(next, 0.25) ? yearFrom(car, next) : {}),
  ...(chance(next, 0.2) ? kmUpTo(car, next) : {}),
  ...(chance(next, 0.15) && car.transmission !== '' ? { transmission: [car.transmission] } : {}),
  ...(chance(next, 0.1) && car.fuel !== '' ? { fuel: [car.fuel] } : {}),
  ...(chance(next, 0.1) && car.colour !== '' ? { colour: [car.colour] } : {}),
  ...(chance(next, 0.1) ? { car_type: [car.car_type] } : {}),
});

const model: Kind = (car, next) => ({ make: [car.make], model: [car.model], ...limits(car, next) });
const make: Kind = (car, next) => ({ make: [car.make], ...limits(car, next) });
const twoMakes: Kind = (car, next, other) => ({ make: [car.make, other.make].toSorted(), ...limits(car, next) });
const narrowed: Kind = (car, next, other) =>
  car.make === other.make
    ? model(car, next, other)
    : {
        make: [car.make, other.make].toSorted(),
        make_model: [car.make_model.lvl1, other.make].toSorted(),
        ...limits(car, next),
      };
const body: Kind = (car, next) => ({
  ...(car.body === '' ? { item_type: [car.item_type] } : { body: [car.body] }),
  ...limits(car, next),
  ...priceUpTo(car, next),
});
const budget: Kind = (car, next) => ({
  price: { min: chance(next, 0.5) ? thousands((car.price ?? 0) * 0.5) : null, max: thousands((car.price ?? 0) * 1.1) },
  ...(chance(next, 0.4) ? kmUpTo(car, next) : {}),
  ...(chance(next, 0.3) ? yearFrom(car, next) : {}),
});
const weekly: Kind = (car) => ({
  weekly_repayment: { min: null, max: Math.ceil((car.weekly_repayment ?? 100) / 10) * 10 },
  ...(car.body === '' ? {} : { body: [car.body] }),
});
const features: Kind = (car, next) => ({
  filtered_features: car.filtered_features.slice(0, 1 + Math.floor(next() * 2)),
  ...(chance(next, 0.6) ? { make: [car.make] } : {}),
  ...limits(car, next),
});
const place: Kind = (car, next) => ({ state: [car.state], make: [car.make], ...limits(car, next) });

const misspelt = (word: string, next: Next): string => {
  const at = 1 + Math.floor(next() * Math.max(1, word.length - 2));
  return word.length < 5 ? word : word.slice(0, at) + word.slice(at + 1);
};
const pick = <Item>(items: readonly Item[], next: Next): Item => items[Math.floor(next() * items.length)]!;

/** What shoppers type: names, badges, features, prices in words, words of a description, stock numbers, typos. */
const typed: readonly ((car: SearchRecord, next: Next) => string)[] = [
  (car) => `${car.make} ${car.model}`,
  (car) => `${car.make} ${car.model} ${car.badge}`,
  (car) => `${car.model} ${car.badge} ${car.year}`,
  (car, next) => `used ${car.body} under ${thousands((car.price ?? 20_000) * (0.9 + next() * 0.4))}`,
  (car, next) => misspelt(car.make, next),
  (car, next) => `${misspelt(car.model, next)} ${car.colour}`,
  (car, next) => pick(car.filtered_features, next),
  (car, next) => `${car.make} ${pick(car.filtered_features, next)}`,
  (car, next) =>
    pick(
      car.dealercomments.split(' ').filter((word) => word.length > 5),
      next,
    ),
  (car) => car.stocknum,
];
const words: Kind = (car, next) => ({ query: pick(typed, next)(car, next).toLowerCase() });
const wordsAndLimits: Kind = (car, next) => ({
  query: pick(car.filtered_features, next).toLowerCase(),
  ...priceUpTo(car, next),
});

/** Of a hundred saved searches so many are of a kind. */
const kinds: readonly (readonly [share: number, kind: Kind])[] = [
  [30, model],
  [14, make],
  [4, twoMakes],
  [4, narrowed],
  [14, body],
  [6, budget],
  [3, weekly],
  [6, features],
  [4, place],
  [12, words],
  [3, wordsAndLimits],
];

const kindAt = (share: number): Kind => {
  let left = share * 100;
  for (const [size, kind] of kinds) {
    left -= size;
    if (left < 0) return kind;
  }
  return model;
};

/**
 * Saved searches as shoppers of these sites may have: each is about a vehicle of the stock, so that sites, makes and
 * models are saved as often as they are there.
 * @param next numbers from 0 to 1.
 */
export const savedSearches = (stock: readonly SearchRecord[], count: number, next: Next): readonly SavedSearch[] =>
  Array.from({ length: count }, () => {
    const car = pick(stock, next);
    const criteria = kindAt(next())(car, next, pick(stock, next));
    return { site: car.site, criteria };
  });
