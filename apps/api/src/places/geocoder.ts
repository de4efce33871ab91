import type { PostcodePlace } from '@forecourt/api-contract';

/** A geocoder could not answer; another time, or another geocoder, may. */
export class GeocoderFault extends Error {
  override readonly name = 'GeocoderFault';
}

/**
 * Where an Australian postcode of four digits lies; null when there is none of that number (GEO-01).
 * @throws GeocoderFault when it cannot tell.
 */
export type Geocoder = (postcode: string) => Promise<PostcodePlace | null>;
