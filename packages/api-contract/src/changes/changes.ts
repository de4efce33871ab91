import * as z from 'zod';

/** GET /internal/changes?after={seq}: what page caches follow. `seq` is the last one the search index has applied. */
export const changesResponseSchema = z.object({
  seq: z.number().int(),
  /** True when `after` is older than what is kept, or newer than the database (restored): drop everything. */
  reset: z.boolean(),
  changes: z.array(z.object({ seq: z.number().int(), tags: z.array(z.string()) })),
});
export type ChangesResponse = z.infer<typeof changesResponseSchema>;
