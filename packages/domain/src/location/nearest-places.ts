import { type Coordinates, distanceBetween } from '../distance/distance';
import type { LocationType } from './location';
import type { Place } from './place';

/** What places are narrowed by; left out means any. */
export interface PlaceCriteria {
  readonly brand?: string;
  readonly department?: LocationType;
}

/** Makes that a place is a dealer of, by all of its departments. */
const brandsOf = ({ departments }: Place): readonly string[] =>
  departments.flatMap(({ manufacturers }) => manufacturers);

const same = (one: string, other: string): boolean => one.localeCompare(other, 'en-AU', { sensitivity: 'base' }) === 0;

/** Every make that some place names, each once, by name. */
export const placeBrands = (places: readonly Place[]): readonly string[] =>
  [...new Set(places.flatMap(brandsOf))].toSorted((one, other) => one.localeCompare(other, 'en-AU'));

/** Every department that some place has: sales, service, parts. */
export const placeDepartments = (places: readonly Place[]): readonly LocationType[] =>
  (['sales', 'service', 'parts'] as const).filter((type) =>
    places.some(({ departments }) => departments.some(({ location_type }) => location_type === type)),
  );

/** The places that have the department and are a dealer of the brand, in given order. */
export const findPlaces = (places: readonly Place[], { brand, department }: PlaceCriteria): readonly Place[] =>
  places.filter(
    (place) =>
      (brand === undefined || brandsOf(place).some((name) => same(name, brand))) &&
      (department === undefined || place.departments.some(({ location_type }) => location_type === department)),
  );

/** The coordinates of a place, null when its address has none. */
export const placeCoordinates = ({ lead }: Pick<Place, 'lead'>): Coordinates | null => {
  const { lat, long } = lead.address;
  return lat === null || long === null ? null : { lat, long };
};

/** Something with where it is, and how far that is. */
export interface Measured<Thing> {
  readonly thing: Thing;
  /** Kilometres as the crow flies; null where it is not known where the thing is. */
  readonly distance: number | null;
}

/** Things by their distance from a place, the nearest first; those without coordinates stand last, as given (GEO-01). */
export const byDistance = <Thing extends { readonly coordinates: Coordinates | null }>(
  things: readonly Thing[],
  from: Coordinates,
): readonly Measured<Thing>[] =>
  things
    .map((thing) => ({
      thing,
      distance: thing.coordinates === null ? null : distanceBetween(from, thing.coordinates),
    }))
    .toSorted(
      ({ distance: one }, { distance: other }) =>
        (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY) || 0,
    );

/** A distance as shoppers read it: `12 km`, `Less than 1 km`. `kilometres` as the crow flies. */
export const distanceWords = (kilometres: number): string =>
  kilometres < 1 ? 'Less than 1 km' : `${Math.round(kilometres).toLocaleString('en-AU')} km`;
