import type { EnquiryCategory } from '@forecourt/domain/enquiry';
import { and, count, eq, isNull, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database/database';
import { leadPhotos, leads, messages } from '../database/schema';
import { insertMessage, type MessageMaker } from '../messages/new-message';
import { type KeptPhoto, mostPhotos } from './photo-file';

/** Kinds of enquiry that photos help to answer. */
export const photographedKinds: readonly EnquiryCategory[] = ['trade-in', 'sell', 'parts', 'warranty'];

/** How long after an enquiry photos may be added to it, in milliseconds. */
export const addingMs = 24 * 60 * 60 * 1000;
/** How long its dealer is told nothing, in milliseconds: photos come one after the other. */
const restMs = 2 * 60 * 1000;

/** How many more photos a lead may have. */
export const photosLeft = async (db: Pick<Db, 'select'>, leadId: string): Promise<number> => {
  const [found] = await db.select({ count: count() }).from(leadPhotos).where(eq(leadPhotos.lead_id, leadId));
  return Math.max(0, mostPhotos - (found?.count ?? 0));
};

/**
 * Adds photos to a lead and has its dealer told of them, in one transaction; those above the number that a lead may have
 * are left out. Null where the lead is gone, or of a kind that takes none.
 * @returns how many were kept
 */
export const addPhotos = (
  { db, now, ...maker }: MessageMaker & { readonly db: Db; readonly now: Date },
  websiteId: string,
  leadId: string,
  photos: readonly KeptPhoto[],
): Promise<number | null> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ category: leads.category })
      .from(leads)
      .where(and(eq(leads.id, leadId), eq(leads.website_id, websiteId), isNull(leads.erased_at)))
      // Photos that come at the same time are counted one after the other.
      .for('update');
    if (found === undefined || !photographedKinds.includes(found.category)) return null;
    const kept = photos.slice(0, await photosLeft(tx, leadId));
    if (kept.length === 0) return 0;
    await tx
      .insert(leadPhotos)
      .values(kept.map((photo) => ({ id: uuidv7(), lead_id: leadId, created_at: now, ...photo })));
    const sent = await tx
      .select({ template: messages.template, status: messages.status, destination: messages.destination })
      .from(messages)
      .where(and(eq(messages.lead_id, leadId), ne(messages.status, 'replaced')));
    // Whoever waits to be told of some is told of these, too; else all who had the enquiry are.
    const isWaiting = sent.some(({ template, status }) => template === 'lead-photos' && status === 'pending');
    const points = isWaiting ? [] : sent.filter(({ template }) => template === 'lead');
    for (const { destination } of points)
      await insertMessage(tx, maker, { template: 'lead-photos', leadId, destination, now, afterMs: restMs });
    return kept.length;
  });
