import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import type { Logger } from 'pino';
import { requestLog } from '../log/request-log';
import type { Database } from './database';

/** Milliseconds from which on a query is slow: a page waits for several. */
const slowMs = 1_000;
/** Characters of a query that are logged: enough to find it by. */
const mostShown = 300;

/** The text of a query as it may be logged: its values stand apart from it, and are not. */
const textOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, mostShown) : 'a stream of rows';
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** What verbs ask for and reckon with: a constraint that speaks (class 23), a transaction to be tried again (40). */
const isReckonedWith = (error: unknown): boolean => /^(23|40)/.test(codeOf(error) ?? '');

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

/**
 * Logs queries that are slow, and those that fail, with the id of the request that they are made for: a query in the
 * database's own log is found here by its text. Values are never logged. Failures that verbs reckon with are told at
 * level debug.
 * @param limitMs milliseconds from which on one is slow
 */
export const watchQueries = (
  { pool }: Pick<Database, 'pool'>,
  log: Pick<Logger, 'debug' | 'warn'>,
  limitMs: number = slowMs,
): void => {
  const known = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient): void => {
    if (known.has(client)) return;
    known.add(client);
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const query = (...args: readonly unknown[]): unknown => {
      const own = requestLog() ?? log;
      const began = performance.now();
      return watched(
        args,
        (given) => send(...given),
        (error) => {
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
