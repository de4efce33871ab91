import { siteDocumentSchema } from '@forecourt/config/site-document';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, leads, sites, vehicles } from '../../ground/database/schema';
import type { MessageTemplate } from '../../ground/messages/message-template';
import { cleanTyped } from '../../ground/text/typed-text';
import { vehicleFromRow } from '../vehicles';
import type { LeadForDelivery } from './adf';
import { leadKind } from './lead-kinds';
import { leadMessage } from './lead-mail';
import { leadWebhookBody } from './lead-webhook';

/** A lead with everything that its message needs; null when there is no such lead or its personal data were erased. */
const readLead = async (db: Db, leadId: string): Promise<LeadForDelivery | null> => {
  const [found] = await db
    .select({ lead: leads, dealership: dealerships.document, site: sites.document, vehicle: vehicles })
    .from(leads)
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .leftJoin(sites, eq(sites.website_id, leads.website_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(eq(leads.id, leadId));
  if (found === undefined || found.lead.erased_at !== null) return null;
  return {
    lead_id: found.lead.id,
    created_at: found.lead.created_at,
    siteName: siteDocumentSchema.shape.name.catch(found.lead.website_id).parse(found.site?.name),
    // Also of leads that were stored before submissions were cleaned at the door.
    submission: cleanTyped(found.lead.submission),
    vehicle: found.vehicle === null ? null : vehicleFromRow(found.vehicle, found.dealership.slug),
    dealership: found.dealership,
    consent: found.lead.consent,
    suspected: found.lead.suspected,
  };
};

/** A lead for those who answer it: by mail with ADF, or as JSON for their system (LEAD-02). */
export const leadTemplate: MessageTemplate = {
  kind: leadKind,
  compose: async ({ db, mailFrom }, { destination, message_id }, leadId) => {
    const lead = await readLead(db, leadId);
    if (lead === null || destination.kind === 'shopper') return null;
    return () =>
      destination.kind === 'email'
        ? { channel: 'email', mail: leadMessage(lead, destination, message_id, mailFrom) }
        : { channel: 'webhook', destination, body: leadWebhookBody(lead) };
  },
  // With the waits between them they last a day and a half; refused, about three hours, for someone to mend it.
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};
