import type { Garage, SentEnquiry } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import type { SiteDocument } from '@forecourt/config/site-document';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { ownCars, savedSearches, savedVehicles } from '../../ground/database/schema';
import { bookingsOf } from '../bookings';
import { enquiriesOfShopper } from '../leads';
import { shopperOrders } from '../orders';
import { accountOf, accountView } from '../shoppers';
import { findSiteVehicleById } from '../vehicles';
import { consentsOf } from './privacy/consents';

/** Enquiries that the page lists; the file that shoppers are given has all. */
const mostEnquiries = 50;

/** The addresses of vehicles that the site shows, by their ids. */
const shownSlugs = async (
  db: Db,
  site: SiteDocument,
  ids: ReadonlySet<bigint>,
): Promise<ReadonlyMap<bigint, string>> => {
  const slugs = new Map<bigint, string>();
  for (const id of ids) {
    const found = await findSiteVehicleById(db, site, String(id));
    if (found !== null) slugs.set(id, found.vehicle.slug);
  }
  return slugs;
};

const sentEnquiries = async (db: Db, site: SiteDocument, shopperId: string): Promise<SentEnquiry[]> => {
  const sent = await enquiriesOfShopper(db, shopperId, mostEnquiries);
  const slugs = await shownSlugs(db, site, new Set(sent.flatMap(({ vehicle }) => vehicle?.id ?? [])));
  return sent.map(({ id, category, vehicle, sentAt, state }) => ({
    id,
    category,
    vehicle: vehicle === null ? null : { name: vehicle.name, slug: slugs.get(vehicle.id) ?? null },
    sent_at: sentAt.toISOString(),
    state,
  }));
};

/** Everything that the account page of a session shows; null where the session has ended. */
export const readGarage = async (
  db: Db,
  site: SiteDocument,
  {
    token,
    now,
    manageToken,
    serviceToken,
  }: {
    readonly token: string;
    readonly now: Date;
    /** Gives the token of the address of a test drive. */
    readonly manageToken: (bookingId: string) => string;
    /** Signs the links of orders. */
    readonly serviceToken: RotatedSecret;
  },
): Promise<Garage | null> => {
  const found = await accountOf(db, { websiteId: site.website_id, token, now });
  if (found === null) return null;
  const { id, saved_frequency, saved_channel } = found.shopper;
  const searches = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.shopper_id, id))
    .orderBy(desc(savedSearches.created_at), desc(savedSearches.id));
  const cars = site.garage_enabled
    ? await db
        .select()
        .from(ownCars)
        .where(eq(ownCars.shopper_id, id))
        .orderBy(asc(ownCars.created_at), asc(ownCars.id))
    : [];
  return {
    account: accountView(found),
    saved: await db.$count(savedVehicles, and(eq(savedVehicles.shopper_id, id), eq(savedVehicles.kind, 'saved'))),
    saved_alerts: { frequency: saved_frequency, channel: saved_channel },
    searches: searches.map((one) => ({
      ...{ id: one.id, name: one.name, path: one.path, frequency: one.frequency, channel: one.channel },
      created_at: one.created_at.toISOString(),
      told_at: one.told_at?.toISOString() ?? null,
    })),
    cars: cars.map((one) => ({
      ...{ id: one.id, rego: one.rego, rego_state: one.rego_state, make: one.make, model: one.model },
      ...{ year: one.year, km: one.km, service_due: one.service_due },
    })),
    enquiries: await sentEnquiries(db, site, id),
    bookings: [...(await bookingsOf(db, id, { site, manageToken, now }))],
    orders: [...(await shopperOrders(db, { shopperId: id, serviceToken, now }))],
    consents: [...(await consentsOf(db, id))],
  };
};
