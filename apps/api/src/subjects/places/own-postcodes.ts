import type { PostcodePlace } from '@forecourt/api-contract';
import type { Geocoder } from './geocoder';
import { postcodeTable } from './postcode-table';

const line = /^(\d{4}) ([A-Z]{2,3}) (-?[\d.]+) (-?[\d.]+) (.+)$/gm;

/** Read at the first question: most processes never ask. */
const readTable = (): ReadonlyMap<string, PostcodePlace> =>
  new Map(
    Array.from(postcodeTable.matchAll(line), ([, postcode = '', state = '', lat, long, place = '']) => [
      postcode,
      { lat: Number(lat), long: Number(long), state, place },
    ]),
  );

/** Postcodes by our own table: the default, which asks nobody (GEO-01). */
export const ownPostcodes = (): Geocoder => {
  let table: ReadonlyMap<string, PostcodePlace> | undefined;
  return async (postcode) => {
    table ??= readTable();
    return table.get(postcode) ?? null;
  };
};
