import { z } from 'zod';
import { type EnvironmentPart, httpUrl, timeoutMs } from '../../ground/env/environment-part';

/** Who finds a vehicle by its registration; null: nobody does (TRAD-01). */
export const lookupSettings: EnvironmentPart<{
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
} | null> = {
  schema: z
    .object({
      VEHICLE_LOOKUP_URL: httpUrl.optional(),
      VEHICLE_LOOKUP_KEY: z.string().optional(),
      VEHICLE_LOOKUP_TIMEOUT_MS: timeoutMs(10_000, 4000),
    })
    .transform(({ VEHICLE_LOOKUP_URL: url, VEHICLE_LOOKUP_KEY: key, VEHICLE_LOOKUP_TIMEOUT_MS: time }, context) => {
      if (url === undefined) return null;
      if (key !== undefined) return { url, key, timeoutMs: time };
      const message = 'is required when VEHICLE_LOOKUP_URL is set';
      context.addIssue({ code: 'custom', path: ['VEHICLE_LOOKUP_KEY'], message });
      return z.NEVER;
    }),
};
