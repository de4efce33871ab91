import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteDocument } from '@forecourt/config/site-document';
import { indexSettings } from '@forecourt/search/index-settings';
import type { SearchHit } from '@forecourt/search/record';
import { createSearchEngine, type SearchEngine, SearchEngineError } from '@forecourt/search-engine';
import type { Logger } from 'pino';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { type Registration, registerFollower } from '../../ground/spine/follower-registry';
import { currentPosition, type Position, readChanges } from '../../ground/spine/read-changes';
import { siteDirectory } from '../sites';
import { applyChanges, type IndexMembers, noteMembers } from './apply-changes';
import { askEngine } from './ask-engine';
import { readStock } from './read-stock';
import { noteSources, type RecordSources } from './record-source';
import { embeddedAccessOf, readSearchKey } from './search-key';
import { SearchAwayError, type SearchProvider, type SiteQuery } from './search-provider';
import { vehicleRecords } from './site-records';
import { changesSources, tellUnreadable } from './tell-unreadable';

const pollMs = 200;
const retryMs = 1_000;

export interface EmbeddedSearchDeps {
  readonly database: Database;
  readonly env: Pick<Env, 'now' | 'searchIndex' | 'searchSecret' | 'searchProvider' | 'algolia'>;
  readonly log: Logger;
  /** Makes an engine; tests may watch it. */
  readonly createEngine?: () => SearchEngine;
}

/**
 * The embedded engine of one API process: built from the database, kept up by following the spine, built anew when
 * its worker dies or a rebuild is asked for. Searches go on during a rebuild (STCK-03).
 */
export class EmbeddedSearch implements SearchProvider {
  private readonly deps: EmbeddedSearchDeps;
  private readonly stopping = new AbortController();
  private readonly events = new EventEmitter<{ advanced: [] }>();
  private current: SearchEngine | null = null;
  private registration: Registration | null = null;
  private members: IndexMembers = new Map();
  private sources: RecordSources = new Map();
  private applied: Position = 0;
  private running: Promise<void> | null = null;
  private rebuilding: Promise<void> | null = null;
  private rebuildWanted = false;
  /** The position of a requested rebuild that has not ended: no change from it on is published before it ends. */
  private rebuildAt: Position | null = null;
  /** The place reached has yet to be said: a rebuild has ended since it was, or it could not be. */
  private reportOwed = false;

  constructor(deps: EmbeddedSearchDeps) {
    this.deps = deps;
    this.events.setMaxListeners(0);
  }

  /** The engine once its index is complete; null before, and while a crashed one is replaced. */
  get engine(): SearchEngine | null {
    return this.current;
  }

  /** How far this process's index has come. */
  get position(): Position {
    return this.applied;
  }

  async reached(): Promise<Position | null> {
    return this.current === null ? null : this.applied;
  }

  async hitsOf(site: SiteDocument, queries: readonly SiteQuery[]): Promise<readonly (readonly SearchHit[])[]> {
    const { env } = this.deps;
    if (this.current === null) throw new SearchAwayError('The search index is being built.');
    const verifyKey = (key: string) => readSearchKey(key, env, env.now(), null);
    const answers = await askEngine<{ readonly hits: readonly SearchHit[] }>(
      this.current,
      embeddedAccessOf(site, env),
      verifyKey,
      queries,
    ).catch((error: unknown) => {
      if (!(error instanceof SearchEngineError)) throw error;
      throw new SearchAwayError('The search engine cannot answer.', { cause: error });
    });
    return answers.map(({ hits }) => hits);
  }

  /** Begins to build and follow; returns at once. */
  start(): void {
    this.running ??= this.run();
  }

  /** Waits until the index has moved on, `limitMs` have passed or `signal` fires, whichever is first. */
  async advanced(limitMs: number, signal: AbortSignal): Promise<void> {
    // Node takes whole milliseconds only, and callers compute what is left of a deadline.
    const limit = AbortSignal.any([AbortSignal.timeout(Math.ceil(limitMs)), signal, this.stopping.signal]);
    // An abort is one of the expected ends of the wait.
    await once(this.events, 'advanced', { signal: limit }).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.rebuilding;
    await this.current?.close();
    this.current = null;
    // Without the database there is no entry to take back; its lock is gone with the connection.
    await this.registration?.close().catch(() => undefined);
  }

  private async run(): Promise<void> {
    const { log } = this.deps;
    while (!this.stopping.signal.aborted) {
      try {
        if (this.current === null) await this.build();
        await this.follow();
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        log.error({ err: error }, 'search index cannot follow; trying again');
        await this.rest(retryMs);
      }
    }
  }

