import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { isAvailable } from '@forecourt/domain/vehicle';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { stockRuns, vehicles } from '../../ground/database/schema';
import { type Fault, onlyFaults, readOnce, type SiteCheck, spelledTime } from '../../ground/modules/site-check';
import { siteDealerships } from '../sites';
import { readStockStanding, type StockStanding } from './stock-standing';

const command = (dealership: string) =>
  `forecourt stock import <file> --dealership ${dealership} --profile <name> (docs/guides/import-stock.md)`;

/** What decides whether a site shows a vehicle. */
const { id, sold, status, make, car_type, item_type, location_id, show_on_dealer_website } = vehicles;

/** Vehicles that are looked at together: the first ones of most sites are shown. */
const page = 200;

/** The vehicles of a dealership that are not sold, some at a time. */
async function* unsold(db: Db, dealership: Dealership) {
  let last: bigint | undefined;
  for (;;) {
    const rows = await db
      .select({ id, sold, status, make, car_type, item_type, location_id, show_on_dealer_website })
      .from(vehicles)
      .where(
        and(eq(vehicles.dealership_id, dealership.id), eq(sold, false), last === undefined ? undefined : gt(id, last)),
      )
      .orderBy(id)
      .limit(page);
    last = rows.at(-1)?.id;
    yield rows;
    if (rows.length < page) return;
  }
}

/** That a site has nothing to show, and why. */
const noStock = async (db: Db, site: SiteDocument, shown: readonly Dealership[]): Promise<readonly Fault[]> => {
  const [first] = shown;
  if (first === undefined)
    return [
      {
        what: 'It shows the stock of no dealership that is live.',
        mend: 'Apply the dealership, or name another in stockFrom: forecourt dealerships apply <file>',
      },
    ];
  let count = 0;
  for (const dealership of shown)
    for await (const rows of unsold(db, dealership)) {
      if (rows.some((row) => isAvailable(row) && siteShows(site, { ...row, dealership_slug: dealership.slug })))
        return [];
      count += rows.length;
    }
  const names = shown.map(({ slug }) => slug).join(', ');
  return count === 0
    ? [{ what: `No vehicle is for sale at ${names}: its lists are empty.`, mend: command(first.slug) }]
    : [
        {
          what: `${count} vehicles stand at ${names}, and it shows none of them: they are hidden, sold or reserved, or its stockFrom takes none of their kind.`,
          mend: 'Compare stockFrom of the site document with what forecourt stock runs says came, then forecourt sites apply <file>',
        },
      ];
};

/** What the last run of a feed ended with, where it failed. */
const lastError = async (db: Db, { dealership, feed }: StockStanding, ids: ReadonlyMap<string, string>) => {
  const [run] = await db
    .select({ status: stockRuns.status, error: stockRuns.error })
    .from(stockRuns)
    .where(
      and(eq(stockRuns.dealership_id, ids.get(dealership) ?? ''), feed === null ? undefined : eq(stockRuns.feed, feed)),
    )
    .orderBy(desc(stockRuns.started_at))
    .limit(1);
  return run?.status === 'failed' && run.error !== null ? ` The last run failed: ${run.error}` : '';
};

const lateFault = async (db: Db, late: StockStanding, ids: ReadonlyMap<string, string>): Promise<Fault> => {
  const { dealership, feed, cameAt, ageSeconds, dueSeconds } = late;
  const name = feed === null ? `Uploads of ${dealership}` : `Feed ${feed} of ${dealership}`;
  const came =
    cameAt === null
      ? `never came whole in the ${spelledTime(ageSeconds)} since it was set up`
      : `last came whole ${spelledTime(ageSeconds)} ago`;
  return {
    what: `${name} ${came}; late is ${spelledTime(dueSeconds)}.${await lastError(db, late, ids)}`,
    mend:
      feed === null
        ? `Ask the supplier; what came: forecourt stock runs --dealership ${dealership}`
        : `forecourt stock feed run ${feed} --dealership ${dealership}`,
  };
};

const standingOnce = readOnce(({ db, env }) => readStockStanding(db, env.now()));

/** A site has stock to show, and what comes by itself is in time. */
export const stockCheck: SiteCheck = {
  name: 'stock',
  ofSite: async (site, deps) => {
    const { db } = deps;
    const dealerships = await siteDealerships(db, site);
    const sources = new Set(site.stockFrom.map(({ dealership }) => dealership));
    const shown = dealerships.filter(({ slug }) => sources.has(slug));
    const ids = new Map(shown.map(({ id, slug }) => [slug, id]));
    const standing = (await standingOnce(deps)).filter(({ dealership }) => ids.has(dealership));
    const late = standing.filter(({ ageSeconds, dueSeconds }) => ageSeconds > dueSeconds);
    return onlyFaults([
      ...(await noStock(db, site, shown)),
      ...(await Promise.all(late.map((one) => lateFault(db, one, ids)))),
    ]);
  },
};
