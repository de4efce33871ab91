import { addressLine, type Location } from '@forecourt/domain/location';

/** What a provider of pictures of maps is asked for. */
export interface MapQuestion {
  /** Middle of the map and its mark: `-33.8,151.2`, or an address where the coordinates are not known. */
  readonly at: string;
  /** Which map, by its key at the provider; null for the usual one. */
  readonly mapKey: string | null;
}

/** The map around an address. */
export const mapQuestionOf = (address: Location['address']): MapQuestion => ({
  at: address.lat === null || address.long === null ? addressLine(address) : `${address.lat},${address.long}`,
  mapKey: address.map_key,
});

/** A question in one line: under which its picture is kept. */
export const questionKey = ({ at, mapKey }: MapQuestion): string => JSON.stringify([at, mapKey]);

/** The question of a line. */
export const questionOfKey = (key: string): MapQuestion => {
  const [at, mapKey] = JSON.parse(key) as [string, string | null];
  return { at, mapKey };
};