  private rest(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  /** A new engine, filled from the database. Everything committed before the position is read is in what follows. */
  private async build(): Promise<void> {
    const { database, env, log } = this.deps;
    const engine = (this.deps.createEngine ?? createSearchEngine)();
    engine.once('exit', ({ error }) => {
      if (this.current === engine) this.current = null;
      if (error !== undefined) log.error({ err: error }, 'search worker ended; building a new one');
    });
    try {
      const position = await currentPosition(database.db);
      await engine.createIndex(indexSettings(env.searchIndex));
      this.members = new Map();
      this.sources = new Map();
      const count = await this.fill(engine, this.members, this.sources);
      this.registration ??= await registerFollower(database, 'search-engine', position);
      this.current = engine;
      this.rebuildAt = null;
      await this.advance(Math.max(position, this.applied));
      log.info({ records: count, position }, 'search index built');
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  private async fill(engine: SearchEngine, members: IndexMembers, sources: RecordSources): Promise<number> {
    return engine.replaceAll(this.deps.env.searchIndex, this.allRecords(members, sources));
  }

  /** Reads nothing before it is first asked: the engine keeps what is applied from then on. */
  private async *allRecords(members: IndexMembers, sources: RecordSources) {
    const { database, env } = this.deps;
    const directory = await siteDirectory(database.db);
    tellUnreadable(directory, this.deps.log);
    noteSources(sources, directory.allSites, directory, env.now());
    for await (const page of readStock(database.db, directory)) {
      if (this.stopping.signal.aborted) throw new Error('The search service is closing.');
      const records = page.flatMap((vehicle) => vehicleRecords(vehicle, directory, env.now()).upsert);
      noteMembers(members, records);
      yield records;
    }
  }

  private async follow(): Promise<void> {
    const { database, env } = this.deps;
    while (!this.stopping.signal.aborted && this.current !== null) {
      const engine = this.current;
      if (this.reportOwed) await this.advance(this.applied);
      const batch = await readChanges(database.db, this.applied);
      if (batch.changes.length === 0) {
        await this.rest(pollMs);
        continue;
      }
      const directory = await siteDirectory(database.db);
      if (changesSources(batch.changes)) tellUnreadable(directory, this.deps.log);
      await applyChanges(
        {
          db: database.db,
          directory,
          members: this.members,
          sources: this.sources,
          membersAreComplete: this.rebuilding === null,
          now: env.now(),
          writer: { apply: (change) => engine.apply({ indexName: env.searchIndex, ...change }) },
        },
        batch.changes,
      );
      const kinds = new Set(batch.changes.map(({ kind }) => kind));
      if (kinds.has('search-rebuild')) {
        const asked = batch.changes.find(({ kind }) => kind === 'search-rebuild');
        this.rebuildAt ??= asked?.position ?? batch.position;
        this.rebuild(engine);
      }
      // A rebuild under way reads with the directory it began with, and must be done again with the new one.
      else if (this.rebuilding !== null && changesSources(batch.changes)) this.rebuildWanted = true;
      await this.advance(batch.position);
    }
  }

  /** Beside the following: changes that come meanwhile are applied to both, and win over what the rebuild read. */
  private rebuild(engine: SearchEngine): void {
    if (this.rebuilding !== null) {
      this.rebuildWanted = true;
      return;
    }
    const { log } = this.deps;
    // What it reads may be newer than what has been followed: the sources stay as those who follow know them.
    this.rebuilding = this.fill(engine, this.members, new Map())
      .then((records) => log.info({ records }, 'search index rebuilt'))
      .catch((error: unknown) => {
        if (!this.stopping.signal.aborted)
          log.error({ err: error }, 'search index could not be rebuilt; the old one serves on');
      })
      .finally(() => {
        this.rebuilding = null;
        if (this.rebuildWanted && this.current === engine) {
          this.rebuildWanted = false;
          this.rebuild(engine);
          return;
        }
        this.rebuildAt = null;
        this.reportOwed = true;
      });
  }

  private async advance(position: Position): Promise<void> {
    this.applied = position;
    // Not afterwards: a rebuild that ends while this is being said owes another.
    this.reportOwed = false;
    // Pages drawn again from the index before the rebuild would keep what it is there to mend.
    const said = this.rebuildAt === null ? position : Math.min(position, this.rebuildAt - 1);
    try {
      await this.registration?.report(said);
    } catch (error) {
      this.reportOwed = true;
      throw error;
    }
    this.events.emit('advanced');
  }
}
