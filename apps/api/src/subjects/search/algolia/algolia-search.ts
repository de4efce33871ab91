import { setTimeout as pause } from 'node:timers/promises';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { SearchHit } from '@forecourt/search/record';
import type { SearchQuery } from 'algoliasearch';
import type { Database } from '../../../ground/database/database';
import type { AlgoliaAccess, Env } from '../../../ground/env/env';
import type { Position } from '../../../ground/spine/read-changes';
import { SearchAwayError, type SearchProvider, type SiteQuery } from '../search-provider';
import { algoliaClient } from './algolia-client';
import { algoliaAccessOf } from './algolia-key';
import { placeName, readPlace } from './index-place';

/** Milliseconds between looks at how far the pusher has come. */
const lookMs = 250;

/**
 * Search by Algolia: pages query it directly and the worker updates its index; this class has the API's own queries.
 */
export class AlgoliaSearch implements SearchProvider {
  readonly engine = null;
  private readonly database: Database;
  private readonly access: AlgoliaAccess;
  private readonly env: Pick<Env, 'searchIndex'>;
  private readonly stopping = new AbortController();

  constructor(database: Database, access: AlgoliaAccess, env: Pick<Env, 'searchIndex'>) {
    this.database = database;
    this.access = access;
    this.env = env;
  }

  /** There is nothing to begin: the worker fills the index. */
  start(): void {}

  reached(): Promise<Position | null> {
    return readPlace(this.database.db, placeName(this.access, this.env));
  }

  async advanced(limitMs: number, signal: AbortSignal): Promise<void> {
    const ended = AbortSignal.any([signal, this.stopping.signal]);
    // An abort is one of the expected ends of the wait.
    await pause(Math.min(limitMs, lookMs), undefined, { signal: ended }).catch(() => undefined);
  }

  async hitsOf(site: SiteDocument, queries: readonly SiteQuery[]): Promise<readonly (readonly SearchHit[])[]> {
    const { apiKey } = algoliaAccessOf(site, this.access, this.env);
    const { results } = await algoliaClient(this.access, apiKey)
      .search<SearchHit>({ requests: queries.map((query) => ({ ...query }) as SearchQuery) })
      .catch((error: unknown) => {
        // Refusals have a status; without one no host has answered.
        if (error instanceof Error && 'status' in error) throw error;
        throw new SearchAwayError('Algolia cannot be reached.', { cause: error });
      });
    return results.map((result) => ('hits' in result ? (result.hits as readonly SearchHit[]) : []));
  }

  async close(): Promise<void> {
    this.stopping.abort();
  }
}
