import { formatNumber } from '@forecourt/domain/numbers';
import { bodyLabel } from '@forecourt/domain/simple-words';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { formatDollars, isShownAmount } from '@forecourt/domain/vehicle-price';
import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import { kinship } from '@forecourt/search/similar';

/** What somebody liked of a vehicle; null where it does not matter. */
export interface Wish {
  readonly body: string | null;
  /** At most, AUD dollars. */
  readonly price: number | null;
  /** At least. */
  readonly year: number | null;
  /** At most, kilometres. */
  readonly km: number | null;
}

/** What of a vehicle a wish begins with. */
export type WishedVehicle = Pick<Vehicle, 'item_type' | 'simple_body' | 'price' | 'year' | 'km' | 'make' | 'model'>;

/** Steps of the choices: AUD dollars, years, kilometres. */
const steps = { price: 5000, year: 1, km: 10_000 } as const;
/** Choices around what the vehicle had, in steps below and above. */
const around = { price: [-3, 5], year: [-6, 2], km: [-4, 6] } as const;

const upTo = (value: number, step: number): number => Math.ceil(value / step) * step;

/**
 * What a wish begins with: the body of the vehicle, a price and kilometres up to the next step above its own by a tenth,
 * and two years before its own.
 */
export const startingWish = ({ simple_body, price, year, km }: WishedVehicle): Wish => ({
  body: bodyLabel(simple_body) || null,
  price: isShownAmount(price) ? upTo(price * 1.1, steps.price) : null,
  year: year - 2,
  km: km === null ? null : upTo(Math.max(km, 1) * 1.1, steps.km),
});

const numbers = ['price', 'year', 'km'] as const;
type WishNumber = (typeof numbers)[number];

/** Digits that an amount of a wish may have. */
const figures = /^\d{1,7}$/;

const readNumber = (said: string | null, otherwise: number | null): number | null => {
  if (said === null) return otherwise;
  return figures.test(said) && Number(said) > 0 ? Number(said) : null;
};

/** The wish of an address: what it does not name is as at the start; what it names without a value does not matter. */
export const readWish = (query: URLSearchParams, start: Wish): Wish => {
  const body = query.get('body');
  return {
    body: body === null ? start.body : body.trim().slice(0, 40) || null,
    price: readNumber(query.get('price'), start.price),
    year: readNumber(query.get('year'), start.year),
    km: readNumber(query.get('km'), start.km),
  };
};

/** What the search is asked for a wish: who has looked at a motorcycle wants none of the cars of that price. */
export const wishCriteria = (
  { body, price, year, km }: Wish,
  { item_type }: Pick<WishedVehicle, 'item_type'>,
): SearchCriteria => ({
  item_type: [item_type],
  ...(body === null ? {} : { body: [body] }),
  ...(price === null ? {} : { price: { min: null, max: price } }),
  ...(year === null ? {} : { year: { min: year, max: null } }),
  ...(km === null ? {} : { km: { min: null, max: km } }),
  // In every city: the default city of a site must not hide what there is.
  city: [],
});

const says: Readonly<Record<WishNumber, (value: number) => string>> = {
  price: (value) => `up to ${formatDollars(value)}`,
  year: (value) => `from ${value}`,
  km: (value) => `up to ${formatNumber(value)} km`,
};

/** A wish in words, as the enquiry carries it: "Ute, up to $45,000, from 2020, up to 60,000 km". */
export const wishSentence = (wish: Wish): string =>
  [wish.body ?? 'Any body', ...numbers.flatMap((name) => (wish[name] === null ? [] : [says[name](wish[name])]))].join(
    ', ',
  );

/** The choices for a number of a wish, rising: around what the wish began with, and what is asked now. */
export const wishChoices = (
  name: WishNumber,
  start: Wish,
  asked: Wish,
): readonly { readonly value: string; readonly label: string }[] => {
  const middle = start[name] ?? asked[name] ?? { price: 40_000, year: 2020, km: 80_000 }[name];
  const [below, above] = around[name];
  const values = Array.from({ length: above - below + 1 }, (_, at) => middle + (below + at) * steps[name]);
  return [...new Set([...values.filter((value) => value > 0), ...(asked[name] === null ? [] : [asked[name]])])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value: String(value), label: says[name](value).replace(/^./, (first) => first.toUpperCase()) }));
};

/** Vehicles that are shown at most. */
const mostMatches = 6;

/**
 * The vehicles that match, each once, nearest first: the same model, then the same make, then by how far their price is
 * from the vehicle's own. None that has sold.
 */
export const nearestFirst = (hits: readonly SearchHit[], vehicle: WishedVehicle): readonly SearchHit[] => {
  const distance = (hit: SearchHit): number =>
    vehicle.price === null || hit.price === null ? Number.MAX_SAFE_INTEGER : Math.abs(hit.price - vehicle.price);
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()]
    .filter(({ available }) => available)
    .toSorted((one, other) => kinship(other, vehicle) - kinship(one, vehicle) || distance(one) - distance(other))
    .slice(0, mostMatches);
};
