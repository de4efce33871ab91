import { createHash } from 'node:crypto';
import type { EnquiryCategory } from '@forecourt/domain/enquiry';
import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import { leadPhotos, leads, messages } from '../../ground/database/schema';
import type { Destination } from '../../ground/database/schema/shapes/destination';
import type { Erasure } from '../../ground/erasure/erasure';
import { isAbout } from '../../ground/messages/about';
import { circuitOf } from '../../ground/messages/circuit';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import { type KeptPhoto, mostPhotos } from './photo-file';
import { photoKind } from './photo-kind';

/** Kinds of enquiry that photos help to answer. */
export const photographedKinds: readonly EnquiryCategory[] = ['trade-in', 'sell', 'parts', 'warranty'];

/** How long after an enquiry photos may be added to it, in milliseconds. */
export const addingMs = 24 * 60 * 60 * 1000;
/** Wait before the message about new photos, in milliseconds: photos come one after the other. */
const restMs = 2 * 60 * 1000;

/** How many more photos a lead may have. */
export const photosLeft = async (db: Pick<Db, 'select'>, leadId: string): Promise<number> => {
  const [found] = await db.select({ count: count() }).from(leadPhotos).where(eq(leadPhotos.lead_id, leadId));
  return Math.max(0, mostPhotos - (found?.count ?? 0));
};

/** The lead that photos may be added to; none where it is gone, or of a kind that takes none. */
const takingLead = (db: Pick<Db, 'select'>, websiteId: string, leadId: string) =>
  db
    .select({ category: leads.category })
    .from(leads)
    .where(
      and(
        eq(leads.id, leadId),
        eq(leads.website_id, websiteId),
        isNull(leads.erased_at),
        inArray(leads.category, photographedKinds),
      ),
    );

/** How many more photos a site's lead may have; null where it is gone, or of a kind that takes none. */
export const photoRoom = async (db: Db, websiteId: string, leadId: string): Promise<number | null> => {
  const [found] = await takingLead(db, websiteId, leadId);
  return found === undefined ? null : photosLeft(db, leadId);
};

/** The fields of a lead's message that show who has received what. */
interface SentMessage {
  readonly template: string;
  readonly status: string;
  readonly destination: Destination;
}

/** Whether a message waits with its lead for somebody to look at it. */
const isHeldBack = ({ status }: SentMessage): boolean => status === 'held';

/**
 * The destinations of a message about new photos: each that received the enquiry, once, except those whose message
 * about earlier photos still waits and will include these. A destination that fails does not hold up the others.
 */
const toldOf = (sent: readonly SentMessage[]): readonly Destination[] => {
  const waiting = new Set(
    sent
      .filter(({ template, status }) => template === 'lead-photos' && (status === 'pending' || status === 'held'))
      .map(({ destination }) => circuitOf(destination)),
  );
  const hadIt = new Map(
    sent
      .filter(({ template }) => template === 'lead')
      .map(({ destination }) => [circuitOf(destination), destination] as const),
  );
  return [...hadIt].filter(([name]) => !waiting.has(name)).map(([, destination]) => destination);
};

const digestOf = ({ picture }: KeptPhoto): string => createHash('sha256').update(picture).digest('hex');

/** Digests of the photos that a lead has. */
const keptDigests = async (tx: Tx, leadId: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ digest: sql<string>`encode(sha256(${leadPhotos.picture}), 'hex')` })
    .from(leadPhotos)
    .where(eq(leadPhotos.lead_id, leadId));
  return new Set(rows.map(({ digest }) => digest));
};

/**
 * Adds photos to a lead and has its dealer told of them, in one transaction; those above the number that a lead may have
 * are left out. What the lead has already stands once: an upload whose answer was lost is sent again. Null where the
 * lead is gone, or of a kind that takes none.
 * @returns how many of these photos the lead has now
 */
export const addPhotos = (
  { db, now, ...maker }: MessageMaker & { readonly db: Db; readonly now: Date },
  websiteId: string,
  leadId: string,
  photos: readonly KeptPhoto[],
): Promise<number | null> =>
  db.transaction(async (tx) => {
    // Photos that come at the same time are counted one after the other.
    const [found] = await takingLead(tx, websiteId, leadId).for('update');
    if (found === undefined) return null;
    const known = await keptDigests(tx, leadId);
    const given = new Map(photos.map((photo) => [digestOf(photo), photo] as const));
    const fresh = [...given].filter(([digest]) => !known.has(digest)).map(([, photo]) => photo);
    const kept = fresh.slice(0, Math.max(0, mostPhotos - known.size));
    // A photo that was sent twice is with the lead, too.
    const there = photos.length - (fresh.length - kept.length);
    if (kept.length === 0) return there;
    await tx
      .insert(leadPhotos)
      .values(kept.map((photo) => ({ id: uuidv7(), lead_id: leadId, created_at: now, ...photo })));
    const sent = await tx
      .select({ template: messages.template, status: messages.status, destination: messages.destination })
      .from(messages)
      .where(and(isAbout('lead', leadId), ne(messages.status, 'replaced')));
    const told = { kind: photoKind, subjectId: leadId, now, afterMs: restMs, isHeld: sent.some(isHeldBack) };
    for (const destination of toldOf(sent)) await insertMessage(tx, maker, { ...told, destination });
    return there;
  });

/** Photos go with their lead. */
export const photoErasure: Erasure = {
  subject: 'lead',
  erase: async (tx, ids) => {
    await tx.delete(leadPhotos).where(inArray(leadPhotos.lead_id, [...ids]));
  },
};
