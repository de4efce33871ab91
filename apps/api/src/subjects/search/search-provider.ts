import type { SiteDocument } from '@forecourt/config/site-document';
import type { SearchHit } from '@forecourt/search/record';
import type { SearchEngine } from '@forecourt/search-engine';
import type { Position } from '../../ground/spine/read-changes';

/** One query of a multi-query, in the protocol's terms. */
export type SiteQuery = Readonly<Record<string, unknown>> & { readonly indexName: string };

/** Whoever answers searches for one API process: the engine inside it, or the hosted service. */
export interface SearchProvider {
  /** The engine behind `/_search`; null while none is ready, and always where the hosted service answers. */
  readonly engine: SearchEngine | null;
  /** Begins to serve; returns at once. */
  start(): void;
  /** How far the index has come; null until it is complete. */
  reached(): Promise<Position | null>;
  /** Waits until the index has moved on, as far as this process learns of it, `limitMs` have passed or `signal` fires. */
  advanced(limitMs: number, signal: AbortSignal): Promise<void>;
  /**
   * Hits of a site's queries, through its sealed key.
   * @throws SearchAwayError when nothing can answer now; Error when the queries are refused.
   */
  hitsOf(site: SiteDocument, queries: readonly SiteQuery[]): Promise<readonly (readonly SearchHit[])[]>;
  close(): Promise<void>;
}

/** Search cannot answer now: it is starting, or cannot be reached. */
export class SearchAwayError extends Error {
  override readonly name = 'SearchAwayError';
}
