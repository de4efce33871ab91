import { AsyncResource } from 'node:async_hooks';
import { noTraces, type Span, type Traces } from '@forecourt/api-contract/traces';
import type pg from 'pg';
import type { Logger } from 'pino';
import { requestLog } from '../log/request-log';
import type { Database } from './database';
import { queryKind } from './query-kind';

/** Milliseconds from which on a query is slow: a page waits for several. */
const slowMs = 1_000;
/** Characters of a query that are logged: enough to find it by. */
const mostShown = 300;

/** The text of a query: its values stand apart from it. */
const wholeTextOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text : 'a stream of rows';
};

/** The text of a query as it may be logged. */
const textOf = (query: unknown): string => wholeTextOf(query).replace(/\s+/g, ' ').trim().slice(0, mostShown);

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** What verbs ask for and reckon with: a constraint that speaks (class 23), a transaction to be tried again (40). */
const isReckonedWith = (error: unknown): boolean => /^(23|40)/.test(codeOf(error) ?? '');

/** Whether a query is one that the driver is given whole, and whose rows come as events. */
const isStream = (query: unknown): boolean => typeof query === 'object' && query !== null && 'submit' in query;

type Settle = (error: unknown) => void;

/** Ends the watch with the answer, which is a promise or comes to a callback at the end of the arguments. */
const watched = (args: readonly unknown[], send: (args: readonly unknown[]) => unknown, settle: Settle): unknown => {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const told = (error: unknown, ...rest: readonly unknown[]): unknown => {
      settle(error);
      return last(error, ...rest);
    };
    return send([...args.slice(0, -1), told]);
  }
  const answer = send(args);
  if (answer instanceof Promise)
    answer.then(
      () => settle(null),
      (error: unknown) => settle(error ?? new Error('A query failed without a reason.')),
    );
  return answer;
};

/** Begins the span of a query, where it is made for work that has one; null where not, and for a stream of rows, whose end nobody is told. */
const beginQuery = (traces: Traces, query: unknown): Span | null => {
  if (traces.current() === null || isStream(query)) return null;
  const { operation, table } = queryKind(wholeTextOf(query));
  return traces.begin({
    name: table === null ? operation : `${operation} ${table}`,
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table },
  });
};

/** Ends the span of a query. What verbs reckon with is told by its code and is no failure. */
const endQuery = (span: Span | null, error: unknown): void => {
  if (error === null || error === undefined) {
    span?.end();
    return;
  }
  const code = codeOf(error);
  span?.end({
    facts: { 'db.response.status_code': code ?? null },
    ...(isReckonedWith(error) ? {} : { failed: code ?? 'no_answer' }),
  });
};

/**
 * Logs queries that are slow, and those that fail, with the id of the request that they are made for: a query in the
 * database's own log is found here by its text. Values are never logged. Failures that verbs reckon with are told at
 * level debug. Each query that is made for work of a trace is a span of it: its operation and table, never its text.
 * @param limitMs milliseconds from which on one is slow
 */
export const watchQueries = (
  { pool }: Pick<Database, 'pool'>,
  log: Pick<Logger, 'debug' | 'warn'>,
  { limitMs = slowMs, traces = noTraces }: { readonly limitMs?: number; readonly traces?: Traces } = {},
): void => {
  const known = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient): void => {
    if (known.has(client)) return;
    known.add(client);
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const query = (...args: readonly unknown[]): unknown => {
      const own = requestLog() ?? log;
      const began = performance.now();
      const span = beginQuery(traces, args[0]);
      return watched(
        args,
        (given) => send(...given),
        (error) => {
          endQuery(span, error);
          const ms = Math.round(performance.now() - began);
          const facts = { ms, query: textOf(args[0]) };
          const code = codeOf(error);
          if (error !== null && error !== undefined)
            own[isReckonedWith(error) ? 'debug' : 'warn'](
              { ...facts, ...(code === undefined ? {} : { code }) },
              'a query failed',
            );
          else if (ms >= limitMs) own.warn(facts, 'a query was slow');
        },
      );
    };
    Object.assign(client, { query });
  };
  pool.on('acquire', watch);
  // Who waits for a connection is called by whoever gives it back, and is to stay in the request of its own.
  const connect = pool.connect.bind(pool) as (...args: readonly unknown[]) => unknown;
  Object.assign(pool, {
    connect: (...args: readonly unknown[]) =>
      connect(...args.map((arg) => (typeof arg === 'function' ? AsyncResource.bind(arg as () => void) : arg))),
  });
};
