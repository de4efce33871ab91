import type { PostcodePlace } from '@forecourt/api-contract';

/** A geocoder could not answer; another time, or another geocoder, may. */
export class GeocoderFault extends Error {
  override readonly name = 'GeocoderFault';
}

/**
 * Where an Australian postcode of four digits lies; null when no such postcode exists (GEO-01).
 * @throws GeocoderFault when the geocoder fails.
 */
export type Geocoder = (postcode: string) => Promise<PostcodePlace | null>;
