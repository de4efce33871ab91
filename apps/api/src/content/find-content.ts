import type { ContentKey } from '@forecourt/config/content';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { type ContentRow, type ContentState, content } from '../database/schema';

/** The content of one page of one site. */
export interface ContentPlace {
  readonly website_id: string;
  readonly key: ContentKey;
}

const at = ({ website_id, key }: ContentPlace) => and(eq(content.website_id, website_id), eq(content.key, key));

/** The draft of a page, or what is live; null where there is none. */
export const findContent = async (
  db: Pick<Db, 'select'>,
  place: ContentPlace,
  state: Exclude<ContentState, 'past'>,
): Promise<ContentRow | null> => {
  const [row] = await db
    .select()
    .from(content)
    .where(and(at(place), eq(content.state, state)));
  return row ?? null;
};

/** Every revision of a page's content, the newest first. */
export const contentRevisions = (db: Pick<Db, 'select'>, place: ContentPlace): Promise<ContentRow[]> =>
  db.select().from(content).where(at(place)).orderBy(desc(content.revision));
