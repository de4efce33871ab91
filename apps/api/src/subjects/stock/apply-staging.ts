import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listedFactsSql } from '../../ground/database/listed-facts';
import type { NamedVehicle } from '../../ground/database/schema/shapes/run-report';
import { followFeed } from '../reservations';
import { giveBatchAddresses } from './give-batch-addresses';
import { feedColumns } from './staging';

/** Rows of one batch by what became of them. */
export interface BatchCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The advisory lock of whoever leaves giving addresses to the trigger; the migration that made it names it too. */
const addressLock = 7_306_131_054;

const columns = feedColumns.map((column) => `"${column}"`).join(', ');
const assignments = feedColumns.map((column) => `"${column}" = staged."${column}"`).join(', ');

/** Staged records, by number, and whose they are. */
export interface StagedBatch {
  readonly dealershipId: string;
  readonly feed: string;
  readonly from: number;
  readonly to: number;
  /** Whether the feed calls vehicles reserved, or did so before; null when reservations need not be looked at. */
  readonly reservations: { readonly now: Date } | null;
}

/**
 * Hands on what the feed says of reservations, where it differs from what is shown. Most often an operator has the
 * vehicle, and nothing comes of it.
 */
const tellReservations = async (
  client: pg.PoolClient,
  { dealershipId, feed, from, to }: StagedBatch,
  now: Date,
): Promise<void> => {
  const { rows } = await client.query<{ id: string; reserved: boolean }>(
    `select v.id::text, staged.reserved
     from stock_staging staged join vehicles v on v.dealership_id = $1 and v.stocknum = staged.stocknum
     where staged.record between $2 and $3 and staged.reserved <> v.reserved
     order by v.id for update of v`,
    [dealershipId, from, to],
  );
  const told = (reserved: boolean) => rows.flatMap((row) => (row.reserved === reserved ? [BigInt(row.id)] : []));
  await followFeed(drizzle(client), { feed, reserved: told(true), free: told(false), now });
};

/**
 * Begins the transaction of a batch, which gives its vehicles their addresses itself. Whoever does not, as imports of the
 * release before, has them from a trigger and keeps the lock for itself; batches of ours run beside each other.
 */
const beginBatch = `begin; set local forecourt.addresses = 'given'; select pg_advisory_xact_lock_shared(${addressLock})`;

const writeBatch = async (client: pg.PoolClient, batch: StagedBatch): Promise<BatchCounts> => {
  const { dealershipId, feed, from, to, reservations } = batch;
  try {
    await client.query(beginBatch);
    await giveBatchAddresses(client, batch);
    const created = await client.query(
      `with inserted as (
         insert into vehicles (dealership_id, feed, stocknum, created_at, updated_at, sold, sold_at, ${columns})
         select $1, $2, staged.stocknum, coalesce(staged.created_at, now()), now(), staged.status = 'sold',
                case when staged.status = 'sold' then coalesce(staged.sold_at, now()) end, ${columns}
         from stock_staging staged
         where staged.record between $3 and $4
           and not exists (select 1 from vehicles v where v.dealership_id = $1 and v.stocknum = staged.stocknum)
         returning id, slug, ${listedFactsSql('vehicles')} as facts)
       insert into changes (kind, dealership_id, vehicle_id, slugs, facts)
       select 'vehicle', $1, id, jsonb_build_array(slug), jsonb_build_array(null, facts) from inserted`,
      [dealershipId, feed, from, to],
    );
    const updated = await client.query(
      `with before as (
         select v.id, v.slug as old_slug, ${listedFactsSql('v')} as old_facts
         from stock_staging staged join vehicles v on v.dealership_id = $1 and v.stocknum = staged.stocknum
         where staged.record between $3 and $4
           and (v.feed_digest is distinct from staged.feed_digest or v.feed is distinct from $2 or v.sold <> (staged.status = 'sold'))
         for update of v),
       written as (
         update vehicles v set ${assignments}, feed = $2, updated_at = now(), sold = (staged.status = 'sold'),
                sold_at = case when staged.status = 'sold' then coalesce(v.sold_at, staged.sold_at, now()) end
         from stock_staging staged, before
         where v.id = before.id and staged.stocknum = v.stocknum and staged.record between $3 and $4
         returning v.id, v.slug, before.old_slug, before.old_facts, ${listedFactsSql('v')} as facts),
       retired as (
         insert into vehicle_slugs (dealership_id, slug, vehicle_id)
         select $1, old_slug, id from written where old_slug <> slug
         on conflict (dealership_id, slug) do update set vehicle_id = excluded.vehicle_id, retired_at = now())
       insert into changes (kind, dealership_id, vehicle_id, slugs, facts)
       select 'vehicle', $1, id, case when old_slug = slug then jsonb_build_array(slug) else jsonb_build_array(slug, old_slug) end,
              jsonb_build_array(old_facts, facts)
       from written`,
      [dealershipId, feed, from, to],
    );
    if (reservations !== null) await tellReservations(client, batch, reservations.now);
    const total = await client.query<{ count: number }>(
      'select count(*)::int as count from stock_staging where record between $1 and $2',
      [from, to],
    );
    await client.query('commit');
    const counts = { created: created.rowCount ?? 0, updated: updated.rowCount ?? 0 };
    return { ...counts, unchanged: (total.rows[0]?.count ?? 0) - counts.created - counts.updated };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Two imports at once wanted one address, or waited for each other. */
const isAddressRace = (error: unknown): boolean => {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === '40P01' || (error.code === '23505' && error.constraint === 'vehicles_slug');
};

/** Times a batch is tried: each time that it loses, the other import has written one. */
const mostTries = 10;

/**
 * Writes the staged records `from`..`to` in one transaction: changed ones only, each with its row in `changes`
 * (DATA-02). Reservations of others and created_at stay ours (STCK-04); a vehicle that was sold and is told of again
 * reopens; an address that changed is kept, so that it leads to the new one. No address is given twice: a batch that
 * another import was quicker with finds that out by writing, and is written anew.
 */
export const applyBatch = async (client: pg.PoolClient, batch: StagedBatch): Promise<BatchCounts> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await writeBatch(client, batch);
    } catch (error) {
      if (!isAddressRace(error) || tries === mostTries) throw error;
    }
  }
};

