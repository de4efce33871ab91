import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { content } from '../../ground/database/schema';
import type { NewEvent } from './vehicle-events';

/** A page of a site whose content has changed. */
export interface ChangedPage {
  readonly websiteId: string;
  readonly key: string;
}

/** How the content of a page stands now: put live, or taken away. */
export const contentEvent = async (tx: Tx, { websiteId, key }: ChangedPage): Promise<NewEvent> => {
  const [live] = await tx
    .select({ revision: content.revision, head: content.head })
    .from(content)
    .where(and(eq(content.website_id, websiteId), eq(content.key, key), eq(content.state, 'live')));
  const page = { website_id: websiteId, key };
  if (live === undefined) return { event: 'content-withdrawn', ...page };
  const { title } = live.head;
  return { event: 'content-published', ...page, revision: live.revision, title: title ?? null };
};
