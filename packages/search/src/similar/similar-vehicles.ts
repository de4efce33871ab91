import { findMake } from '@forecourt/domain/makes';
import { bodyLabel } from '@forecourt/domain/simple-words';
import { slugify } from '@forecourt/domain/slug';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import { quoteFilterValue } from '../parameters/base-filter';
import type { SearchHit } from '../record/record';
import type { SearchSettings } from '../search-settings/search-settings';

/** Hits that each query asks for (SIM-01). */
const similarHitsPerQuery = 10;
/** Vehicles shown at most (SIM-01). */
const mostSimilar = 6;

/** Dollars around the price: 10,000 under a price of 50,000, else 25,000 (SIM-01). */
export const similarWindow = (price: number): number => (price < 50_000 ? 10_000 : 25_000);

/** One request of a multi-query (SRCH-22). */
export interface SimilarQuery {
  readonly indexName: string;
  readonly query: '';
  readonly filters: string;
  readonly hitsPerPage: number;
}

type SimilarTo = Pick<Vehicle, 'id' | 'make' | 'model' | 'car_type' | 'simple_body' | 'price'>;

/**
 * The queries whose hits, in this order, hold the vehicles most like this one (SIM-01): in stock, within the price
 * window, never itself; by make and model (same model, then same make), or by car type and body where the site says
 * so. The site's key adds its own filter.
 */
export const similarVehiclesQuery = (
  vehicle: SimilarTo,
  settings: Pick<SearchSettings, 'similarBy'> & { readonly indexName: string },
): readonly SimilarQuery[] => {
  const base = ['status:in_stock', notItself(vehicle), ...priceFilters(vehicle.price)];
  const make = makeFilter(vehicle);
  const model = modelFilter(vehicle);
  const body = bodyLabel(vehicle.simple_body);
  const typeAndBody = [`car_type:${vehicle.car_type}`, ...(body === '' ? [] : [`body:${quoteFilterValue(body)}`])];
  const ways =
    settings.similarBy === 'make_model' ? [[make, model], [make]] : [[...typeAndBody, make, model], typeAndBody];
  return ways.map((way) => ({
    indexName: settings.indexName,
    query: '',
    filters: [...base, ...way].join(' AND '),
    hitsPerPage: similarHitsPerQuery,
  }));
};

const makeSlug = (make: string): string => findMake(make)?.slug ?? slugify(make);

const notItself = ({ id }: Pick<Vehicle, 'id'>): string => `NOT id:${quoteFilterValue(id)}`;
const makeFilter = ({ make }: Pick<Vehicle, 'make'>): string => `make_slug:${quoteFilterValue(makeSlug(make))}`;
const modelFilter = ({ model }: Pick<Vehicle, 'model'>): string => `model_slug:${quoteFilterValue(slugify(model))}`;

/** Filters that leave a vehicle itself out and ask for its kin: those of its model, of its make, and any. */
export const kinFilters = (
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>,
): Readonly<Record<'model' | 'make' | 'any', string>> => {
  const any = notItself(vehicle);
  const make = `${any} AND ${makeFilter(vehicle)}`;
  return { any, make, model: `${make} AND ${modelFilter(vehicle)}` };
};

/** Similarity of a hit to a vehicle: 2 for the same model, 1 for the same make, else 0. */
export const kinship = (
  hit: Pick<SearchHit, 'make' | 'model'>,
  { make, model }: Pick<Vehicle, 'make' | 'model'>,
): 0 | 1 | 2 => {
  if (makeSlug(hit.make) !== makeSlug(make)) return 0;
  return slugify(hit.model) === slugify(model) ? 2 : 1;
};

const priceFilters = (price: number | null): readonly string[] => {
  if (!isShownAmount(price)) return [];
  const window = similarWindow(price);
  return [`price >= ${Math.max(0, price - window)}`, `price <= ${price + window}`];
};

/** The first of each look, by model, badge and colour, come before the others of that look; else all keep their order. */
const oneOfEachLookFirst = (hits: readonly SearchHit[]): readonly SearchHit[] => {
  const shown = new Set<string>();
  const first = hits.filter(({ make, model, badge, colour }) => {
    const look = JSON.stringify([make, model, badge, colour]);
    if (shown.has(look)) return false;
    shown.add(look);
    return true;
  });
  return [...first, ...hits.filter((hit) => !first.includes(hit))];
};

/**
 * The vehicles to show from the answers in their order: same model first, each once, never itself, at most 6 (SIM-01);
 * of either kind those that differ in looks first, since four orange twins are one proposal.
 */
export const pickSimilar = (
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>,
  answers: readonly (readonly SearchHit[])[],
): readonly SearchHit[] => {
  const seen = new Set([vehicle.id]);
  const unique = answers.flat().filter((hit) => {
    if (seen.has(hit.id)) return false;
    seen.add(hit.id);
    return true;
  });
  const isSameModel = (hit: SearchHit) => kinship(hit, vehicle) === 2;
  const ofModel = oneOfEachLookFirst(unique.filter(isSameModel));
  const others = oneOfEachLookFirst(unique.filter((hit) => !isSameModel(hit)));
  return [...ofModel, ...others].slice(0, mostSimilar);
};
