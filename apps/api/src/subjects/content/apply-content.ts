import { contentPageOf, type PageHead, redirectsKey } from '@forecourt/config/content';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { actorName, type NamedActor } from '../../ground/actor/actor';
import type { Db, Transacting, Tx } from '../../ground/database/database';
import { type ContentState, content } from '../../ground/database/schema';
import { recordChange } from '../../ground/spine/record-change';
import { type ApplyOutcome, changeOf, type DocumentChange, type DocumentInput, type SourceFault } from '../documents';
import { documentsLock } from '../sites';
import { checkContent, type ReadContent } from './check-content';
import { type ContentPlace, documentOf, findContent, findRevision } from './find-content';

/** How content is applied. */
export interface ContentApplication {
  /** Who applies it; the history names them. */
  readonly actor: NamedActor;
  /** Whether it is live at once, not a draft. */
  readonly publish: boolean;
  /** The note for the history. */
  readonly note?: string | undefined;
}

/** The content of a document as it is stored. */
interface Said extends ContentPlace {
  readonly head: PageHead;
  readonly blocks: readonly unknown[];
}

const saidIn = (document: ReadContent['document']): Said =>
  'redirects' in document ? { ...document, head: {}, blocks: document.redirects } : document;

/** What becomes of a page: of what is live when it is published, else of the draft, where there is one. */
const contentChange = async (
  db: Pick<Db, 'select'>,
  { source, document }: ReadContent,
  { publish }: Pick<ContentApplication, 'publish'>,
): Promise<DocumentChange> => {
  const draft = publish ? null : await findContent(db, document, 'draft');
  const before = draft ?? (await findContent(db, document, 'live'));
  return changeOf(
    { source, id: `${document.website_id}/${document.key}` },
    before === null ? undefined : documentOf(before),
    documentOf(saidIn(document)),
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

/** The result that `applyContent` would return, without any change. */
export const planContent = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
  how: Pick<ContentApplication, 'publish'>,
): Promise<ApplyOutcome> => {
  const { read, faults } = await checkContent(db, inputs);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, changes: await changesOf(db, read, how) };
};

const ofPage = ({ website_id, key }: ContentPlace) => and(eq(content.website_id, website_id), eq(content.key, key));

/** Makes revisions of a page that stand so ones that were. */
const retire = (tx: Tx, place: ContentPlace, states: readonly ContentState[]) =>
  tx
    .update(content)
    .set({ state: 'past' })
    .where(and(ofPage(place), inArray(content.state, [...states])));

/**
 * Writes a change of a page's content to the spine. Redirects are looked up one by one and cached nowhere, so they need
 * no change.
 */
const record = async (tx: Tx, { website_id, key }: ContentPlace, comesOrGoes: boolean): Promise<void> => {
  if (key === redirectsKey) return;
  const isLinked = comesOrGoes && contentPageOf(key)?.isWhole === true;
  await recordChange(tx, { kind: 'content', websiteId: website_id, key, isLinked });
};

const store = async (tx: Tx, said: Said, { actor, publish, note }: ContentApplication): Promise<number> => {
  const { website_id, key, head, blocks } = said;
  const who = actorName(actor);
  const wasLive = publish && (await findContent(tx, said, 'live')) !== null;
  await retire(tx, said, publish ? ['draft', 'live'] : ['draft']);
  const [last] = await tx
    .select({ revision: max(content.revision) })
    .from(content)
    .where(ofPage(said));
  const revision = (last?.revision ?? 0) + 1;
  await tx.insert(content).values({
    website_id,
    key,
    revision,
    state: publish ? 'live' : 'draft',
    head,
    blocks,
    who,
    note: note ?? null,
    ...(publish ? { published_by: who, published_at: sql`now()` } : {}),
  });
  if (publish) await record(tx, said, !wasLive);
  return revision;
};

const inOneTurn = <Result>(db: Transacting, action: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    return action(tx);
  });

