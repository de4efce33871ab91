import { asc, eq } from 'drizzle-orm';
import { prizeDraws } from '../../ground/database/schema';
import type { PersonalRecords } from '../../ground/erasure/personal-records';

/** What a shopper has drawn. Codes are not among it: they are kept nowhere, and stand in the text that brought them. */
export const prizeRecords: PersonalRecords = {
  subject: 'shopper',
  name: 'prize_draws',
  table: 'prize_draws',
  read: async (db, id) => {
    const rows = await db
      .select()
      .from(prizeDraws)
      .where(eq(prizeDraws.shopper_id, id))
      .orderBy(asc(prizeDraws.drawn_at));
    return rows.map(({ campaign, state, segment, wins, drawn_at }) => ({
      campaign,
      state,
      drawn: segment,
      won: wins,
      drawn_at: drawn_at.toISOString(),
    }));
  },
};
