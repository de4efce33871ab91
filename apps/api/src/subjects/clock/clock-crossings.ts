import { stateTimeZone, yearIn } from '@forecourt/domain/calendar';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { type Change, recordChange } from '../../ground/spine/record-change';
import { type SiteDirectory, siteDirectory } from '../sites';
import { crossedVehicles } from './crossed-vehicles';
import { dealershipsWithEndedOffers } from './ended-offers';
import type { TimeGone } from './time-gone';

const clockName = 'vehicles';

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

/** Sites in whose state a new year has begun: the foot of every page says the year. */
const sitesInNewYear = ({ from, to }: TimeGone, directory: SiteDirectory): readonly string[] =>
  [...directory.sites.values()].flatMap(({ document: { state, website_id } }) => {
    const zone = stateTimeZone(state);
    return yearIn(zone, from) === yearIn(zone, to) ? [] : [website_id];
  });

/**
 * Writes a change for everything that the passing of time alone has made different since the last run: New ends after 8
 * days, sold pages after each site's `soldCarDays`, redirects after 90 days, a registration, an announced badge and an
 * offer with their last day, what a lender lends on with the year, and the year in every footer. The boundary instant
 * itself still belongs to the old state. Runs may be late or doubled: each crossing is written once.
 * @returns how many were written
 */
export const recordClockCrossings = async (db: Db, now: Date): Promise<number> => {
  const directory = await siteDirectory(db);
  return db.transaction(async (tx) => {
    const mark = await takeMark(tx, now);
    if (mark === null || mark >= now) return 0;
    const gone = { from: mark, to: now };
    const changes: readonly Change[] = [
      ...(await crossedVehicles(tx, gone, directory)).map(
        ({ id, dealership_id, slug, facts }): Change => ({
          kind: 'clock',
          dealershipId: dealership_id,
          vehicleId: BigInt(id),
          slugs: [slug],
          facts: [facts, facts],
        }),
      ),
      ...(await dealershipsWithEndedOffers(tx, gone)).map((dealershipId): Change => ({ kind: 'offers', dealershipId })),
      ...sitesInNewYear(gone, directory).map((websiteId): Change => ({ kind: 'clock', websiteId })),
    ];
    if (changes.length > 0) await recordChange(tx, changes);
    await tx.execute(sql`update clock_marks set at = ${now.toISOString()}::timestamptz where name = ${clockName}`);
    return changes.length;
  });
};