/**
 * Stores the content of pages, all or none: as drafts, or live at once. With any fault nothing changes, and what says
 * what stands already writes nothing. Every revision before stays in the history. Publishing is written to the spine with
 * it, for that page alone.
 */
export const applyContent = (
  db: Transacting,
  inputs: readonly DocumentInput[],
  how: ContentApplication,
): Promise<ApplyOutcome> =>
  inOneTurn(db, async (tx) => {
    const { read, faults } = await checkContent(tx, inputs);
    if (faults.length > 0) return { ok: false, faults };
    const changes = await changesOf(tx, read, how);
    for (const [index, { document }] of read.entries()) {
      if (changes[index]?.action !== 'none') await store(tx, saidIn(document), how);
    }
    return { ok: true, changes };
  });

/** What came of publishing or restoring a revision. */
export type RevisionOutcome =
  | { readonly kind: 'done'; readonly revision: number }
  | { readonly kind: 'missing' }
  /** What was right when it was written is not any more: nothing was changed. */
  | { readonly kind: 'refused'; readonly faults: readonly SourceFault[] };

/** A stored revision, checked again by what the release and its site are now. */
const checkStored = async (tx: Tx, row: Parameters<typeof documentOf>[0] & { readonly revision: number }) =>
  checkContent(tx, [{ source: `${row.website_id}/${row.key} r${row.revision}`, value: documentOf(row) }]);

/** Puts the draft of a page live, in place of what is: if it is still right. */
export const publishDraft = (db: Db, place: ContentPlace, actor: NamedActor): Promise<RevisionOutcome> =>
  inOneTurn(db, async (tx) => {
    const draft = await findContent(tx, place, 'draft');
    if (draft === null) return { kind: 'missing' };
    const { faults } = await checkStored(tx, draft);
    if (faults.length > 0) return { kind: 'refused', faults };
    const wasLive = (await findContent(tx, place, 'live')) !== null;
    await retire(tx, place, ['live']);
    await tx
      .update(content)
      .set({ state: 'live', published_by: actorName(actor), published_at: sql`now()` })
      .where(and(ofPage(place), eq(content.revision, draft.revision)));
    await record(tx, place, !wasLive);
    return { kind: 'done', revision: draft.revision };
  });

/** Restores an earlier revision of a page as a new revision, draft or live, so that the history only grows. */
export const restoreRevision = (
  db: Db,
  place: ContentPlace,
  revision: number,
  { note, ...how }: ContentApplication,
): Promise<RevisionOutcome> =>
  inOneTurn(db, async (tx) => {
    const row = await findRevision(tx, place, revision);
    if (row === null) return { kind: 'missing' };
    const { faults } = await checkStored(tx, row);
    if (faults.length > 0) return { kind: 'refused', faults };
    const said = { ...place, head: row.head, blocks: row.blocks };
    return { kind: 'done', revision: await store(tx, said, { ...how, note: note ?? `r${revision} again` }) };
  });

/**
 * Takes what is live of a page away, and with it the dealer's words: the page says its default again, or is not there.
 * The revision stays in the history. False where nothing is live.
 */
export const withdrawContent = (db: Db, place: ContentPlace): Promise<boolean> =>
  inOneTurn(db, async (tx) => {
    if ((await findContent(tx, place, 'live')) === null) return false;
    await retire(tx, place, ['live']);
    await record(tx, place, true);
    return true;
  });

/**
 * Throws the draft of a page away, so that nobody puts it live by mistake. Its revision stays in the history, from where
 * it is restored. Answers the revision; null where there is no draft.
 */
export const discardDraft = (db: Db, place: ContentPlace): Promise<number | null> =>
  inOneTurn(db, async (tx) => {
    const draft = await findContent(tx, place, 'draft');
    if (draft === null) return null;
    await retire(tx, place, ['draft']);
    return draft.revision;
  });
