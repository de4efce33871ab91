import { z } from 'zod';
import { type EnvironmentPart, httpUrl, timeoutMs } from '../../ground/env/environment-part';

/** The hosted valuation service; null: comparable stock of our own (AUTO-03). Its time is for one try of two. */
export const valuationSettings: EnvironmentPart<{
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
} | null> = {
  schema: z
    .object({
      VALUATION_URL: httpUrl.optional(),
      VALUATION_KEY: z.string().optional(),
      VALUATION_TIMEOUT_MS: timeoutMs(10_000, 2500),
    })
    .transform(({ VALUATION_URL: url, VALUATION_KEY: key, VALUATION_TIMEOUT_MS: time }, context) => {
      if (url === undefined) return null;
      if (key !== undefined) return { url, key, timeoutMs: time };
      context.addIssue({ code: 'custom', path: ['VALUATION_KEY'], message: 'is required when VALUATION_URL is set' });
      return z.NEVER;
    }),
};
