import * as z from 'zod';

/**
 * GET /internal/v1/sites/{website_id}/content/{key}: what a page says now. Blocks are read one by one (`readBlocks`), so
 * that one of a later release takes none of the others away.
 */
export const pageContentSchema = z.object({
  key: z.string(),
  /** Of what is published; 0 where the page says what it says by default. */
  revision: z.number().int().min(0),
  blocks: z.array(z.unknown()),
});
