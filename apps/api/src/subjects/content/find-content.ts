import { redirectsKey } from '@forecourt/config/content';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type ContentRow, type ContentState, content } from '../../ground/database/schema';

/** The content of one page of one site; or, by their key, its redirects. */
export interface ContentPlace {
  readonly website_id: string;
  readonly key: string;
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

/** One revision of a page's content; null where there is none of that number. */
export const findRevision = async (
  db: Pick<Db, 'select'>,
  place: ContentPlace,
  revision: number,
): Promise<ContentRow | null> => {
  const [row] = await db
    .select()
    .from(content)
    .where(and(at(place), eq(content.revision, revision)));
  return row ?? null;
};

/** Every revision of a page's content, the newest first. */
export const contentRevisions = (db: Pick<Db, 'select'>, place: ContentPlace): Promise<ContentRow[]> =>
  db.select().from(content).where(at(place)).orderBy(desc(content.revision));

/** Drafts of a site, or what of it is live, by their keys. */
export const siteContent = (
  db: Pick<Db, 'select'>,
  websiteId: string,
  state: Exclude<ContentState, 'past'>,
): Promise<ContentRow[]> =>
  db
    .select()
    .from(content)
    .where(and(eq(content.website_id, websiteId), eq(content.state, state)))
    .orderBy(content.key);

/** The content of a revision as a document that can be applied again. */
export const documentOf = ({
  website_id,
  key,
  head,
  blocks,
}: Pick<ContentRow, 'website_id' | 'key' | 'head' | 'blocks'>): Readonly<Record<string, unknown>> =>
  key === redirectsKey ? { website_id, key, redirects: blocks } : { website_id, key, ...head, blocks };
