import type { SiteDocument } from '@forecourt/config/site-document';
import { newForDays, soldGoneDays } from '@forecourt/domain/sold-vehicle';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { isRegoCurrent } from '@forecourt/domain/vehicle-specifications';
import { announcedBadge } from '@forecourt/domain/vehicle-tag';
import { refusedYear } from '@forecourt/finance';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type ListedFacts, listedFactsSql } from '../../ground/database/listed-facts';
import type { SiteDirectory } from '../sites';
import { datesPassed, hasEnded, type TimeGone } from './time-gone';

/** A vehicle that time alone has made different, as far as a change names it. */
export interface CrossedVehicle extends Pick<Vehicle, 'id' | 'dealership_id' | 'slug' | 'state' | 'rego_expiry'> {
  readonly facts: ListedFacts;
}

const day = 86_400_000;

const vehiclesWhere = async (tx: Tx, condition: SQL): Promise<readonly CrossedVehicle[]> => {
  const answer = await tx.execute<CrossedVehicle & Record<string, unknown>>(sql`
    select v.id::text, v.dealership_id, v.slug, v.state, v.rego_expiry::text, ${sql.raw(listedFactsSql('v'))} as facts
    from vehicles v where ${condition}`);
  return answer.rows;
};

/** Rows of an index on an instant at which `days` end within the time gone; the last instant belongs to the old state. */
const ended = (instant: SQL, days: number, { from, to }: TimeGone): SQL => {
  const before = (end: Date) => new Date(end.getTime() - days * day).toISOString();
  return sql`${instant} >= ${before(from)}::timestamptz and ${instant} < ${before(to)}::timestamptz`;
};

/** Vehicles that are not new any more (TAG-01). */
const noLongerNew = (tx: Tx, gone: TimeGone) =>
  vehiclesWhere(tx, sql`not v.sold and v.status <> 'sold' and ${ended(sql`v.created_at`, newForDays, gone)}`);

/** Sold vehicles whose page ends by some site's `soldCarDays`, and whose redirect does (ROUTE-08). Every sale is dated. */
const soldLongAgo = async (tx: Tx, gone: TimeGone, directory: SiteDirectory) => {
  const ages = [...directory.sites.values()].map(({ document }) => document.vehicle.soldCarDays);
  const found: CrossedVehicle[] = [];
  for (const age of new Set([...ages, soldGoneDays])) {
    found.push(...(await vehiclesWhere(tx, sql`v.sold_at is not null and ${ended(sql`v.sold_at`, age, gone)}`)));
  }
  return found;
};

/** Vehicles whose registration is not shown any more, by the calendar of their state (VDP-02). */
const regoExpired = async (tx: Tx, gone: TimeGone) => {
  const passed = datesPassed(gone);
  if (passed.length === 0) return [];
  const days = passed.flatMap(({ before, now }) => [before, now]).sort();
  const due = sql`v.rego_expiry > ${days[0]}::date and v.rego_expiry <= ${days.at(-1)}::date`;
  const found = await vehiclesWhere(tx, due);
  return found.filter((vehicle) => isRegoCurrent(vehicle, gone.from) && !isRegoCurrent(vehicle, gone.to));
};

/** Vehicles of the sites whose announced badge has come to its end (TAG-04). */
const badgeEnded = async (tx: Tx, gone: TimeGone, directory: SiteDirectory) => {
  const passed = datesPassed(gone);
  if (passed.length === 0) return [];
  const found: CrossedVehicle[] = [];
  for (const { document } of directory.sites.values()) {
    const until = document.vehicle.announcedBadge?.until ?? null;
    if (until === null || !hasEnded(until, passed)) continue;
    const ids = directory.dealershipsOf(document).map(({ id }) => id);
    // A site whose dealerships cannot be read shows no stock.
    if (ids.length === 0) continue;
    const available = sql`not v.sold and v.status <> 'sold' and v.dealership_id in ${ids}`;
    const badgeAt = ({ facts, state }: CrossedVehicle, instant: Date) =>
      announcedBadge({ ...facts, state }, document.vehicle, instant);
    const stock = await vehiclesWhere(tx, available);
    found.push(...stock.filter((vehicle) => badgeAt(vehicle, gone.from) !== badgeAt(vehicle, gone.to)));
  }
  return found;
};

const providerOf = ({ flags, finance_provider }: SiteDocument) => (flags.finance ? finance_provider : null);

/** Vehicles of a model year that a lender has ceased to accept: what they cost a week is another figure now (FIN-08). */
const lenderYearEnded = async (tx: Tx, { from, to }: TimeGone, directory: SiteDirectory) => {
  if (from.getUTCFullYear() === to.getUTCFullYear()) return [];
  const providers = new Set([...directory.sites.values()].flatMap(({ document }) => providerOf(document) ?? []));
  const found: CrossedVehicle[] = [];
  for (const provider of providers) {
    const [before, now] = [refusedYear(provider, from), refusedYear(provider, to)];
    if (before === null || now === null) continue;
    const refused = sql`not v.sold and v.status <> 'sold' and v.year > ${before} and v.year <= ${now}
      and jsonb_exists(v.finance_lenders, ${provider})`;
    found.push(...(await vehiclesWhere(tx, refused)));
  }
  return found;
};

/**
 * Every vehicle that the time gone has made different, each once. Ages are found by index; what a calendar decides is
 * asked for only when a day or a year has ended.
 */
export const crossedVehicles = async (
  tx: Tx,
  gone: TimeGone,
  directory: SiteDirectory,
): Promise<readonly CrossedVehicle[]> => {
  const found: readonly CrossedVehicle[] = [
    ...(await noLongerNew(tx, gone)),
    ...(await soldLongAgo(tx, gone, directory)),
    ...(await regoExpired(tx, gone)),
    ...(await badgeEnded(tx, gone, directory)),
    ...(await lenderYearEnded(tx, gone, directory)),
  ];
  return [...new Map(found.map((vehicle) => [vehicle.id, vehicle])).values()];
};
