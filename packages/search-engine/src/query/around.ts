import { clearBit } from '../store/bitset';
import type { IndexStore } from '../store/index-store';
import type { Place } from '../store/place-column';
import type { Matches } from './facet-counts';

/** From `from` metres on, places count as equally far within steps of `value` metres. */
export interface PrecisionStep {
  readonly from: number;
  readonly value: number;
}

/** A search around a point. Records without a place are not found by it. */
export interface Around {
  readonly place: Place;
  /** Metres; Infinity takes every record that has a place. */
  readonly radius: number;
  /** Ascending by `from`, the first from 0. */
  readonly precision: readonly PrecisionStep[];
}

/** A part of the earth between two parallels and two meridians, in degrees, its edges included. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Whether a place lies in one of the boxes. */
export function isInside(boxes: readonly Box[], { lat, lng }: Place): boolean {
  return boxes.some(({ south, north, west, east }) => lat >= south && lat <= north && lng >= west && lng <= east);
}

/** Takes out of the matches what has no place in any of the boxes. Returns how many stay. */
export function keepInside(
  store: IndexStore,
  boxes: readonly Box[],
  { bits, ordinals, count }: Pick<Matches, 'bits' | 'ordinals' | 'count'>,
): number {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index]!;
    if (store.places.of(ordinal).some((place) => isInside(boxes, place))) ordinals[kept++] = ordinal;
    else clearBit(bits, ordinal);
  }
  return kept;
}

/** The distance that ranks: whole metres, brought down to the beginning of its step. Never grows less with distance. */
export function rankedDistance(metres: number, precision: readonly PrecisionStep[]): number {
  const { from, value } = precisionAt(metres, precision);
  return from + Math.floor((metres - from) / value) * value;
}

/** The step that a distance falls into. */
export function precisionAt(metres: number, precision: readonly PrecisionStep[]): PrecisionStep {
  let step: PrecisionStep = { from: 0, value: 1 };
  for (const next of precision) if (next.from <= metres) step = next;
  return step;
}

/**
 * Takes out of the matches what is further away than the radius or has no place, and notes the ranked distance of
 * what stays, by ordinal.
 * @returns how many stay.
 */
export function keepAround(
  store: IndexStore,
  around: Around,
  matches: Pick<Matches, 'bits' | 'ordinals' | 'count'>,
  distances: Uint32Array,
): number {
  const { bits, ordinals } = matches;
  let kept = 0;
  for (let index = 0; index < matches.count; index++) {
    const ordinal = ordinals[index]!;
    const nearest = store.places.nearest(ordinal, around.place);
    if (nearest && nearest.metres <= around.radius) {
      distances[ordinal] = rankedDistance(nearest.metres, around.precision);
      ordinals[kept++] = ordinal;
    } else clearBit(bits, ordinal);
  }
  return kept;
}
