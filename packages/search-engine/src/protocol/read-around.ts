import type { Around, Box, PrecisionStep } from '../query/around';
import { badRequest } from '../refusals/request-error';
import type { Place } from '../store/place-column';
import { decimal } from '../text/decimal';
import { readWhole } from './parameter-values';

/** Metres round the earth: no distance is longer. */
const LONGEST_DISTANCE = 40_075_000;

const MOST_PRECISION_STEPS = 20;

/**
 * Reads the parameters of a search around a point (forms: Algolia's reference pages of `aroundLatLng`, `aroundRadius`
 * and `aroundPrecision`). Without `aroundRadius` every record that has a place is found; Algolia would guess a radius
 * from how close records lie, and `minimumAroundRadius`, which only bounds that guess, changes nothing here.
 * @returns undefined when the request names no point.
 * @throws RequestError 400.
 */
export function readAround(given: Readonly<Record<string, unknown>>): Around | undefined {
  const radius = readRadius(given.aroundRadius);
  const precision = readPrecision(given.aroundPrecision);
  if ((given.minimumAroundRadius ?? null) !== null) {
    readWhole('minimumAroundRadius', given.minimumAroundRadius, 1, LONGEST_DISTANCE);
  }
  const point = given.aroundLatLng ?? '';
  if (point === '') return undefined;
  return { place: readPoint(point), radius, precision };
}

const MOST_BOXES = 20;

/**
 * Reads `insideBoundingBox`: boxes of two opposite corners each, as lists of four numbers or as a text of them all
 * (`"-27,152,-28,154"`).
 * @returns undefined when the request names none.
 * @throws RequestError 400.
 */
export function readBoxes(value: unknown): readonly Box[] | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const list = typeof value === 'string' ? numbersOf(value) : value;
  if (!Array.isArray(list)) throw wrongBox();
  if (list.length === 0) return undefined;
  const numbers = (list as unknown[]).flatMap((item) => (Array.isArray(item) ? (item as unknown[]) : [item]));
  if (numbers.length % 4 !== 0 || numbers.length === 0) throw wrongBox();
  if (numbers.length > MOST_BOXES * 4) throw badRequest(`insideBoundingBox: at most ${MOST_BOXES} boxes`);
  return Array.from({ length: numbers.length / 4 }, (_, at) => readBox(numbers.slice(at * 4, at * 4 + 4)));
}

function readBox([lat, lng, otherLat, otherLng]: readonly unknown[]): Box {
  const one = corner(lat, lng);
  const other = corner(otherLat, otherLng);
  return {
    south: Math.min(one.lat, other.lat),
    north: Math.max(one.lat, other.lat),
    west: Math.min(one.lng, other.lng),
    east: Math.max(one.lng, other.lng),
  };
}

function corner(lat: unknown, lng: unknown): Place {
  if (typeof lat !== 'number' || typeof lng !== 'number' || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) {
    throw wrongBox();
  }
  return { lat, lng };
}

function numbersOf(text: string): unknown[] {
  if (text.trim().startsWith('[')) return [parseList('insideBoundingBox', text)].flat();
  const numbers: unknown[] = [];
  // More than the boxes that may be named are not looked at.
  for (const part of text.split(',', MOST_BOXES * 4 + 4)) numbers.push(decimal(part.trim()));
  return numbers;
}

function wrongBox() {
  return badRequest('insideBoundingBox: expected boxes of four numbers, latitude and longitude of two corners');
}

function readPoint(value: unknown): Place {
  const parts = typeof value === 'string' ? value.split(',').map((part) => decimal(part.trim())) : [];
  const [lat, lng] = parts;
  if (parts.length !== 2 || lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    throw badRequest('aroundLatLng: expected "latitude,longitude" in degrees');
  }
  return { lat, lng };
}

function readRadius(value: unknown): number {
  if (value === undefined || value === null || value === 'all') return Number.POSITIVE_INFINITY;
  return readWhole('aroundRadius', value, 1, LONGEST_DISTANCE);
}

function readPrecision(value: unknown): readonly PrecisionStep[] {
  if (value === undefined || value === null) return [];
  const list = typeof value === 'string' && value.trim().startsWith('[') ? parseList('aroundPrecision', value) : value;
  if (!Array.isArray(list)) return [{ from: 0, value: readWhole('aroundPrecision', list, 1, LONGEST_DISTANCE) }];
  if (list.length > MOST_PRECISION_STEPS) throw badRequest(`aroundPrecision: at most ${MOST_PRECISION_STEPS} ranges`);
  return (list as unknown[])
    .map((item): PrecisionStep => {
      if (typeof item !== 'object' || item === null)
        throw badRequest('aroundPrecision: expected {from, value} objects');
      const { from, value: metres } = item as { from?: unknown; value?: unknown };
      return {
        from: readWhole('aroundPrecision', from, 0, LONGEST_DISTANCE),
        value: readWhole('aroundPrecision', metres, 1, LONGEST_DISTANCE),
      };
    })
    .sort((left, right) => left.from - right.from);
}

function parseList(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${name}: not a JSON array`);
  }
}
