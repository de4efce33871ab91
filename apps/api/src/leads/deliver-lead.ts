import { siteDocumentSchema } from '@forecourt/config';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { dealerships, leadDeliveries, leads, sites, vehicles } from '../database/schema';
import { vehicleFromRow } from '../vehicles/vehicle-row';
import type { LeadForDelivery } from './adf';
import { leadMessage, type MailPort } from './lead-mail';

/** A delivery with all that its message is made of; null when there is no such delivery. */
const readDelivery = async (db: Db, deliveryId: string) => {
  const [found] = await db
    .select({
      delivery: leadDeliveries,
      lead: leads,
      dealership: dealerships.document,
      site: sites.document,
      vehicle: vehicles,
    })
    .from(leadDeliveries)
    .innerJoin(leads, eq(leads.id, leadDeliveries.lead_id))
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .leftJoin(sites, eq(sites.website_id, leads.website_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(eq(leadDeliveries.id, deliveryId));
  if (found === undefined) return null;
  const lead: LeadForDelivery = {
    lead_id: found.lead.id,
    created_at: found.lead.created_at,
    siteName: found.site === null ? found.lead.website_id : siteDocumentSchema.shape.name.parse(found.site.name),
    submission: found.lead.submission,
    vehicle: found.vehicle === null ? null : vehicleFromRow(found.vehicle, found.dealership.slug),
    dealership: found.dealership,
  };
  return { delivery: found.delivery, lead };
};

/**
 * Delivers one lead to one destination and records the attempt. Runs at least once: the Message-ID is stable, so a
 * receiver recognises a repeat. Throws when the destination did not take it, so that the queue tries again.
 */
export const deliverLead = async (
  { db, mail, now }: { readonly db: Db; readonly mail: MailPort; readonly now: () => Date },
  deliveryId: string,
): Promise<void> => {
  const found = await readDelivery(db, deliveryId);
  if (found === null || found.delivery.status === 'delivered') return;
  const { delivery, lead } = found;
  try {
    await mail.send(leadMessage(lead, delivery.destination.to, delivery.message_id));
  } catch (error) {
    // The words of a mail server may repeat an address; the code alone says what went wrong.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'delivery failed';
    await db
      .update(leadDeliveries)
      .set({ attempts: sql`${leadDeliveries.attempts} + 1`, last_error: reason, status: 'pending' })
      .where(eq(leadDeliveries.id, deliveryId));
    throw new Error(`Lead delivery ${deliveryId} failed: ${reason}`, { cause: error });
  }
  await db
    .update(leadDeliveries)
    .set({ attempts: sql`${leadDeliveries.attempts} + 1`, last_error: null, status: 'delivered', delivered_at: now() })
    .where(eq(leadDeliveries.id, deliveryId));
};
