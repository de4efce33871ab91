import {
  createRegistry,
  gaugeOf,
  type RequestMetrics,
  requestMetrics,
  shortMemory,
} from '@forecourt/api-contract/operator';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Database } from '../../ground/database/database';
import type { SearchProvider, SearchRefusal } from '../../subjects/search';
import { lagBehind } from './database-figures';

/** The class of a route of the API. */
export type ApiRoute =
  | 'changes'
  | 'health'
  | 'internal'
  | 'leads'
  | 'media'
  | 'other'
  | 'search'
  | 'shopper'
  | 'stock'
  | 'vehicle';

/** What one API process counts. */
export interface ApiMetrics {
  readonly registry: Registry;
  readonly requests: RequestMetrics<ApiRoute>;
  searchRefused(reason: SearchRefusal): void;
}

const prefixes: readonly (readonly [string, ApiRoute])[] = [
  ['/internal/changes', 'changes'],
  ['/internal/', 'internal'],
  ['/_search/', 'search'],
  ['/api/leads', 'leads'],
  ['/api/stock/', 'stock'],
  ['/api/', 'shopper'],
  ['/media/', 'media'],
  ['/cars/', 'vehicle'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/** The class of the route at a path. `changes` is apart: a question there waits for the next change. */
export const routeAt = (path: string): ApiRoute => prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'other';

export const createApiMetrics = (): ApiMetrics => {
  const registry = createRegistry('api');
  const refused = new Counter({
    name: 'forecourt_searches_refused_total',
    help: 'Searches that were not answered, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  return {
    registry,
    requests: requestMetrics(registry),
    searchRefused: (reason) => refused.inc({ reason }),
  };
};

/** How far the search of this process has come. */
export const watchSearch = (
  registry: Registry,
  { search, database, log }: { readonly search: SearchProvider; readonly database: Database; readonly log: Logger },
): void => {
  const failed = (error: unknown) => log.warn({ err: error }, 'how far the search index is cannot be read');
  const reached = shortMemory(async () => ({ seq: await search.reached() }), failed);
  const behind = shortMemory(async () => {
    const seq = await search.reached();
    return seq === null ? null : lagBehind(database, seq);
  }, failed);
  gaugeOf(
    registry,
    { name: 'forecourt_search_index_ready', help: '1 when the search index is complete, 0 while it is being built.' },
    async () => {
      const found = await reached();
      return found === null ? [] : [{ value: found.seq === null ? 0 : 1 }];
    },
  );
  gaugeOf(registry, { name: 'forecourt_search_index_seq', help: 'The last change that the index holds.' }, async () => {
    const found = await reached();
    return found === null || found.seq === null ? [] : [{ value: found.seq }];
  });
  gaugeOf(
    registry,
    {
      name: 'forecourt_search_index_lag_seconds',
      help: 'Seconds since the oldest change was made that the index of this process does not hold.',
    },
    async () => {
      const lag = await behind();
      return lag === null ? [] : [{ value: lag }];
    },
  );
};
