import type { Logger } from 'pino';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import {
  currentPosition,
  isPlaceLost,
  type Position,
  type RecordedChange,
  readChanges,
} from '../../ground/spine/read-changes';
import { changesDocuments, documentSource, readPlace, readStock, writePlace } from '../search';
import { type SiteDirectory, siteDirectory } from '../sites';
import { alertSites } from './alert-site';
import { type FindContext, findAlerts, recordsOf } from './find-alerts';
import { firstSeen } from './judge-vehicle';
import { KeptSearches } from './kept-searches';
import { remember } from './vehicle-memory';
import { stateOf } from './vehicle-state';

/** Under which the place reached is kept. */
const placeName = 'alerts';

export interface FollowerDeps {
  readonly database: Pick<Database, 'db'>;
  readonly env: Pick<Env, 'now'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** The vehicles that a batch of changes touches. */
const changedVehicles = (changes: readonly RecordedChange[]): readonly bigint[] => [
  ...new Set(
    changes.flatMap(({ kind, vehicleId }) =>
      (kind === 'vehicle' || kind === 'clock') && vehicleId !== null ? [vehicleId] : [],
    ),
  ),
];

/**
 * Follows the spine and finds what shoppers are to be told. It is no engine that pages wait for, so it stands in no
 * register of followers; its place is kept in the database. One process at a time may have one.
 */
export class AlertFollower {
  private readonly deps: FollowerDeps;
  private readonly searches: KeptSearches;
  private place: Position | null = null;
  /** By site what the memory of its stock was made from, as far as this process knows. */
  private readonly sources = new Map<string, string>();

  constructor(deps: FollowerDeps) {
    this.deps = deps;
    this.searches = new KeptSearches(deps.log);
  }

  /**
   * Reads on from the place kept, a batch of changes. Where there is none, or changes are gone that were not read, all stock
   * is remembered as it is and nothing is told.
   * @returns how many changes it read
   */
  async followOnce(): Promise<number> {
    const { database, log } = this.deps;
    const { db } = database;
    this.place ??= await readPlace(db, placeName);
    if (this.place === null || (await isPlaceLost(db, this.place))) {
      const position = await currentPosition(db);
      const context = await this.contextNow([]);
      await this.rememberStock(context, [...context.sites.keys()], 'replaced');
      await writePlace(db, placeName, position);
      this.place = position;
      log.info({ position }, 'alerts begin: stock is remembered as it is');
      return 0;
    }
    const batch = await readChanges(db, this.place);
    if (batch.changes.length === 0) return 0;
    const context = await this.contextNow(batch.changes);
    if (context.sites.size > 0) {
      const found = await findAlerts(context, changedVehicles(batch.changes));
      if (found > 0) log.info({ found }, 'something to tell shoppers was found');
      // After the vehicles: those that came in the same batch are told.
      await this.rememberStock(context, this.sitesTouched(batch.changes, context), 'kept');
    }
    await writePlace(db, placeName, batch.position);
    this.place = batch.position;
    return batch.changes.length;
  }

  /** What vehicles are judged by now, with the searches of the sites that show what has changed. */
  private async contextNow(changes: readonly RecordedChange[]): Promise<FindContext> {
    const { database, env } = this.deps;
    const { db } = database;
    const directory = await siteDirectory(db);
    const sites = alertSites(directory);
    this.searches.retain(sites);
    const showing = new Set(
      changes.flatMap(({ dealershipId }) => directory.byDealership.get(dealershipId ?? '') ?? []),
    );
    await this.searches.bringUp(
      db,
      [...showing].flatMap((id) => sites.get(id) ?? []),
    );
    return { db, directory, sites, searches: this.searches, now: env.now() };
  }

  /** The sites that may show other stock than before, since documents have changed. */
  private sitesTouched(changes: readonly RecordedChange[], { directory, sites }: FindContext): readonly string[] {
    if (!changesDocuments(changes)) return [];
    const named = new Set(changes.flatMap((change) => namedSites(change, directory)));
    return [...sites.keys()].filter((id) => {
      const before = this.sources.get(id);
      return before === undefined ? named.has(id) : before !== documentSource(id, directory);
    });
  }

  /**
   * Remembers the stock of sites and tells nothing: what a changed document brings at once, such as another dealership, is
   * no news. What is remembered already is kept, so that a change that is yet to be read is told.
   */
  private async rememberStock(
    context: FindContext,
    websiteIds: readonly string[],
    known: 'replaced' | 'kept',
  ): Promise<void> {
    if (websiteIds.length === 0) return;
    const { db, directory, now } = context;
    const among = new Map([...context.sites].filter(([id]) => websiteIds.includes(id)));
    await this.searches.bringUp(db, [...among.values()]);
    const dealershipIds = new Set(
      [...among.values()].flatMap((site) => directory.dealershipsOf(site).map(({ id }) => id)),
    );
    for await (const page of readStock(db, directory, [...dealershipIds])) {
      const records = page.flatMap((vehicle) => recordsOf({ ...context, sites: among }, vehicle));
      const rows = records.flatMap((record) => {
        const site = among.get(record.site);
        if (site === undefined) return [];
        const { isListed } = this.searches.match(record);
        const place = { website_id: record.site, vehicle_id: BigInt(record.id), seen_at: now };
        return [{ ...place, ...firstSeen(stateOf(record, site), isListed, now) }];
      });
      await remember(db, rows, known);
    }
    for (const id of websiteIds) {
      const source = documentSource(id, directory);
      if (source !== null) this.sources.set(id, source);
    }
  }
}

const namedSites = ({ kind, websiteId, dealershipId }: RecordedChange, directory: SiteDirectory): readonly string[] => {
  if (kind === 'site') return websiteId === null ? [] : [websiteId];
  return kind === 'dealership' ? (directory.byDealership.get(dealershipId ?? '') ?? []) : [];
};
