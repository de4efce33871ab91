import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../ground/database/database';
import { hostedIndexPlaces } from '../../ground/database/schema';
import type { Env } from '../../ground/env/env';
import type { CountJob } from '../../ground/jobs/job-counts';
import {
  currentPosition,
  isPlaceLost,
  type Position,
  type RecordedChange,
  readChanges,
} from '../../ground/spine/read-changes';
import { linkedMark } from '../../ground/spine/record-change';
import { readPlace, writePlace } from '../search';
import { type SiteDirectory, siteDirectory } from '../sites';
import { type ChangedPage, contentEvent } from './content-events';
import { type KeptReceivers, syncReceivers } from './event-receivers';
import {
  appendEvents,
  type EventStream,
  eventStreamsOf,
  holdStream,
  owesGap,
  renewRestoredStreams,
} from './event-stream';
import { type Noting, noteStock, noteVehicles } from './note-vehicles';
import type { NewEvent } from './vehicle-events';

/** Under which the place reached is kept. */
export const eventsPlace = 'events';

interface FollowerDeps {
  readonly database: Pick<Database, 'db'>;
  readonly env: Pick<Env, 'now'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly count: CountJob;
}

/** The vehicles that a batch of changes touches, by dealership, each once. */
const changedVehicles = (changes: readonly RecordedChange[]): ReadonlyMap<string, readonly bigint[]> => {
  const found = new Map<string, Set<bigint>>();
  for (const { kind, dealershipId, vehicleId } of changes) {
    // The end of a reservation is a crossing of time.
    const isVehicle = kind === 'vehicle' || kind === 'clock';
    if (!isVehicle || dealershipId === null || vehicleId === null) continue;
    const ids = found.get(dealershipId) ?? new Set();
    found.set(dealershipId, ids.add(vehicleId));
  }
  return new Map([...found].map(([id, ids]) => [id, [...ids]]));
};

/** The pages whose content a batch of changes touches, by the dealership that their site belongs to, each once. */
const changedPages = (
  changes: readonly RecordedChange[],
  { sites }: SiteDirectory,
): ReadonlyMap<string, readonly ChangedPage[]> => {
  const pages = new Map<string, ChangedPage>();
  for (const { kind, websiteId, slugs } of changes) {
    if (kind !== 'content' || websiteId === null) continue;
    for (const key of slugs.filter((slug) => !slug.startsWith(linkedMark)))
      pages.set(`${websiteId} ${key}`, { websiteId, key });
  }
  return Map.groupBy(pages.values(), ({ websiteId }) => sites.get(websiteId)?.document.dealership_id ?? '');
};

/**
 * Follows the spine and finds what receivers are to be told. No page waits for it, so it stands in no register of
 * followers; its place is kept in the database, and one worker at a time is at it.
 */
export class EventFollower {
  private readonly deps: FollowerDeps;
  private readonly receivers: KeptReceivers = new Map();

  constructor(deps: FollowerDeps) {
    this.deps = deps;
  }

  /**
   * Reads on from the place kept, a batch of changes, after taking down the stock of dealerships that have receivers for
   * the first time. Where changes are gone that were not read, all stock is compared, and what differs is told. While
   * nobody has receivers the place alone moves on.
   * @returns how many changes it read
   */
  async followOnce(): Promise<number> {
    const { database, log } = this.deps;
    const { db } = database;
    const directory = await siteDirectory(db);
    await syncReceivers({ db, log }, directory, this.receivers);
    const streams = await eventStreamsOf(db);
    const place = await readPlace(db, eventsPlace);
    if (streams.length === 0) {
      await this.moveOn(place);
      return 0;
    }
    for (const dealership of await renewRestoredStreams(db))
      log.warn({ dealership }, 'events were counted in another database: a new stream of them begins');
    if (place === null || (await isPlaceLost(db, place))) {
      await this.beginAnew(streams, place);
      return 0;
    }
    await this.begin(streams);
    const batch = await readChanges(db, place);
    if (batch.changes.length === 0) return 0;
    await this.note(streams, batch.changes);
    await this.finish(directory, batch.changes, { from: place, to: batch.position });
    return batch.changes.length;
  }

  private async moveOn(place: Position | null): Promise<void> {
    const { db } = this.deps.database;
    const position = await currentPosition(db);
    if (position !== place) await writePlace(db, eventsPlace, position);
  }

  private noting(how: Noting['how'], { slug }: EventStream): Noting {
    const { env, log, count } = this.deps;
    const onFault: Noting['onFault'] = (vehicle, error) => {
      count('events', 'vehicle-unreadable');
      log.error(
        { err: error, dealership: slug, vehicle: vehicle.toString() },
        'receivers of events are not told of a vehicle that cannot be read; the others are',
      );
    };
    return { how, now: env.now(), onFault };
  }

  /** Takes down the stock of dealerships whose first receivers are told of what comes from now on. */
  private async begin(streams: readonly EventStream[]): Promise<void> {
    const { database, log } = this.deps;
    for (const stream of streams) {
      if (stream.isBegun) continue;
      await noteStock(database.db, stream, this.noting('remembered', stream));
      log.info({ dealership: stream.slug }, 'events begin: stock is remembered as it is');
    }
  }

  private async beginAnew(streams: readonly EventStream[], place: Position | null): Promise<void> {
    const { database, log } = this.deps;
    const { db } = database;
    const position = await currentPosition(db);
    const begun = streams.filter(({ isBegun }) => isBegun);
    await this.begin(streams);
    // What happened in between and was undone again, and what became of pages, nobody knows.
    if (place !== null)
      await owesGap(
        db,
        begun.map(({ id }) => id),
      );
    for (const stream of begun) await noteStock(db, stream, this.noting('told', stream));
    await writePlace(db, eventsPlace, position);
    if (place !== null && begun.length > 0)
      log.warn({ position }, 'changes are gone that no receiver of events was told of: all stock was compared');
  }

  private async note(streams: readonly EventStream[], changes: readonly RecordedChange[]): Promise<void> {
    const { database, log } = this.deps;
    const changed = changedVehicles(changes);
    let found = 0;
    for (const stream of streams) {
      const vehicles = changed.get(stream.id);
      if (vehicles === undefined) continue;
      found += await noteVehicles(database.db, stream, vehicles, this.noting('told', stream));
    }
    if (found > 0) log.info({ events: found }, 'receivers are to be told of vehicles');
  }

  /**
   * Stores what became of pages, together with the place: nothing is remembered of pages, and so the place alone keeps them
   * from being told twice. Another worker that has come further meanwhile has stored them.
   */
  private finish(
    directory: SiteDirectory,
    changes: readonly RecordedChange[],
    { from, to }: { readonly from: Position; readonly to: Position },
  ): Promise<void> {
    const { database, env } = this.deps;
    return database.db.transaction(async (tx) => {
      const [held] = await tx
        .select({ position: hostedIndexPlaces.position })
        .from(hostedIndexPlaces)
        .where(eq(hostedIndexPlaces.name, eventsPlace))
        .for('update');
      if (held?.position !== from) return;
      for (const [dealershipId, pages] of changedPages(changes, directory)) {
        const last = await holdStream(tx, dealershipId);
        if (last === null) continue;
        const made: NewEvent[] = [];
        for (const page of pages) made.push(await contentEvent(tx, page));
        await appendEvents(tx, { dealershipId, last, at: env.now() }, made);
      }
      await writePlace(tx, eventsPlace, to);
    });
  }
}
