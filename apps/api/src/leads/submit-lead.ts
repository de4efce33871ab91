import { createHash } from 'node:crypto';
import { type SiteDocument, siteShows } from '@forecourt/config';
import type { CarType, Dealership, LeadSubmission } from '@forecourt/domain';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database/database';
import { dealerships, idempotencyKeys, leadDeliveries, leads, vehicles } from '../database/schema';
import { vehicleFromRow } from '../vehicles/vehicle-row';

/** A form sent without a key of its own counts as a repeat of the same words within this time (LEAD-03). */
const repeatWindowMs = 10 * 60 * 1000;

export interface LeadContext {
  readonly db: Db;
  readonly site: SiteDocument;
  readonly now: Date;
  /** Puts a delivery into the queue as part of the transaction. */
  readonly enqueue: (tx: Tx, deliveryId: string) => Promise<void>;
}

export type SubmittedLead =
  | { readonly kind: 'accepted'; readonly lead_id: string; readonly repeat: boolean; readonly carType: CarType | null }
  | { readonly kind: 'refused'; readonly path: string; readonly message: string };

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** What makes two submissions the same to a person: who, about what, in which words. */
const wordsOf = ({ userData, category, car_id }: LeadSubmission) =>
  digestOf([
    category,
    car_id,
    userData.email.toLowerCase(),
    userData.phone.replace(/\D/g, ''),
    userData.name,
    userData.message,
    userData.subject,
    userData.location,
    // What the kinds ask besides: another day, another part or another offer is another enquiry.
    userData.preferred_date,
    userData.preferred_time,
    userData.part_description,
    userData.offer_id,
    userData.Rego,
  ]);

interface Subject {
  readonly dealership: Dealership;
  readonly vehicleId: bigint | null;
  readonly carType: CarType | null;
}

/** Whom the lead is for: the vehicle's dealership, else the chosen one, else the site's own; only ones of this site. */
const subjectOf = async (tx: Tx, site: SiteDocument, submission: LeadSubmission): Promise<Subject | null> => {
  const slugs = site.stockFrom.map((source) => source.dealership);
  if (submission.car_id !== null) {
    const [found] = await tx
      .select({ row: vehicles, dealership: dealerships.document })
      .from(vehicles)
      .innerJoin(dealerships, eq(dealerships.id, vehicles.dealership_id))
      .where(and(eq(vehicles.id, BigInt(submission.car_id)), inArray(dealerships.slug, slugs)));
    if (found === undefined) return null;
    const vehicle = vehicleFromRow(found.row, found.dealership.slug);
    return siteShows(site, vehicle)
      ? { dealership: found.dealership, vehicleId: found.row.id, carType: vehicle.car_type }
      : null;
  }
  const owners = await tx
    .select({ document: dealerships.document })
    .from(dealerships)
    .where(inArray(dealerships.slug, slugs));
  const documents = owners.map((owner) => owner.document);
  const { location } = submission.userData;
  const dealership =
    documents.find((document) =>
      document.locations.some((candidate) => candidate.id === location && candidate.visible),
    ) ??
    documents.find((document) => document.slug === submission.dealership_slug) ??
    documents.find((document) => document.id === site.dealership_id) ??
    documents[0];
  return dealership === undefined ? null : { dealership, vehicleId: null, carType: null };
};

const findRepeat = async (tx: Tx, websiteId: string, key: string, since: Date | null) => {
  const [known] = await tx
    .select({ lead_id: idempotencyKeys.lead_id })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.website_id, websiteId),
        eq(idempotencyKeys.key, key),
        since === null ? undefined : gt(idempotencyKeys.created_at, since),
      ),
    );
  return known?.lead_id ?? null;
};

/**
 * Stores a lead, one delivery per destination and their jobs, in one transaction (LEAD-01, LEAD-02). The same
 * submission sent twice is one lead (LEAD-03): by the browser's key, else by the same words within ten minutes. The
 * same key with other words is another lead, so that nothing is lost.
 */
export const submitLead = (
  { db, site, now, enqueue }: LeadContext,
  submission: LeadSubmission,
): Promise<SubmittedLead> =>
  db.transaction(async (tx) => {
    const words = wordsOf(submission);
    const key = submission.idempotency_key === null ? `words:${words}` : `${submission.idempotency_key}:${words}`;
    const since = submission.idempotency_key === null ? new Date(now.getTime() - repeatWindowMs) : null;
    // One at a time per key: a double click waits here and then finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead:${site.website_id}:${key}`}, 0))`);
    const subject = await subjectOf(tx, site, submission);
    const repeated = await findRepeat(tx, site.website_id, key, since);
    if (repeated !== null)
      return { kind: 'accepted', lead_id: repeated, repeat: true, carType: subject?.carType ?? null };
    if (subject === null) {
      return {
        kind: 'refused',
        path: 'car_id',
        message: 'This vehicle is no longer listed here. Please call us, or send a general enquiry.',
      };
    }

    const id = uuidv7();
    await tx.insert(leads).values({
      id,
      website_id: site.website_id,
      dealership_id: subject.dealership.id,
      vehicle_id: subject.vehicleId,
      category: submission.category,
      subcategory: submission.subcategory,
      submission,
      form_completed: submission.form_completed,
      created_at: now,
      updated_at: now,
    });
    await tx
      .insert(idempotencyKeys)
      .values({ website_id: site.website_id, key, lead_id: id, request_digest: digestOf(submission), created_at: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.website_id, idempotencyKeys.key],
        set: { lead_id: id, created_at: now },
      });
    for (const destination of subject.dealership.lead_destinations) {
      const delivery = uuidv7();
      await tx
        .insert(leadDeliveries)
        .values({ id: delivery, lead_id: id, destination, message_id: `<${delivery}@leads.forecourt.invalid>` });
      await enqueue(tx, delivery);
    }
    return { kind: 'accepted', lead_id: id, repeat: false, carType: subject.carType };
  });
