import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { dealerships, leadDeliveries, leads, vehicles } from '../database/schema';

/** A lead as operators list it. */
export interface LeadRow {
  readonly lead_id: string;
  readonly created_at: string;
  readonly website_id: string;
  readonly dealership: string;
  readonly category: string;
  readonly vehicle: string | null;
  readonly name: string;
  readonly deliveries: readonly {
    readonly status: string;
    readonly attempts: number;
    readonly to: string;
    readonly last_error: string | null;
  }[];
}

/** The newest leads, of one dealership when its slug is given. */
export const listLeads = async (
  db: Db,
  { dealership, limit }: { readonly dealership: string | null; readonly limit: number },
): Promise<readonly LeadRow[]> => {
  const rows = await db
    .select({ lead: leads, dealership: dealerships.slug, vehicle: vehicles.name, stocknum: vehicles.stocknum })
    .from(leads)
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(dealership === null ? undefined : eq(dealerships.slug, dealership))
    .orderBy(desc(leads.created_at))
    .limit(limit);
  return Promise.all(
    rows.map(async ({ lead, dealership: slug, vehicle, stocknum }) => ({
      lead_id: lead.id,
      created_at: lead.created_at.toISOString(),
      website_id: lead.website_id,
      dealership: slug,
      category: lead.category,
      vehicle: vehicle === null ? null : `${vehicle} (${stocknum})`,
      name: `${lead.submission.userData.name} ${lead.submission.userData.last_name}`.trim(),
      deliveries: (await db.select().from(leadDeliveries).where(eq(leadDeliveries.lead_id, lead.id))).map(
        ({ status, attempts, destination, last_error }) => ({
          status,
          attempts,
          to: destination.to.join(', '),
          last_error,
        }),
      ),
    })),
  );
};

/** One lead whole, with its deliveries; null when there is none of that id. */
export const showLead = async (db: Db, leadId: string) => {
  const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));
  if (lead === undefined) return null;
  const deliveries = await db.select().from(leadDeliveries).where(eq(leadDeliveries.lead_id, leadId));
  return { ...lead, vehicle_id: lead.vehicle_id === null ? null : String(lead.vehicle_id), deliveries };
};
