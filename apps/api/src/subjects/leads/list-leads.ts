import type { EnquiryCategory, EnquiryColumn } from '@forecourt/domain/enquiry';
import { columnsOf } from '@forecourt/domain/given-values';
import type { LeadSubmission } from '@forecourt/domain/lead';
import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import {
  dealerships,
  deliveryCircuits,
  leads,
  messageAttempts,
  messages,
  vehicles,
} from '../../ground/database/schema';
import type { Destination } from '../../ground/database/schema/shapes/destination';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import { isAbout } from '../../ground/messages/about';
import { circuitOf } from '../../ground/messages/circuit';
import { phoneNumber } from '../../ground/text/phone-number';
import { deliveryTemplates } from './lead-kinds';

/**
 * How the delivery of a lead stands: `failed` when any destination was given up, else `pending` when any waits, else
 * `held` when somebody has to let it go first.
 */
export const leadStatuses = ['pending', 'held', 'delivered', 'failed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Filters for the listed leads; null means all. */
export interface LeadFilter {
  readonly status: LeadStatus | null;
  readonly dealership: string | null;
  /** website_id of the site it came from. */
  readonly site: string | null;
  readonly category: EnquiryCategory | null;
  /** Created at this instant or later. */
  readonly since: Date | null;
}

/** A lead as operators list it; what was given in its form stands under the columns of the table of fields. */
export interface LeadRow extends Readonly<Record<EnquiryColumn, string>> {
  readonly lead_id: string;
  readonly created_at: string;
  readonly website_id: string;
  readonly dealership: string;
  readonly category: string;
  readonly form_completed: boolean;
  /** When its personal data were erased. */
  readonly erased_at: string | null;
  readonly vehicle: string | null;
  /** What the page showed of it when the shopper wrote (FORM-04); empty for an enquiry about none. */
  readonly manufacturer_slug: string;
  readonly stock_number: string;
  readonly vehicle_make: string;
  readonly vehicle_model: string;
  readonly car_type: string;
  readonly car_id: string;
  readonly vehicle_status: string;
  readonly subcategory: string;
  /** What was offered for the shopper's own vehicle, AUD dollars, and whether they accepted; empty without an offer. */
  readonly offer_price: string;
  readonly offer_accepted: string;
  /** Agreement that a finance enquiry is passed on, in its words, and its instant, ISO UTC; empty without one. */
  readonly finance_consent: string;
  readonly finance_consent_at: string;
  /** The telephone number as machines dial it; null where it is no number of any country's plan. */
  readonly phone_e164: string | null;
  /** What brought the shopper to the site, `name=value` with `&` between, and the pages of the visit, a blank between. */
  readonly linked_query_params: string;
  readonly visited_pages: string;
  /** Signs of a robot that it came with, a blank between; empty for most. */
  readonly suspected: string;
  readonly status: LeadStatus;
  readonly deliveries: readonly {
    readonly status: string;
    readonly attempts: number;
    readonly to: string;
    readonly last_error: string | null;
    readonly next_attempt_at: string | null;
    readonly delivered_at: string | null;
    /** Until when its destination is left alone, since it keeps failing. */
    readonly paused_until: string | null;
  }[];
}

const addressOf = (destination: Destination): string => {
  if (destination.kind === 'shopper') return 'the shopper';
  return destination.kind === 'email' ? destination.to.join(', ') : destination.url;
};

const someDelivery = (status: string): SQL =>
  sql`exists (select 1 from ${messages} where ${isAbout('lead', leads.id)} and ${messages.template} in ${[...deliveryTemplates]} and ${messages.status} = ${status})`;

const hasStatus: Readonly<Record<LeadStatus, SQL>> = {
  failed: someDelivery('failed'),
  pending: sql`(${someDelivery('pending')} and not ${someDelivery('failed')})`,
  held: sql`(${someDelivery('held')} and not ${someDelivery('pending')} and not ${someDelivery('failed')})`,
  delivered: sql`not (${someDelivery('pending')} or ${someDelivery('failed')} or ${someDelivery('held')})`,
};

/** By its id, as an index of leads is: by the slug all leads of the platform would be gone through, or all of it sorted. */
const ofDealership = (slug: string): SQL =>
  sql`${leads.dealership_id} = (select owner.id from ${dealerships} owner where owner.slug = ${slug})`;

const conditions = ({ status, dealership, site, category, since }: LeadFilter): SQL | undefined =>
  and(
    status === null ? undefined : hasStatus[status],
    dealership === null ? undefined : ofDealership(dealership),
    site === null ? undefined : eq(leads.website_id, site),
    category === null ? undefined : eq(leads.category, category),
    since === null ? undefined : gte(leads.created_at, since),
  );

const statusOf = (deliveries: readonly { readonly status: string }[]): LeadStatus => {
  const worst = (['failed', 'pending', 'held'] as const).find((state) =>
    deliveries.some(({ status }) => status === state),
  );
  return worst ?? 'delivered';
};

/** Until when destinations that deliveries wait for are left alone, by the name of their circuit. */
const pausesOf = async (
  db: Db,
  deliveries: readonly { readonly status: string; readonly destination: Destination }[],
): Promise<ReadonlyMap<string, Date | null>> => {
  const waitedFor = new Set(
    deliveries.filter(({ status }) => status === 'pending').map(({ destination }) => circuitOf(destination)),
  );
  if (waitedFor.size === 0) return new Map();
  const found = await db
    .select()
    .from(deliveryCircuits)
    .where(inArray(deliveryCircuits.destination, [...waitedFor]));
  return new Map(found.map(({ destination, paused_until }) => [destination, paused_until]));
};

/** Leads read at a time: a query may name no more than 65,535 of them, and memory holds few. */
const page = 1000;

/** What was offered for the shopper's own vehicle (TRAD-01). */
const offeredOf = ({ valuation, offer_accepted }: Partial<QuotedSubmission>) => {
  const offer = valuation?.offer ?? null;
  return {
    offer_price: offer === null ? '' : String(offer.offer_price),
    offer_accepted: offer === null ? '' : String(offer_accepted === true),
  };
};

/** The defaults of the enquiry as they were sent; leads from before they were sent have none. */
const knownOf = (sent: Partial<LeadSubmission>) => ({
  manufacturer_slug: sent.manufacturer_slug ?? '',
  stock_number: sent.stock_number ?? '',
  vehicle_make: sent['Vehicle Make'] ?? '',
  vehicle_model: sent['Vehicle Model'] ?? '',
  car_type: sent.car_type ?? '',
  car_id: sent.car_id ?? '',
  vehicle_status: sent.vehicle_status ?? '',
  subcategory: sent.subcategory ?? '',
  linked_query_params: new URLSearchParams(sent.lead_attributes?.linked_query_params).toString(),
  visited_pages: (sent.lead_attributes?.visited_pages ?? []).join(' '),
});

/** A page of leads, newest first: those after `last`, the lead that the page before ended with. */
const readPage = async (
  db: Db,
  filter: LeadFilter,
  limit: number,
  last: LeadRow | undefined,
): Promise<readonly LeadRow[]> => {
  const older =
    last === undefined
      ? undefined
      : sql`(${leads.created_at}, ${leads.id}) < (${last.created_at}::timestamptz, ${last.lead_id}::uuid)`;
  const rows = await db
    .select({ lead: leads, dealership: dealerships.slug, vehicle: vehicles.name, stocknum: vehicles.stocknum })
    .from(leads)
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(and(conditions(filter), older))
    .orderBy(desc(leads.created_at), desc(leads.id))
    .limit(limit);
  const ids = rows.map(({ lead }) => lead.id);
  const deliveries =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(messages)
          .where(
            and(
              eq(messages.subject_kind, 'lead'),
              inArray(messages.subject_id, ids),
              inArray(messages.template, [...deliveryTemplates]),
            ),
          )
          .orderBy(asc(messages.created_at));
  const pauses = await pausesOf(db, deliveries);
  const byLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id);
  return rows.map(({ lead, dealership, vehicle, stocknum }) => {
    const own = byLead.get(lead.id) ?? [];
    return {
      lead_id: lead.id,
      created_at: lead.created_at.toISOString(),
      website_id: lead.website_id,
      dealership,
      category: lead.category,
      form_completed: lead.form_completed,
      erased_at: lead.erased_at?.toISOString() ?? null,
      vehicle: vehicle === null ? null : `${vehicle} (${stocknum})`,
      ...knownOf(lead.submission),
      ...offeredOf(lead.submission),
      finance_consent: lead.consent?.finance?.wording ?? '',
      finance_consent_at: lead.consent?.finance?.at ?? '',
      ...columnsOf(lead.submission.userData),
      phone_e164: phoneNumber(lead.submission.userData.phone)?.e164 ?? null,
      suspected: lead.suspected.join(' '),
      status: statusOf(own),
      deliveries: own.map(({ status, attempts, destination, last_error, next_attempt_at, delivered_at }) => ({
        status,
        attempts,
        to: addressOf(destination),
        last_error,
        next_attempt_at: next_attempt_at?.toISOString() ?? null,
        delivered_at: delivered_at?.toISOString() ?? null,
        paused_until: status === 'pending' ? (pauses.get(circuitOf(destination))?.toISOString() ?? null) : null,
      })),
    };
  });
};