const absent = `
  v.dealership_id = $1 and v.feed = $2 and not v.sold
  and not exists (select 1 from stock_staging staged where staged.stocknum = v.stocknum)
  and not (v.stocknum = any($3::text[]))`;

/**
 * How many unsold vehicles this feed listed before, and how many of them it no longer lists. `keep` holds stock numbers
 * of refused rows, which count as listed.
 */
export const countAbsent = async (
  client: pg.ClientBase,
  dealershipId: string,
  feed: string,
  keep: readonly string[],
): Promise<{ readonly known: number; readonly absent: number }> => {
  const { rows } = await client.query<{ known: number; absent: number }>(
    `select count(*)::int as known, count(*) filter (where ${absent})::int as absent
     from vehicles v where v.dealership_id = $1 and v.feed = $2 and not v.sold`,
    [dealershipId, feed, keep],
  );
  return rows[0] ?? { known: 0, absent: 0 };
};

/** Marks as sold the vehicles that a snapshot no longer lists (STCK-01). `keep` as in {@link countAbsent}. */
export const markAbsentSold = async (
  client: pg.ClientBase,
  dealershipId: string,
  feed: string,
  keep: readonly string[],
): Promise<number> => {
  const { rowCount } = await client.query(
    `with sold as (
       update vehicles v set sold = true, status = 'sold', sold_at = now(), updated_at = now()
       from vehicles old
       where old.id = v.id and ${absent}
       returning v.id, v.slug, ${listedFactsSql('old')} as old_facts, ${listedFactsSql('v')} as facts)
     insert into changes (kind, dealership_id, vehicle_id, slugs, facts)
     select 'vehicle', $1, id, jsonb_build_array(slug), jsonb_build_array(old_facts, facts) from sold`,
    [dealershipId, feed, keep],
  );
  return rowCount ?? 0;
};

/** The vehicles on sale that a file has no good row for and yet names, which therefore stay as they were, by number. */
export const findLeftAlone = async (
  client: pg.ClientBase,
  dealershipId: string,
  feed: string,
  keep: readonly string[],
): Promise<readonly NamedVehicle[]> => {
  if (keep.length === 0) return [];
  const { rows } = await client.query<NamedVehicle>(
    `select v.stocknum, v.name from vehicles v
     where v.dealership_id = $1 and v.feed = $2 and not v.sold and v.stocknum = any($3::text[])
       and not exists (select 1 from stock_staging staged where staged.stocknum = v.stocknum)
     order by v.stocknum`,
    [dealershipId, feed, keep],
  );
  return rows;
};
