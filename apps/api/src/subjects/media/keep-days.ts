import { z } from 'zod';
import type { EnvironmentPart } from '../../ground/env/environment-part';

/** Fewest days: addresses of sold vehicles lead elsewhere after 90, and a feed may bring one back. */
export const fewestKeepDays = 120;

/** Days after its sale that a vehicle keeps its pictures; null: for ever. */
export const keepDaysSettings: EnvironmentPart<number | null> = {
  schema: z
    .object({ FORECOURT_MEDIA_KEEP_DAYS: z.coerce.number().int().min(fewestKeepDays).max(36_500).optional() })
    .transform(({ FORECOURT_MEDIA_KEEP_DAYS: days }) => days ?? null),
};
