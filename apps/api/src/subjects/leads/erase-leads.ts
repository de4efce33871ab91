import { erasedUserData } from '@forecourt/domain/given-values';
import type { LeadSubmission } from '@forecourt/domain/lead';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, leads, messages } from '../../ground/database/schema';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import { type Erasure, eraseAll } from '../../ground/erasure/erasure';
import { forgetKeysOf } from '../../ground/idempotency/idempotency';
import { isAbout, removeSent } from '../../ground/messages/about';

const dayMs = 24 * 60 * 60 * 1000;
const batch = 500;

/** What retention does, or would do, to one dealership's leads. */
export interface Retention {
  readonly dealership: string;
  readonly days: number;
  /** Leads created before this instant, ISO UTC. */
  readonly before: string;
  readonly leads: number;
}

/**
 * A lead without anything about the person: what it was about stays, to be counted. Each part of the payload is named,
 * so that a new one is given its place here, and nothing else that a stored lead may have goes through.
 */
const impersonal = (sent: QuotedSubmission): LeadSubmission => ({
  userData: erasedUserData(sent.userData),
  category: sent.category,
  subcategory: sent.subcategory,
  lead_id: null,
  idempotency_key: null,
  url: '',
  source: sent.source,
  user_agent: '',
  car_id: sent.car_id,
  car_type: sent.car_type,
  car_dealership_id: sent.car_dealership_id,
  dealership_slug: sent.dealership_slug,
  manufacturer_slug: sent.manufacturer_slug,
  stock_number: sent.stock_number,
  'Vehicle Make': sent['Vehicle Make'],
  'Vehicle Model': sent['Vehicle Model'],
  vehicle_status: sent.vehicle_status,
  page_id: sent.page_id,
  additional_services: sent.additional_services,
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  adjustmentAnswers: null,
  rego: null,
  regoState: null,
  offer_accepted: sent.offer_accepted,
  form_completed: sent.form_completed,
});

/**
 * Leads past their day, but never one that is still on its way to its dealer. Served by the index `leads_to_erase`, in which
 * those that are erased do not stand.
 */
const due = (dealershipId: string, before: Date) =>
  and(
    eq(leads.dealership_id, dealershipId),
    lt(leads.created_at, before),
    isNull(leads.erased_at),
    sql`not exists (select 1 from ${messages} where ${isAbout('lead', leads.id)} and ${messages.status} = 'pending')`,
  );

/** Where personal data are erased. */
export interface ErasurePlace {
  readonly db: Db;
  readonly outbox: string;
  readonly now: Date;
  /** What other parts of the platform have of leads. */
  readonly erasures: readonly Erasure[];
}

/**
 * Erases a batch. The outbox comes before the commit: a process that ends between the two leaves leads that are still
 * due, and the next turn does both again. Nothing of them waits to be sent, so nobody misses the files.
 */
const eraseBatch = ({ db, outbox, now, erasures }: ErasurePlace, dealershipId: string, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: leads.id, submission: leads.submission })
      .from(leads)
      .where(due(dealershipId, before))
      .orderBy(leads.created_at)
      .limit(batch)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    for (const { id, submission } of rows) {
      await tx
        .update(leads)
        .set({
          submission: impersonal(submission),
          consent: null,
          update_token_digest: null,
          shopper_id: null,
          erased_at: now,
        })
        .where(eq(leads.id, id));
    }
    const ids = rows.map(({ id }) => id);
    // What was kept for review and never let go has nothing to say any more.
    await tx
      .update(messages)
      .set({ status: 'withdrawn', next_attempt_at: null })
      .where(and(eq(messages.subject_kind, 'lead'), inArray(messages.subject_id, ids), eq(messages.status, 'held')));
    await eraseAll(erasures, tx, 'lead', ids);
    await forgetKeysOf(tx, 'lead', ids);
    await removeSent(tx, outbox, 'lead', ids);
    return rows.length;
  });

/**
 * Erases the personal data of leads that are older than their dealership's `lead_retention_days`: in the database and
 * in the outbox. The leads, what they were about and their deliveries stay, to be counted. `dryRun` only says what
 * would be erased. Dealerships without the setting keep everything.
 */
export const eraseOldLeads = async (
  place: ErasurePlace,
  { dryRun }: { readonly dryRun: boolean },
): Promise<readonly Retention[]> => {
  const { db, now } = place;
  const owners = await db.select({ document: dealerships.document }).from(dealerships).orderBy(dealerships.slug);
  const done: Retention[] = [];
  for (const { document } of owners) {
    const days = document.lead_retention_days;
    if (days === undefined) continue;
    const before = new Date(now.getTime() - days * dayMs);
    let count = dryRun ? await db.$count(leads, due(document.id, before)) : 0;
    for (let more = !dryRun; more; ) {
      const erased = await eraseBatch(place, document.id, before);
      count += erased;
      more = erased > 0;
    }
    done.push({ dealership: document.slug, days, before: before.toISOString(), leads: count });
  }
  return done;
};
