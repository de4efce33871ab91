import { newForDays, soldGoneDays } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { readSiteDirectory, type SiteDirectory } from '../sites/site-directory';
import { type ListedFacts, listedFactsSql } from './listed-facts';
import { type Change, recordChange } from './record-change';

const clockName = 'vehicles';

interface CrossingRow extends Record<string, unknown> {
  readonly id: string;
  readonly dealership_id: string;
  readonly slug: string;
  readonly facts: ListedFacts;
}

/** Takes the mark of the clock, so that two workers never write one crossing twice. Null on the very first run. */
const takeMark = async (tx: Tx, now: Date): Promise<Date | null> => {
  await tx.execute(sql`insert into clock_marks (name, at) values (${clockName}, ${now.toISOString()}::timestamptz)
    on conflict (name) do nothing`);
  const answer = await tx.execute<{ at: Date | string }>(
    sql`select at from clock_marks where name = ${clockName} for update`,
  );
  const at = answer.rows[0]?.at;
  return at === undefined ? null : new Date(at);
};

/** Ages in days after the sale at which something ends: every site's sold page, then the redirect (ROUTE-08). */
const soldAges = (directory: SiteDirectory): number[] => [
  ...new Set([...[...directory.sites.values()].map((site) => site.document.vehicle.soldCarDays), soldGoneDays]),
];

const crossings = async (tx: Tx, ages: readonly number[], after: Date, now: Date): Promise<CrossingRow[]> => {
  const from = after.toISOString();
  const to = now.toISOString();
  const ageList = sql.join(
    ages.map((age) => sql`(${age}::int)`),
    sql`, `,
  );
  const answer = await tx.execute<CrossingRow>(sql`
    select id::text, dealership_id, slug, ${sql.raw(listedFactsSql('v'))} as facts from vehicles v
    where not sold and status <> 'sold'
      and created_at + make_interval(days => ${newForDays}) >= ${from}::timestamptz
      and created_at + make_interval(days => ${newForDays}) < ${to}::timestamptz
    union
    select v.id::text, v.dealership_id, v.slug, ${sql.raw(listedFactsSql('v'))} as facts from vehicles v, (values ${ageList}) as ages(days)
    where (v.sold or v.status = 'sold')
      and coalesce(v.sold_at, v.updated_at) + make_interval(days => ages.days) >= ${from}::timestamptz
      and coalesce(v.sold_at, v.updated_at) + make_interval(days => ages.days) < ${to}::timestamptz`);
  return answer.rows;
};

/**
 * Writes a change for every vehicle that the passing of time alone has made different since the last run: New ends
 * after 8 days, sold pages after each site's `soldCarDays`, redirects after 90 days. The boundary instant itself still
 * belongs to the old state. Runs may be late or doubled: each crossing is written once.
 * @returns how many were written
 */
export const recordClockCrossings = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    // Days of 24 hours whatever the session's time zone.
    await tx.execute(sql`set local time zone 'UTC'`);
    const mark = await takeMark(tx, now);
    if (mark === null || mark >= now) return 0;
    const rows = await crossings(tx, soldAges(await readSiteDirectory(tx)), mark, now);
    const changes = rows.map(
      (row): Change => ({
        kind: 'clock',
        dealershipId: row.dealership_id,
        vehicleId: BigInt(row.id),
        slugs: [row.slug],
        facts: [row.facts, row.facts],
      }),
    );
    if (changes.length > 0) await recordChange(tx, changes);
    await tx.execute(sql`update clock_marks set at = ${now.toISOString()}::timestamptz where name = ${clockName}`);
    return changes.length;
  });
