import type { Logger } from 'pino';
import type { Env } from '../../ground/env/env';
import type { Geocoder } from './geocoder';
import { hostedGeocoder } from './hosted-geocoder';
import { ownPostcodes } from './own-postcodes';
import { geocoderSettings } from './place-settings';

/** Answers of the hosted geocoder are kept: there are at most ten thousand postcodes, and they stay where they are. */
const keeping = (geocoder: Geocoder): Geocoder => {
  const kept = new Map<string, Awaited<ReturnType<Geocoder>>>();
  return async (postcode) => {
    const known = kept.get(postcode);
    if (known !== undefined) return known;
    const found = await geocoder(postcode);
    kept.set(postcode, found);
    return found;
  };
};

/**
 * The hosted geocoder when GEOCODER_URL is set, else postcodes of our own (GEO-01). Our own name the place, and answer
 * when the hosted one cannot, which is logged.
 */
export const geocoderFor = (env: Pick<Env, 'settingsOf'>, log: Pick<Logger, 'warn'>): Geocoder => {
  const geocoder = env.settingsOf(geocoderSettings);
  const own = ownPostcodes();
  if (geocoder === null) return own;
  const hosted = keeping(hostedGeocoder(geocoder));
  return async (postcode) => {
    const known = await own(postcode);
    try {
      const found = await hosted(postcode);
      return found === null ? null : { ...found, state: known?.state ?? null, place: known?.place ?? null };
    } catch (error) {
      log.warn({ err: error }, 'the geocoder gave no answer');
      return known;
    }
  };
};
