import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../../ground/database/database';
import type { Env } from '../../../ground/env/env';
import { type Registration, registerFollower } from '../../../ground/spine/follower-registry';
import { currentPosition, isPlaceLost, type Position, readChanges } from '../../../ground/spine/read-changes';
import { waitForTurn } from '../../../ground/spine/single-turn';
import { siteDirectory } from '../../sites';
import { applyChanges, type IndexMembers, noteMembers } from '../apply-changes';
import { readStock } from '../read-stock';
import { noteSources, type RecordSources } from '../record-source';
import { vehicleRecords } from '../site-records';
import { changesSources, tellUnreadable } from '../tell-unreadable';
import type { HostedIndex } from './hosted-index';
import { readPlace, writePlace } from './index-place';

const pollMs = 200;
/** Waits after a failure in milliseconds: the first, and the longest. */
const retryMs = { first: 1_000, longest: 30_000 } as const;

interface PusherDeps {
  readonly database: Database;
  readonly env: Pick<Env, 'now'>;
  readonly index: HostedIndex;
  /** Under which the place reached is kept. */
  readonly placeName: string;
  readonly log: Logger;
}

/** The site and the vehicle of a record: the way back from `recordId`. */
const memberOf = (objectID: string): { readonly site: string; readonly id: string } => {
  const colon = objectID.lastIndexOf(':');
  return { site: objectID.slice(0, colon), id: objectID.slice(colon + 1) };
};

/** One worker's time as the only one who writes the index. */
class Push {
  private readonly deps: PusherDeps;
  private readonly ended: AbortSignal;
  private members: IndexMembers = new Map();
  private sources: RecordSources = new Map();
  private applied: Position = 0;
  private registration: Registration | null = null;
  /** The position of a requested rebuild that has not ended: no change from it on is published before it ends. */
  private rebuildAt: Position | null = null;
  /** Another was asked for while one was under way. */
  private isAskedAgain = false;

  constructor(deps: PusherDeps, ended: AbortSignal) {
    this.deps = deps;
    this.ended = ended;
  }

  /** Begins where the last one stopped, or fills the index; then follows until the end. A failure is tried again. */
  async run(): Promise<void> {
    const { log } = this.deps;
    let wait: number = retryMs.first;
    let isBegun = false;
    while (!this.ended.aborted) {
      try {
        if (!isBegun) await this.begin();
        isBegun = true;
        const { hadWork } = await this.followOnce();
        if (this.rebuildAt !== null) await this.rebuild();
        wait = retryMs.first;
        if (!hadWork) await this.rest(pollMs);
      } catch (error) {
        if (this.ended.aborted) break;
        log.error({ err: error, againInMs: wait }, "Algolia's index cannot be kept up; trying again");
        await this.rest(wait);
        wait = Math.min(wait * 2, retryMs.longest);
      }
    }
    await this.registration?.close().catch(() => undefined);
  }

