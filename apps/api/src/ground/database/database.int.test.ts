import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { type Database, databaseAt } from './database';
import { databaseTrouble } from './database-trouble';

let server: TestServer;
let database: Database;
/** Far shorter than usual, and long enough for a busy machine's server to answer. */
const limits = { connectMs: 4_000, answerMs: 6_000 };
beforeAll(async () => {
  server = await startTestServer();
  database = databaseAt(server.url('postgres'), async () => undefined, limits);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const answers = () => database.db.transaction((tx) => tx.execute(sql`select 1 as one`)).then(({ rows }) => rows);
const troubleOf = (work: Promise<unknown>) => work.then(() => 'none', databaseTrouble);

describe('an open database', () => {
  it('gives back the connection of a transaction that could not begin', async () => {
    // As when the server dies between two uses of a connection, and nobody has noticed.
    const cut = (client: pg.PoolClient): void => void Reflect.get(client, 'connection').stream.destroy();
    database.pool.on('acquire', cut);
    for (let turn = 0; turn < 15; turn += 1) expect(await troubleOf(answers())).toBe('away');
    database.pool.off('acquire', cut);
    expect(await answers()).toEqual([{ one: 1 }]);
    expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
  });

  it('rejects with the error that a transaction failed with, and keeps its connection', async () => {
    const fault = new Error('of the work');
    const failing = database.db.transaction(() => Promise.reject(fault));
    await expect(failing).rejects.toBe(fault);
    expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
  });

  it('that is killed fails running queries at once, and answers again when it is back', async () => {
    const busy = Array.from({ length: 20 }, () => troubleOf(database.pool.query('select pg_sleep(30)')));
    await database.pool.query('select 1').catch(() => undefined);
    await server.kill();
    expect(new Set(await Promise.all(busy))).toEqual(new Set(['away']));
    expect(await troubleOf(answers())).toBe('away');
    await server.start();
    expect(await answers()).toEqual([{ one: 1 }]);
  });

  it('that stops answering is given up in time, for running queries and for new connections', async () => {
    await answers();
    server.freeze();
    const troubles = await Promise.all(Array.from({ length: 20 }, () => troubleOf(answers())));
    server.thaw();
    expect(new Set(troubles)).toEqual(new Set(['away']));
    expect(await answers()).toEqual([{ one: 1 }]);
  });
});
