import { recordTraces } from '@forecourt/testing/recorded-traces';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { withRequestLog } from '../log/request-log';
import { type Database, databaseAt } from './database';
import { watchQueries } from './watch-queries';

let made: Database;
let database: Database;
const lines: string[] = [];
const log = pino({ level: 'debug', base: {} }, { write: (line: string) => void lines.push(line) });
const traces = recordTraces();
const told = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

beforeAll(async () => {
  made = await createTestDatabase();
  database = databaseAt(made.url);
  // A connection from before the watch is watched, too.
  await database.pool.query('select 1');
  watchQueries(database, log, { limitMs: 300, traces });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await database.close();
  await made.close();
});

const forRequest = <Result>(request_id: string, work: () => Promise<Result>) =>
  withRequestLog(log.child({ request_id }), work);
/** Fails as the database says, whatever it is asked by. */
const failing = (work: Promise<unknown>) => expect(work).rejects.toThrow();

it('a query that is slow is logged with its request and without its values, one that is quick is not', async () => {
  await forRequest('request-1', async () => {
    await database.db.execute(sql`select pg_sleep(${0.4}), ${'jo@example.com'} as mail`);
    await database.pool.query('select $1::text as mail', ['jo@example.com']);
  });
  expect(told()).toEqual([
    {
      level: 40,
      time: expect.any(Number),
      request_id: 'request-1',
      ms: expect.any(Number),
      query: 'select pg_sleep($1), $2 as mail',
      msg: 'a query was slow',
    },
  ]);
  expect(told()[0]?.ms).toBeGreaterThan(390);
});

it('a query that fails is logged with its code, by pool, by transaction, and outside of a request', async () => {
  const wrong = 'select jo from nowhere';
  await forRequest('request-2', () => failing(database.pool.query(wrong)));
  await forRequest('request-3', () => failing(database.db.transaction((tx) => tx.execute(sql.raw(wrong)))));
  await failing(database.pool.query(wrong));
  expect(told().map(({ level, msg, code, query, request_id }) => [level, msg, code, query, request_id])).toEqual([
    [40, 'a query failed', '42P01', wrong, 'request-2'],
    [40, 'a query failed', '42P01', wrong, 'request-3'],
    [40, 'a query failed', '42P01', wrong, undefined],
  ]);
});

it('a constraint that a verb reckons with is told at level debug', async () => {
  await database.pool.query('create table once (id int primary key)');
  await database.pool.query('insert into once values (1)');
  await failing(database.pool.query('insert into once values ($1)', [1]));
  expect(told().map(({ level, code }) => [level, code])).toEqual([[20, '23505']]);
});

it('requests that wait for a connection of the pool keep their own ids', async () => {
  const ids = Array.from({ length: 40 }, (_, place) => `waiting-${place}`);
  await Promise.all(
    ids.map((id) => forRequest(id, () => failing(database.pool.query(`select pg_sleep(0.01), "${id}"`)))),
  );
  expect(
    told()
      .map(({ request_id, query }) => `${query} ${request_id}`)
      .sort(),
  ).toEqual(ids.map((id) => `select pg_sleep(0.01), "${id}" ${id}`).sort());
});

const inTrace = async (work: () => Promise<unknown>) => {
  const before = traces.spans.length;
  await traces.begin({ name: 'a request', kind: 'server', from: null })?.within(work);
  return traces.spans.slice(before + 1);
};

it('a query for work of a trace is a span of it by operation and table, without values; one for nobody is none', async () => {
  const before = traces.spans.length;
  await database.pool.query('select 1');
  expect(traces.spans).toHaveLength(before);
  const queries = await inTrace(async () => {
    await database.db.execute(sql`select slug from vehicles where slug = ${'jo@example.com'}`);
    await database.db.transaction((tx) => tx.execute(sql`update sites set revision = 1 where slug = ${'jo'}`));
    await failing(database.pool.query('select jo from nowhere'));
    await database.pool.query('create table twice (id int primary key)');
    await database.pool.query('insert into twice values (1)');
    await failing(database.pool.query('insert into twice values ($1)', [1]));
  });
  expect(JSON.stringify(queries)).not.toContain('jo@example.com');
  expect(new Set(queries.map(({ kind, within }) => `${kind} ${within}`))).toEqual(
    new Set([`client span-${before + 1}`]),
  );
  expect(queries.map(({ name, ended }) => [name, ended?.facts?.['db.response.status_code'], ended?.failed])).toEqual([
    ['SELECT vehicles', undefined, undefined],
    ['BEGIN', undefined, undefined],
    ['UPDATE sites', undefined, undefined],
    ['COMMIT', undefined, undefined],
    ['SELECT nowhere', '42P01', '42P01'],
    ['CREATE twice', undefined, undefined],
    ['INSERT twice', undefined, undefined],
    // A constraint that verbs reckon with: told, and no failure.
    ['INSERT twice', '23505', undefined],
  ]);
});

it('requests that wait for a connection of the pool keep their own traces', async () => {
  const before = traces.spans.length;
  await Promise.all(
    Array.from({ length: 40 }, () => inTrace(() => database.pool.query('select pg_sleep(0.01) from vehicles'))),
  );
  const added = traces.spans.slice(before);
  const requests = added.flatMap(({ kind }, place) => (kind === 'server' ? [`span-${before + place + 1}`] : []));
  const parents = added.filter(({ kind }) => kind === 'client').map(({ within }) => within);
  expect(parents.toSorted()).toEqual(requests.toSorted());
});