  private rest(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.ended }).catch(() => undefined);
  }

  private async begin(): Promise<void> {
    const { database, index, placeName, log } = this.deps;
    const place = await readPlace(database.db, placeName);
    const isThere = await index.exists();
    if (place === null || !isThere || (await isPlaceLost(database.db, place))) {
      // An index that nobody uses yet may be made; the settings of one in use are the operator's to change.
      if (!isThere) await index.configure();
      const position = await currentPosition(database.db);
      const records = await this.fill(async () => undefined);
      this.applied = position;
      await this.keepPlace();
      log.info({ records, position }, 'index filled at Algolia');
    } else {
      this.members = await this.readMembers();
      this.applied = place;
    }
    await this.tellSettings();
    this.registration ??= await registerFollower(database, 'algolia', this.applied);
  }

  /** An older or newer release, or somebody in Algolia's dashboard, may have set the index otherwise. */
  private async tellSettings(): Promise<void> {
    const found = await this.deps.index.configure({ dry: true });
    const different = Object.entries(found).filter(([, { changed }]) => changed.length > 0);
    if (different.length === 0) return;
    this.deps.log.warn(
      { settings: Object.fromEntries(different.map(([name, { changed }]) => [name, changed])) },
      "Algolia's settings are not those of this release; run: forecourt search configure",
    );
  }

  private async readMembers(): Promise<IndexMembers> {
    const members: IndexMembers = new Map();
    for await (const ids of this.deps.index.objectIds()) noteMembers(members, ids.map(memberOf));
    return members;
  }

  /** Writes every record, then takes out what is none. `meanwhile` runs between pages, so that changes do not wait. */
  private async fill(meanwhile: () => Promise<void>): Promise<number> {
    const { database, env, index, log } = this.deps;
    this.members = new Map();
    this.sources = new Map();
    let written = 0;
    const atFirst = await siteDirectory(database.db);
    tellUnreadable(atFirst, log);
    noteSources(this.sources, atFirst.allSites, atFirst, env.now());
    for await (const page of readStock(database.db, atFirst)) {
      this.ended.throwIfAborted();
      // Sites may have changed since the last page.
      const directory = await siteDirectory(database.db);
      const records = page.flatMap((vehicle) => vehicleRecords(vehicle, directory, env.now()).upsert);
      await index.apply({ upsert: records, remove: [] });
      noteMembers(this.members, records);
      written += records.length;
      await meanwhile();
    }
    await index.settled();
    const strangers: string[] = [];
    for await (const ids of index.objectIds()) {
      strangers.push(
        ...ids.filter((objectID) => {
          const { site, id } = memberOf(objectID);
          return this.members.get(site)?.has(id) !== true;
        }),
      );
    }
    await index.apply({ upsert: [], remove: strangers });
    await index.settled();
    return written;
  }

  private async rebuild(): Promise<void> {
    const { log } = this.deps;
    this.isAskedAgain = false;
    const records = await this.fill(async () => void (await this.followOnce()));
    if (!this.isAskedAgain) this.rebuildAt = null;
    await this.keepPlace();
    log.info({ records }, 'index written anew at Algolia');
  }

  private async followOnce(): Promise<{ readonly hadWork: boolean }> {
    const { database, env, index, log } = this.deps;
    const batch = await readChanges(database.db, this.applied);
    if (batch.changes.length === 0) return { hadWork: false };
    const directory = await siteDirectory(database.db);
    if (changesSources(batch.changes)) tellUnreadable(directory, log);
    await applyChanges(
      {
        db: database.db,
        directory,
        members: this.members,
        sources: this.sources,
        membersAreComplete: this.rebuildAt === null,
        now: env.now(),
        writer: index,
      },
      batch.changes,
    );
    await index.settled();
    const asked = batch.changes.find(({ kind }) => kind === 'search-rebuild');
    if (asked !== undefined) {
      this.isAskedAgain = this.rebuildAt !== null;
      this.rebuildAt ??= asked.position;
    }
    this.applied = batch.position;
    await this.keepPlace();
    return { hadWork: true };
  }

  /** Whoever goes on from the place kept does again what a rebuild under way was to do. */
  private async keepPlace(): Promise<void> {
    const { database, placeName } = this.deps;
    const place = this.rebuildAt === null ? this.applied : Math.min(this.applied, this.rebuildAt - 1);
    await writePlace(database.db, placeName, place);
    await this.registration?.report(place);
  }
}

/**
 * Keeps an index at Algolia equal to the database: fills it once, then follows the spine. Of all workers one does it at
 * a time; the next takes over when that one ends, from the place kept. Returns when `stopping` fires.
 */
export const keepHostedIndex = async (deps: PusherDeps, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const turn = await waitForTurn(deps.database, deps.placeName, stopping);
    if (turn === null) return;
    try {
      await new Push(deps, AbortSignal.any([stopping, turn.lost])).run();
    } finally {
      await turn.end();
    }
  }
};
