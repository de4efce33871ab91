/** Mean radius of the earth in metres (spec section 10: 6371 km). */
const EARTH_RADIUS = 6_371_000;

/** A point in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Great-circle distance in whole metres (haversine on a sphere). */
export function distanceBetween(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const halfLat = Math.sin(((to.lat - from.lat) * radians) / 2);
  const halfLng = Math.sin(((to.lng - from.lng) * radians) / 2);
  const half = halfLat * halfLat + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * halfLng * halfLng;
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** The places of a record's `_geoloc`: one `{lat, lng}` or a list. What is no place on earth is left out. */
export function placesOf(record: Readonly<Record<string, unknown>>): readonly Place[] {
  const value = Object.hasOwn(record, '_geoloc') ? record._geoloc : undefined;
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isPlace).map(({ lat, lng }) => ({ lat, lng }));
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lng } = value as { lat?: unknown; lng?: unknown };
  return (
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 // NaN fails both
  );
}

/** Where each record is. Takes no memory until a record has a place. */
export class PlaceColumn {
  private first: Float64Array | undefined;
  /** Records with several places. */
  private readonly several = new Map<number, readonly Place[]>();

  /** Notes the places of a record; `capacity` is the store's. */
  set(ordinal: number, places: readonly Place[], capacity: number): void {
    const [first] = places;
    if (!first) return;
    this.reserve(capacity);
    this.first![2 * ordinal] = first.lat;
    this.first![2 * ordinal + 1] = first.lng;
    if (places.length > 1) this.several.set(ordinal, places);
  }

  of(ordinal: number): readonly Place[] {
    const several = this.several.get(ordinal);
    if (several) return several;
    const lat = this.first?.[2 * ordinal] ?? Number.NaN;
    return Number.isNaN(lat) ? [] : [{ lat, lng: this.first![2 * ordinal + 1]! }];
  }

  /** The place of a record that is nearest to a point, with its distance in metres; undefined without one. */
  nearest(ordinal: number, point: Place): { readonly place: Place; readonly metres: number } | undefined {
    let best: { place: Place; metres: number } | undefined;
    for (const place of this.of(ordinal)) {
      const metres = distanceBetween(point, place);
      if (!best || metres < best.metres) best = { place, metres };
    }
    return best;
  }

  private reserve(capacity: number): void {
    if (this.first && this.first.length >= 2 * capacity) return;
    const wider = new Float64Array(2 * capacity).fill(Number.NaN);
    if (this.first) wider.set(this.first);
    this.first = wider;
  }
}
