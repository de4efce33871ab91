import type { Around, PrecisionStep } from '../query/around';
import { badRequest } from '../refusals/request-error';
import type { Place } from '../store/place-column';
import { decimal } from '../text/decimal';
import { readWhole } from './parameter-values';

/** Parameters of a search around a point. */
export const AROUND_PARAMETERS: ReadonlySet<string> = new Set([
  'aroundLatLng',
  'aroundRadius',
  'aroundPrecision',
  'minimumAroundRadius',
]);

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
  const list = typeof value === 'string' && value.trim().startsWith('[') ? parseList(value) : value;
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

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('aroundPrecision: not a JSON array');
  }
}
