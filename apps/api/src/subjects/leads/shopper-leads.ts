import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { leads, messages, vehicles } from '../../ground/database/schema';
import type { Erasure } from '../../ground/erasure/erasure';
import type { PersonalRecords } from '../../ground/erasure/personal-records';
import { deliveryTemplates } from './lead-kinds';

/** An enquiry as its shopper sees it: what it was about, and whether the dealer has it. */
export interface ShopperEnquiry {
  readonly id: string;
  readonly category: (typeof leads.$inferSelect)['category'];
  readonly vehicle: { readonly id: bigint; readonly name: string } | null;
  readonly sentAt: Date;
  readonly state: 'delivered' | 'on-its-way' | 'stuck';
}

/**
 * How the deliveries of a lead stand, to its shopper. What is kept for review is on its way to them: why it waits is the
 * dealer's to know. One that was given up waits for somebody to look at it.
 */
export const enquiryState = (statuses: readonly string[]): ShopperEnquiry['state'] => {
  if (statuses.includes('failed')) return 'stuck';
  return statuses.some((status) => status === 'pending' || status === 'held') ? 'on-its-way' : 'delivered';
};

/** Finished enquiries that a shopper sent while they were signed in, the newest first. */
export const enquiriesOfShopper = async (
  db: Pick<Db, 'select'>,
  shopperId: string,
  limit: number,
): Promise<readonly ShopperEnquiry[]> => {
  const rows = await db
    .select({
      id: leads.id,
      category: leads.category,
      sentAt: leads.created_at,
      vehicleId: vehicles.id,
      name: vehicles.name,
    })
    .from(leads)
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(and(eq(leads.shopper_id, shopperId), eq(leads.form_completed, true)))
    .orderBy(desc(leads.created_at), desc(leads.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const deliveries = await db
    .select({ lead: messages.subject_id, status: messages.status })
    .from(messages)
    .where(
      and(
        eq(messages.subject_kind, 'lead'),
        inArray(messages.subject_id, ids),
        inArray(messages.template, [...deliveryTemplates]),
      ),
    );
  const byLead = Map.groupBy(deliveries, ({ lead }) => lead);
  return rows.map(({ id, category, sentAt, vehicleId, name }) => ({
    id,
    category,
    sentAt,
    vehicle: vehicleId === null || name === null ? null : { id: vehicleId, name },
    state: enquiryState((byLead.get(id) ?? []).map(({ status }) => status)),
  }));
};

/** Enquiries are the dealership's records: they stay as it had them, and belong to no account any more. */
export const shopperLeadErasure: Erasure = {
  subject: 'shopper',
  erase: async (tx, ids) => {
    await tx
      .update(leads)
      .set({ shopper_id: null })
      .where(inArray(leads.shopper_id, [...ids]));
  },
};

/** What a shopper sent while they were signed in, begun enquiries too, in their words. */
export const shopperLeadRecords: PersonalRecords = {
  subject: 'shopper',
  name: 'enquiries',
  table: 'leads',
  read: async (db, id) => {
    const rows = await db
      .select({
        id: leads.id,
        sent_at: leads.created_at,
        category: leads.category,
        is_finished: leads.form_completed,
        sent: leads.submission,
        consent: leads.consent,
      })
      .from(leads)
      .where(eq(leads.shopper_id, id))
      .orderBy(desc(leads.created_at));
    return rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: sent_at.toISOString() }));
  },
};
