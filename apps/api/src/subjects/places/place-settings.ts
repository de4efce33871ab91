import { z } from 'zod';
import { type EnvironmentPart, httpUrl, timeoutMs } from '../../ground/env/environment-part';

/** A hosted service that answers about places. Its key may be in its URL. */
export interface PlaceService {
  readonly url: string;
  readonly key: string | null;
  readonly timeoutMs: number;
}

const service = (url: string | undefined, key: string | undefined, time: number): PlaceService | null =>
  url === undefined ? null : { url, key: key ?? null, timeoutMs: time };

/** The hosted geocoder, asked before the postcodes of our own; null: those alone (GEO-01). */
export const geocoderSettings: EnvironmentPart<PlaceService | null> = {
  schema: z
    .object({
      GEOCODER_URL: httpUrl.optional(),
      GEOCODER_KEY: z.string().optional(),
      GEOCODER_TIMEOUT_MS: timeoutMs(10_000, 2000),
    })
    .transform((env) => service(env.GEOCODER_URL, env.GEOCODER_KEY, env.GEOCODER_TIMEOUT_MS)),
};

/** The provider of pictures of maps; null: none are shown (LOC-02). Its key stays in the worker. */
export const staticMapSettings: EnvironmentPart<PlaceService | null> = {
  schema: z
    .object({
      STATIC_MAP_URL: httpUrl.optional(),
      STATIC_MAP_KEY: z.string().optional(),
      STATIC_MAP_TIMEOUT_MS: timeoutMs(30_000, 10_000),
    })
    .transform((env) => service(env.STATIC_MAP_URL, env.STATIC_MAP_KEY, env.STATIC_MAP_TIMEOUT_MS)),
};
