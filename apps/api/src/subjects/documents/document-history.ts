import { dealershipSchema } from '@forecourt/config/dealership';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { actorName, type NamedActor } from '../../ground/actor/actor';
import type { Db, Tx } from '../../ground/database/database';
import { type DocumentVersionRow, documentVersions, type KeptDocument } from '../../ground/database/schema';
import { readStored } from '../../ground/database/stored-document';
import { templateDocumentSchema } from '../../ground/templates/template-document';
import { documentDifference } from './document-difference';

/** Who makes documents live, as their history tells it. */
export interface DocumentApplication {
  readonly actor: NamedActor;
  /** Why, in their words. */
  readonly note?: string | undefined;
  /** The version that is put back, where this undoes what came after it. */
  readonly restores?: number | undefined;
}

/** A document by its kind and the id of what it is about. */
export interface DocumentPlace {
  readonly kind: KeptDocument;
  readonly id: string;
}

/** What becomes of a document: what is live now, and what will be; null where that is nothing. */
interface NewVersion extends DocumentPlace {
  readonly before: object | null;
  readonly document: object | null;
}

const of = ({ kind, id }: DocumentPlace) => and(eq(documentVersions.kind, kind), eq(documentVersions.document_id, id));

/** Every version of a document, the newest first. */
export const versionsOf = (db: Pick<Db, 'select'>, place: DocumentPlace): Promise<DocumentVersionRow[]> =>
  db.select().from(documentVersions).where(of(place)).orderBy(desc(documentVersions.version));

/** The newest version of each document of a kind, by the id of what it is about. */
export const newestVersions = async (
  db: Pick<Db, 'selectDistinctOn'>,
  kind: KeptDocument,
): Promise<ReadonlyMap<string, Pick<DocumentVersionRow, 'version' | 'who' | 'at'>>> => {
  const { document_id, version, who, at } = documentVersions;
  const rows = await db
    .selectDistinctOn([document_id], { document_id, version, who, at })
    .from(documentVersions)
    .where(eq(documentVersions.kind, kind))
    .orderBy(document_id, desc(version));
  return new Map(rows.map((row) => [row.document_id, row]));
};

const schemas: Readonly<Record<KeptDocument, z.ZodType>> = {
  site: siteDocumentSchema,
  dealership: dealershipSchema,
  template: templateDocumentSchema,
};

/** A stored document as this version reads it; as it is stored where this version cannot. */
const asRead = (kind: KeptDocument, document: object): unknown => {
  const read = readStored(schemas[kind], document);
  return read instanceof z.ZodError ? document : read.data;
};

/** Whether two stored documents say something else. A setting that came since, at its default, is no difference. */
const areApart = (kind: KeptDocument, kept: object, live: object): boolean =>
  documentDifference(asRead(kind, kept), asRead(kind, live)).length > 0;

/**
 * Keeps the version that this transaction makes live, and who does it. What was live without a version of its own, put
 * there by a release that keeps none, is kept before it: also where such a release ran again after a history began.
 */
export const keepVersion = async (
  tx: Pick<Tx, 'select' | 'insert'>,
  { before, document, ...place }: NewVersion,
  { actor, note, restores }: DocumentApplication,
): Promise<void> => {
  const [newest] = await tx
    .select({ version: documentVersions.version, document: documentVersions.document })
    .from(documentVersions)
    .where(of(place))
    .orderBy(desc(documentVersions.version))
    .limit(1);
  const last = newest?.document ?? null;
  const isUnknown = before !== null && (last === null || areApart(place.kind, last, before));
  const own = { kind: place.kind, document_id: place.id };
  const next = (newest?.version ?? 0) + 1;
  const found = { ...own, version: next, action: 'found' as const, document: { ...before }, who: 'not known' };
  const kept = {
    ...own,
    version: isUnknown ? next + 1 : next,
    action: document === null ? ('remove' as const) : restores === undefined ? ('apply' as const) : ('undo' as const),
    document: document === null ? null : { ...document },
    restores: restores ?? null,
    who: actorName(actor),
    note: note ?? null,
  };
  await tx.insert(documentVersions).values(isUnknown ? [found, kept] : [kept]);
};

/** The dealership that a slug last belonged to by its history; null when no version has it. */
export const dealershipOnceNamed = async (db: Pick<Db, 'select'>, slug: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: documentVersions.document_id })
    .from(documentVersions)
    .where(and(eq(documentVersions.kind, 'dealership'), sql`${documentVersions.document} ->> 'slug' = ${slug}`))
    .orderBy(desc(documentVersions.at), desc(documentVersions.version))
    .limit(1);
  return row?.id ?? null;
};
