import { desc, eq } from 'drizzle-orm';
import {
  ownCars,
  savedSearches,
  savedVehicles,
  shopperConsents,
  shopperSessions,
  shoppers,
} from '../../../ground/database/schema';
import type { PersonalRecords } from '../../../ground/erasure/personal-records';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Records of shoppers: what the file that they are given calls them, and where they are read. */
const ofShopper = (name: string, table: string, read: PersonalRecords['read']): PersonalRecords => ({
  subject: 'shopper',
  name,
  table,
  read,
});

/** Everything that an account keeps. What other subjects have of a shopper is in records of theirs. */
export const accountRecords: readonly PersonalRecords[] = [
  ofShopper('account', 'shoppers', async (db, id) => {
    const [row] = await db.select().from(shoppers).where(eq(shoppers.id, id));
    if (row === undefined) return null;
    const { email_confirmed_at, created_at, signed_in_at, ...account } = row;
    return {
      ...account,
      email_confirmed_at: instant(email_confirmed_at),
      created_at: instant(created_at),
      signed_in_at: instant(signed_in_at),
    };
  }),
  ofShopper('devices', 'shopper_sessions', async (db, id) => {
    const rows = await db
      .select()
      .from(shopperSessions)
      .where(eq(shopperSessions.shopper_id, id))
      .orderBy(desc(shopperSessions.created_at));
    return rows.map(({ device, created_at, seen_at, expires_at }) => ({
      device,
      signed_in_at: instant(created_at),
      last_used_at: instant(seen_at),
      ends_at: instant(expires_at),
    }));
  }),
  ofShopper('saved_vehicles', 'saved_vehicles', async (db, id) => {
    const rows = await db.select().from(savedVehicles).where(eq(savedVehicles.shopper_id, id));
    return rows.map(({ kind, vehicle_id, name, price_then, asked_then, note, saved_at }) => ({
      list: kind,
      vehicle_id: String(vehicle_id),
      name,
      // AUD dollars, as the site shows them.
      price_when_saved: price_then === null ? null : price_then / 100,
      asked_when_saved: asked_then === null ? null : asked_then / 100,
      note,
      saved_at: instant(saved_at),
    }));
  }),
  ofShopper('saved_searches', 'saved_searches', async (db, id) => {
    const rows = await db.select().from(savedSearches).where(eq(savedSearches.shopper_id, id));
    return rows.map(({ name, path, criteria, frequency, channel, created_at, told_at }) => ({
      ...{ name, path, criteria, frequency, channel },
      created_at: instant(created_at),
      told_at: instant(told_at),
    }));
  }),
  ofShopper('own_vehicles', 'own_cars', async (db, id) => {
    const rows = await db.select().from(ownCars).where(eq(ownCars.shopper_id, id));
    return rows.map(({ make, model, year, km, rego, rego_state, service_due, created_at, updated_at }) => ({
      ...{ make, model, year, km, rego, rego_state, service_due },
      created_at: instant(created_at),
      updated_at: instant(updated_at),
    }));
  }),
  ofShopper('consents', 'shopper_consents', async (db, id) => {
    const rows = await db.select().from(shopperConsents).where(eq(shopperConsents.shopper_id, id));
    return rows.map(({ purpose, wording, given_at, withdrawn_at }) => ({
      purpose,
      wording,
      given_at: instant(given_at),
      withdrawn_at: instant(withdrawn_at),
    }));
  }),
];
