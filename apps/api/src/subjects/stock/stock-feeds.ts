import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../ground/database/database';
import { dealerships, stockFeeds } from '../../ground/database/schema';
import { keepsSchedules, scheduleFault } from '../../ground/jobs/schedule-fault';
import { shownAddress } from '../../ground/outbound/read-remote';
import { type FeedLimits, importFromUrl } from './import-from-url';
import { findDealership, type ImportResult } from './import-stock';
import { findProfile } from './profiles';
import { StockError } from './stock-error';

/** A feed that the worker fetches by itself. */
export interface ScheduledFeed {
  readonly dealership: string;
  readonly name: string;
  readonly url: string;
  readonly profile: string;
  readonly mode: 'snapshot' | 'delta';
  /** Cron expression of five parts, in `zone` (IANA). */
  readonly schedule: string;
  readonly zone: string;
  /** Largest share of the feed's vehicles, 0 to 1, that a snapshot may take off sale. */
  readonly removal_limit: number;
  readonly paused: boolean;
}

/** Small letters, digits and hyphens, as a feed is called on the command line and in addresses. */
export const feedName = /^[a-z0-9][a-z0-9-]{0,62}$/;

const invalid = (message: string, remedy: string): StockError => new StockError('feed-invalid', message, remedy);

const check = ({ url, schedule, zone, name, removal_limit }: ScheduledFeed): void => {
  if (!feedName.test(name))
    throw invalid(`"${name}" cannot be a feed's name.`, 'Use small letters, digits and hyphens.');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.password !== '')
    throw invalid('The address is not one that is fetched.', 'Use http or https, without a name or password in it.');
  if (!/^(?:[\d*/,-]+|[A-Za-z,-]+)(?:\s+(?:[\d*/,-]+|[A-Za-z,-]+)){4}$/.test(schedule.trim()))
    throw invalid(`"${schedule}" is not a schedule.`, 'Write five parts as cron does, such as "*/30 6-20 * * *".');
  const fault = scheduleFault(schedule, 'UTC');
  if (fault !== null)
    throw invalid(
      `"${schedule}" is not a schedule: ${fault}.`,
      'Write five parts as cron does, such as "*/30 6-20 * * *".',
    );
  if (!Intl.supportedValuesOf('timeZone').includes(zone) && zone !== 'UTC')
    throw invalid(`"${zone}" is not a time zone.`, 'Use a name such as Australia/Melbourne.');
  if (!keepsSchedules(zone))
    throw invalid(
      `In "${zone}" clocks move by half an hour, and a schedule would lose the night of it.`,
      'Use the zone of another place, such as Australia/Sydney.',
    );
  if (!(removal_limit >= 0 && removal_limit <= 1))
    throw invalid('The removal limit is out of range.', 'Use a share from 0 to 1.');
};

/** Stores a feed, or changes the one of that name. */
export const setFeed = async ({ db, pool }: Database, feed: ScheduledFeed): Promise<void> => {
  check(feed);
  findProfile(feed.profile);
  const { id: dealership_id } = await findDealership(pool, feed.dealership);
  const { dealership: _, ...values } = feed;
  await db
    .insert(stockFeeds)
    .values({ ...values, dealership_id })
    .onConflictDoUpdate({
      target: [stockFeeds.dealership_id, stockFeeds.name],
      set: { ...values, updated_at: sql`now()` },
    });
};

const selected = {
  dealership: dealerships.slug,
  name: stockFeeds.name,
  url: stockFeeds.url,
  profile: stockFeeds.profile,
  mode: stockFeeds.mode,
  schedule: stockFeeds.schedule,
  zone: stockFeeds.zone,
  removal_limit: stockFeeds.removal_limit,
  paused: stockFeeds.paused,
};

/** Feeds by dealership and name, of one dealership or of all. Addresses are whole: show them by {@link shownFeed}. */
export const listFeeds = (db: Db, dealership?: string): Promise<ScheduledFeed[]> =>
  db
    .select(selected)
    .from(stockFeeds)
    .innerJoin(dealerships, eq(dealerships.id, stockFeeds.dealership_id))
    .where(dealership === undefined ? undefined : eq(dealerships.slug, dealership))
    .orderBy(asc(dealerships.slug), asc(stockFeeds.name));

/** A feed without the query of its address, which may hold a key. */
export const shownFeed = (feed: ScheduledFeed): ScheduledFeed => ({ ...feed, url: shownAddress(feed.url) });

/** Forgets a feed; its stock and its history stay. Answers whether there was one. */
export const removeFeed = async (db: Db, dealership: string, name: string): Promise<boolean> => {
  const removed = await db
    .delete(stockFeeds)
    .where(
      and(
        eq(stockFeeds.name, name),
        eq(
          stockFeeds.dealership_id,
          db.select({ id: dealerships.id }).from(dealerships).where(eq(dealerships.slug, dealership)),
        ),
      ),
    )
    .returning({ name: stockFeeds.name });
  return removed.length > 0;
};

/** Fetches and imports a feed now. Throws {@link StockError} when nothing was changed. */
export const runFeed = async (
  database: Database,
  env: FeedLimits & { readonly now: () => Date },
  dealership: string,
  name: string,
): Promise<ImportResult> => {
  const feed = (await listFeeds(database.db, dealership)).find((candidate) => candidate.name === name);
  if (feed === undefined)
    throw new StockError(
      'feed-unknown',
      `Dealership "${dealership}" has no feed "${name}".`,
      'See forecourt stock feed list.',
    );
  return importFromUrl(database, env, feed.url, {
    dealership,
    profile: feed.profile,
    feed: name,
    mode: feed.mode,
    removalLimit: feed.removal_limit,
    now: env.now(),
    picture: async () => null,
  });
};
