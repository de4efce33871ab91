import { z } from 'zod';
import { type EnvironmentPart, httpUrl } from '../../ground/env/environment-part';

/** Origin of Google's Places API, or of what speaks for it; asked for reviews where a dealership has a key (REVW-03). */
export const placesApiSettings: EnvironmentPart<{ readonly url: string }> = {
  schema: z
    .object({ GOOGLE_PLACES_URL: httpUrl.default('https://places.googleapis.com') })
    .transform(({ GOOGLE_PLACES_URL: url }) => ({ url })),
};
