import { desc, eq } from 'drizzle-orm';
import { signInLinks } from '../../../ground/database/schema';
import type { PersonalRecords } from '../../../ground/erasure/personal-records';

/** The links that a shopper had sent, until they are cleared away; nothing that opens one. */
export const linkRecords: PersonalRecords = {
  subject: 'shopper',
  name: 'sign_in_links',
  table: 'sign_in_links',
  read: async (db, id) => {
    const rows = await db
      .select()
      .from(signInLinks)
      .where(eq(signInLinks.shopper_id, id))
      .orderBy(desc(signInLinks.created_at));
    return rows.map(({ redirect, created_at, expires_at, used_at }) => ({
      leads_to: redirect,
      asked_at: created_at.toISOString(),
      ends_at: expires_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    }));
  },
};
