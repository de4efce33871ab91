import type { ContentDocument } from '@forecourt/config/content';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { type ContentState, content } from '../database/schema';
import { documentsLock } from '../sites/apply-sites';
import { type ApplyOutcome, changeOf, type DocumentChange, type DocumentInput } from '../sites/document-fault';
import { recordChange } from '../spine/record-change';
import { checkContent, type ReadContent } from './check-content';
import { type ContentPlace, findContent } from './find-content';

/** How content is applied. */
export interface ContentApplication {
  /** Who applies it, as the history names them. */
  readonly who: string;
  /** Whether it is live at once, not a draft. */
  readonly publish: boolean;
}

/** What becomes of a page: of what is live when it is published, else of the draft, where there is one. */
const contentChange = async (
  db: Pick<Db, 'select'>,
  { source, document }: ReadContent,
  { publish }: Pick<ContentApplication, 'publish'>,
): Promise<DocumentChange> => {
  const draft = publish ? null : await findContent(db, document, 'draft');
  const before = draft ?? (await findContent(db, document, 'live'));
  return changeOf<Pick<ContentDocument, 'blocks'> | { readonly blocks: readonly unknown[] }>(
    { source, id: `${document.website_id}/${document.key}` },
    before === null ? undefined : { blocks: before.blocks },
    { blocks: document.blocks },
    [],
  );
};

const changesOf = async (
  db: Pick<Db, 'select'>,
  read: readonly ReadContent[],
  how: Pick<ContentApplication, 'publish'>,
): Promise<readonly DocumentChange[]> => {
  const changes: DocumentChange[] = [];
  for (const one of read) changes.push(await contentChange(db, one, how));
  return changes;
};

/** What `applyContent` would say and do, without doing it. */
export const planContent = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
  how: Pick<ContentApplication, 'publish'>,
): Promise<ApplyOutcome> => {
  const { read, faults } = await checkContent(db, inputs);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, changes: await changesOf(db, read, how) };
};

/** Makes revisions of a page that stand so ones that were. */
const retire = (tx: Tx, { website_id, key }: ContentPlace, states: readonly ContentState[]) =>
  tx
    .update(content)
    .set({ state: 'past' })
    .where(and(eq(content.website_id, website_id), eq(content.key, key), inArray(content.state, [...states])));

const store = async (tx: Tx, document: ContentDocument, { who, publish }: ContentApplication): Promise<void> => {
  const { website_id, key, blocks } = document;
  await retire(tx, document, publish ? ['draft', 'live'] : ['draft']);
  const [last] = await tx
    .select({ revision: max(content.revision) })
    .from(content)
    .where(and(eq(content.website_id, website_id), eq(content.key, key)));
  await tx.insert(content).values({
    website_id,
    key,
    revision: (last?.revision ?? 0) + 1,
    state: publish ? 'live' : 'draft',
    blocks,
    who,
    ...(publish ? { published_by: who, published_at: sql`now()` } : {}),
  });
  if (publish) await recordChange(tx, { kind: 'content', websiteId: website_id, key });
};

/**
 * Stores the content of pages, all or none: as drafts, or live at once. With any fault nothing changes, and what says
 * what stands already writes nothing. Every revision before stays in the history. Publishing is written to the spine with
 * it, for that page alone.
 */
export const applyContent = (
  db: Db,
  inputs: readonly DocumentInput[],
  how: ContentApplication,
): Promise<ApplyOutcome> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const { read, faults } = await checkContent(tx, inputs);
    if (faults.length > 0) return { ok: false, faults };
    const changes = await changesOf(tx, read, how);
    for (const [index, { document }] of read.entries()) {
      if (changes[index]?.action !== 'none') await store(tx, document, how);
    }
    return { ok: true, changes };
  });

/** Puts the draft of a page live, in place of what is. False where there is no draft. */
export const publishDraft = (db: Db, place: ContentPlace, who: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const draft = await findContent(tx, place, 'draft');
    if (draft === null) return false;
    await retire(tx, place, ['live']);
    await tx
      .update(content)
      .set({ state: 'live', published_by: who, published_at: sql`now()` })
      .where(
        and(eq(content.website_id, place.website_id), eq(content.key, place.key), eq(content.revision, draft.revision)),
      );
    await recordChange(tx, { kind: 'content', websiteId: place.website_id, key: place.key });
    return true;
  });

/**
 * Takes what is live of a page away, and with it the dealer's words: the page says its default again. The revision stays
 * in the history. False where nothing is live.
 */
export const withdrawContent = (db: Db, place: ContentPlace): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    if ((await findContent(tx, place, 'live')) === null) return false;
    await retire(tx, place, ['live']);
    await recordChange(tx, { kind: 'content', websiteId: place.website_id, key: place.key });
    return true;
  });
