/** Mean radius of the Earth in kilometres (GEO-01). */
export const earthRadius = 6371;

/** A place on the Earth, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly long: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance of two places in kilometres (GEO-01). */
export const distanceBetween = (one: Coordinates, other: Coordinates): number => {
  const halfChord =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.long - one.long) / 2) ** 2;
  // Rounding may carry opposite ends of the Earth a hair beyond 1, where the arc sine ends.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, halfChord)));
};
