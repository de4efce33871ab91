import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Location } from '@forecourt/domain/location';
import { and, eq, isNull } from 'drizzle-orm';
import { dealerships, leads, sites, vehicles } from '../../../ground/database/schema';
import type { MessageTemplate, TemplateDeps } from '../../../ground/messages/message-template';
import { themeOf } from '../../../ground/templates/known-templates';
import { canonicalOrigin, locationOf, storedSite } from '../../sites';
import { vehicleFromRow } from '../../vehicles';
import { locationIn } from '../lead-subject';
import { receiptOf } from './receipt';
import { receiptMail } from './receipt-mail';
import { receiptKinds } from './receipt-receiver';
import { receiptSmsText, smsNumber } from './receipt-sms';

const readLead = async ({ db }: TemplateDeps, leadId: string) => {
  const [found] = await db
    .select({ lead: leads, dealership: dealerships.document, site: sites.document, vehicle: vehicles })
    .from(leads)
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .innerJoin(sites, eq(sites.website_id, leads.website_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(and(eq(leads.id, leadId), isNull(leads.erased_at)));
  return found ?? null;
};

/** Where the shopper can call or come: the location that the enquiry is about, else the first that the site shows. */
const placeOf = (
  dealership: Dealership,
  site: SiteDocument,
  ...wanted: readonly (string | null)[]
): Location | null => {
  const shown = { ...dealership, locations: dealership.locations.filter(({ visible }) => visible) };
  return locationOf(shown, locationIn(shown, ...wanted, ...site.locations.map(({ id }) => id)));
};

/** The receipt of a lead with the lead itself; null when the lead or its site is gone. */
const readReceipt = async (deps: TemplateDeps, leadId: string | null) => {
  const found = leadId === null ? null : await readLead(deps, leadId);
  if (found === null) return null;
  const { lead, dealership } = found;
  const site = storedSite(found.site);
  if (site === null) return null;
  const { userData } = lead.submission;
  const receipt = receiptOf({
    leadId: lead.id,
    site,
    origin: canonicalOrigin(site, deps.addresses),
    vehicle: found.vehicle === null ? null : vehicleFromRow(found.vehicle, dealership.slug),
    location: placeOf(dealership, site, userData.location, found.vehicle?.location_id ?? null),
    now: deps.now(),
  });
  return { receipt, site, userData };
};

/** "We have your enquiry", to the address that the shopper gave with it, as long as the site still wants it sent. */
export const receiptTemplate: MessageTemplate = {
  kind: receiptKinds.email,
  compose: async (deps, { message_id, created_at }, leadId) => {
    const found = await readReceipt(deps, leadId);
    if (found === null) return null;
    const { receipt, site, userData } = found;
    if (!site.receipts.email || userData.email === '') return null;
    const envelope = { to: userData.email, from: deps.mailFrom, messageId: message_id, date: created_at };
    const theme = await themeOf(deps.db, site.template);
    return async () => ({ channel: 'email', mail: await receiptMail(receipt, site, { ...envelope, theme }) });
  },
  // Some hours: later it says nothing that the dealer has not. An address that does not exist is tried once.
  plan: { mostTries: 12, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};

/** The same as an SMS, to the mobile number that the shopper gave. */
export const receiptSmsTemplate: MessageTemplate = {
  kind: receiptKinds.sms,
  compose: async (deps, { message_id }, leadId) => {
    const found = await readReceipt(deps, leadId);
    if (found === null) return null;
    const to = smsNumber(found.userData.phone);
    if (!found.site.receipts.sms || to === null) return null;
    const text = receiptSmsText(found.receipt);
    return () => ({ channel: 'sms', sms: { messageId: message_id, to, text } });
  },
  // A quarter of an hour: a text that comes at night, long after the enquiry, is worse than none.
  plan: { mostTries: 6, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};
