import type { PrizeSegment } from '@forecourt/config/spin-to-win';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type PrizeDrawRow, prizeTables } from '../../ground/database/schema';

/** What a draw landed on, as it was worded when it was drawn; null where the ledger has lost it. */
export const segmentOf = async (
  db: Pick<Db, 'select'>,
  draw: Pick<PrizeDrawRow, 'website_id' | 'campaign' | 'segments' | 'segment'>,
): Promise<PrizeSegment | null> => {
  const [table] = await db
    .select({ segments: prizeTables.segments })
    .from(prizeTables)
    .where(
      and(
        eq(prizeTables.website_id, draw.website_id),
        eq(prizeTables.campaign, draw.campaign),
        eq(prizeTables.digest, draw.segments),
      ),
    );
  return table?.segments.find(({ id }) => id === draw.segment) ?? null;
};