/** All leads that a filter asks for, newest first, page by page. */
export async function* leadPages(db: Db, filter: LeadFilter, size = page): AsyncGenerator<readonly LeadRow[]> {
  let rows: readonly LeadRow[] = [];
  do {
    rows = await readPage(db, filter, size, rows.at(-1));
    if (rows.length > 0) yield rows;
  } while (rows.length === size);
}

/** The leads a filter asks for, newest first, `limit` at most. */
export const listLeads = async (
  db: Db,
  filter: LeadFilter,
  { limit }: { readonly limit: number },
): Promise<readonly LeadRow[]> => {
  const all: LeadRow[] = [];
  for await (const rows of leadPages(db, filter, Math.max(1, Math.min(limit, page)))) {
    all.push(...rows);
    if (all.length >= limit) break;
  }
  return all.slice(0, limit);
};

/** One lead whole, with every message about it and every attempt at them; null when there is none of that id. */
export const showLead = async (db: Db, leadId: string) => {
  const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));
  if (lead === undefined) return null;
  const deliveries = await db.select().from(messages).where(isAbout('lead', leadId)).orderBy(asc(messages.created_at));
  const attempts = await db
    .select()
    .from(messageAttempts)
    .innerJoin(messages, eq(messages.id, messageAttempts.message))
    .where(isAbout('lead', leadId))
    .orderBy(asc(messageAttempts.id));
  const { update_token_digest: _digest, ...shown } = lead;
  return {
    ...shown,
    vehicle_id: lead.vehicle_id === null ? null : String(lead.vehicle_id),
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      log: attempts
        .filter(({ message_attempts: { message } }) => message === delivery.id)
        .map(({ message_attempts: { at, outcome, duration_ms } }) => ({
          at: at.toISOString(),
          outcome,
          duration_ms,
        })),
    })),
  };
};
