import type { RedirectAnswer } from '@forecourt/api-contract';
import { redirectSchema, redirectsKey, writtenPath } from '@forecourt/config/content';
import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';

/** Where a path of a site that has no page leads by the dealer's redirects. Asked of the database, so it is always of now. */
export const findRedirect = async (db: Db, websiteId: string, path: string): Promise<RedirectAnswer> => {
  const { rows } = await db.execute<{ redirect: unknown }>(sql`
    select redirect from content, jsonb_array_elements(blocks) as redirect
    where website_id = ${websiteId} and key = ${redirectsKey} and state = 'live'
      and redirect->>'from' = ${writtenPath(path)}
    limit 1`);
  const found = redirectSchema.safeParse(rows[0]?.redirect);
  return found.success ? { outcome: 'moved', location: found.data.to, status: found.data.status } : { outcome: 'none' };
};
