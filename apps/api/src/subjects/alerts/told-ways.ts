import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { savedVehicles, shopperConsents, shoppers } from '../../ground/database/schema';
import { type AlertChannel, alertPurpose, alertPurposes } from './alert-purpose';

/** Shoppers asked for at a time: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 5_000;
const noWays: ReadonlySet<AlertChannel> = new Set();

const waysOfBatch = async (
  db: Pick<Db, 'select'>,
  shopperIds: readonly string[],
): Promise<readonly (readonly [id: string, ways: ReadonlySet<AlertChannel>])[]> => {
  const rows = await db
    .select({
      id: shoppers.id,
      email: shoppers.email,
      confirmedAt: shoppers.email_confirmed_at,
      purpose: shopperConsents.purpose,
    })
    .from(shoppers)
    .innerJoin(shopperConsents, eq(shopperConsents.shopper_id, shoppers.id))
    .where(
      and(
        inArray(shoppers.id, [...shopperIds]),
        inArray(shopperConsents.purpose, [...alertPurposes]),
        isNull(shopperConsents.withdrawn_at),
      ),
    );
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, agreed]) => {
    const hasMail = agreed.some(({ email, confirmedAt }) => email !== null && confirmedAt !== null);
    const mayBy = (way: AlertChannel): boolean =>
      agreed.some(({ purpose }) => purpose === alertPurpose(way)) && (way !== 'email' || hasMail);
    return [id, new Set((['email', 'sms'] as const).filter(mayBy))] as const;
  });
};

/**
 * By which ways shoppers may be told now: by those that they have agreed to and not taken back, and by mail only where the
 * address is confirmed (Spam Act 2003, section 16). Who may be told by none may be missing.
 */
export const toldWaysOf = async (
  db: Pick<Db, 'select'>,
  shopperIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlySet<AlertChannel>>> => {
  const ids = [...shopperIds];
  const ways = new Map<string, ReadonlySet<AlertChannel>>();
  for (let start = 0; start < ids.length; start += batch)
    for (const [id, own] of await waysOfBatch(db, ids.slice(start, start + batch))) ways.set(id, own);
  return ways;
};

/** By which ways a shopper may be told now, as {@link toldWaysOf}. */
export const toldWays = async (db: Pick<Db, 'select'>, shopperId: string): Promise<ReadonlySet<AlertChannel>> =>
  (await toldWaysOf(db, new Set([shopperId]))).get(shopperId) ?? noWays;

/** The vehicles that a shopper has saved. */
export const savedOf = async (db: Pick<Db, 'select'>, shopperId: string): Promise<ReadonlySet<bigint>> => {
  const rows = await db
    .select({ id: savedVehicles.vehicle_id })
    .from(savedVehicles)
    .where(and(eq(savedVehicles.shopper_id, shopperId), eq(savedVehicles.kind, 'saved')));
  return new Set(rows.map(({ id }) => id));
};
