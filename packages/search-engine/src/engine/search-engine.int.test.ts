import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { STOCK_SETTINGS } from '../../test/random-stock';
import type { IndexedRecord } from '../record/record-fields';
import { createSearchEngine, type SearchEngine, type SearchEngineOptions } from './search-engine';

const engines: SearchEngine[] = [];

function start(options: SearchEngineOptions = {}): SearchEngine {
  const engine = createSearchEngine(options);
  engines.push(engine);
  return engine;
}

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

function cars(count: number, round: number): IndexedRecord[] {
  return Array.from({ length: count }, (_, at) => ({
    objectID: String(at),
    make: `Make ${round}`,
    price: round,
    comments: `words of round ${round} for car ${at}`,
  }));
}

async function ask(engine: SearchEngine, query: object) {
  const { status, body } = await engine.searchIndex('stock', JSON.stringify(query));
  expect(status).toBe(200);
  return JSON.parse(Buffer.from(body).toString()) as {
    nbHits: number;
    facets: Record<string, Record<string, number>>;
  };
}

describe('the engine in its thread', () => {
  it('never shows half of a batch', async () => {
    const engine = start();
    await engine.createIndex(STOCK_SETTINGS);
    await engine.apply({ indexName: 'stock', upsert: cars(500, 0) });
    const seen = new Set<string>();
    let writing = true;
    const reader = (async () => {
      while (writing) seen.add(JSON.stringify((await ask(engine, { facets: ['make'], hitsPerPage: 0 })).facets));
    })();
    for (let round = 1; round <= 12; round++) await engine.apply({ indexName: 'stock', upsert: cars(500, round) });
    writing = false;
    await reader;
    for (const facets of seen) expect(facets).toMatch(/^\{"make":\{"Make \d+":500\}\}$/);
    expect(await ask(engine, { facets: ['make'] })).toMatchObject({
      nbHits: 500,
      facets: { make: { 'Make 12': 500 } },
    });
  });

  it('reuses the room of replaced records while it serves', async () => {
    const engine = start();
    await engine.createIndex(STOCK_SETTINGS);
    const untilDead = async (most: number) => {
      for (;;) {
        const [stats] = await engine.stats();
        if (stats!.dead <= most) return stats;
        expect((await ask(engine, { query: 'round' })).nbHits).toBe(2000);
      }
    };
    for (let round = 0; round < 5; round++) await engine.apply({ indexName: 'stock', upsert: cars(2000, round) });
    // What was replaced while places were being reclaimed may stay, up to 15 in 100.
    await untilDead(352);
    await engine.apply({ indexName: 'stock', upsert: cars(2000, 5) });
    const stats = await untilDead(0);
    expect(stats).toMatchObject({ records: 2000, dead: 0 });
    expect((await ask(engine, { query: 'round 5', facets: ['make'] })).facets).toEqual({ make: { 'Make 5': 2000 } });
  });

  it('replaces an index from a stream while serving the old one', async () => {
    const engine = start();
    await engine.createIndex(STOCK_SETTINGS);
    await engine.apply({ indexName: 'stock', upsert: cars(10, 0) });
    async function* stream() {
      yield cars(700, 1).slice(0, 350);
      expect(await ask(engine, { facets: ['make'] })).toMatchObject({ nbHits: 10, facets: { make: { 'Make 0': 10 } } });
      await engine.apply({ indexName: 'stock', upsert: [{ objectID: 'late', make: 'Late' }], remove: ['5'] });
      expect((await engine.stats())[0]).toMatchObject({ rebuilding: true });
      for (const car of cars(700, 1).slice(350)) yield car;
    }
    expect(await engine.replaceAll('stock', stream())).toBe(700);
    expect((await ask(engine, { facets: ['make'] })).facets).toEqual({ make: { 'Make 1': 699, Late: 1 } });
    expect(await engine.replaceAll('stock', cars(3, 2))).toBe(3);
    expect((await ask(engine, {})).nbHits).toBe(3);
  });

  it('keeps the old records when the stream fails', async () => {
    const engine = start();
    await engine.createIndex(STOCK_SETTINGS);
    await engine.apply({ indexName: 'stock', upsert: cars(10, 0) });
    async function* broken() {
      yield cars(500, 1);
      throw new Error('the database went away');
    }
    await expect(engine.replaceAll('stock', broken())).rejects.toThrow('the database went away');
    expect((await ask(engine, {})).nbHits).toBe(10);
    expect((await engine.stats())[0]).toMatchObject({ rebuilding: false });
  });

  it('rejects a wrong call with the name of its fault', async () => {
    const engine = start();
    await expect(engine.createIndex({ ...STOCK_SETTINGS, indexName: '' })).rejects.toMatchObject({
      name: 'SearchEngineError',
      code: 'search_settings_invalid',
    });
    await expect(engine.apply({ indexName: 'nothing' })).rejects.toMatchObject({ code: 'search_index_unknown' });
    await expect(engine.replaceAll('nothing', [])).rejects.toMatchObject({ code: 'search_index_unknown' });
    await engine.createIndex(STOCK_SETTINGS);
    const unfit = [{ objectID: 7 } as unknown as IndexedRecord];
    await expect(engine.apply({ indexName: 'stock', upsert: unfit })).rejects.toMatchObject({
      code: 'search_record_invalid',
    });
  });

  it('answers 503 when its queue is full: clients send a 429 again, into the same queue', async () => {
    const engine = start({ maxQueue: 3 });
    await engine.createIndex(STOCK_SETTINGS);
    const answers = await Promise.all(Array.from({ length: 8 }, () => engine.searchIndex('stock', '{}')));
    // Two are with the worker, three wait.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
    expect(JSON.parse(Buffer.from(answers[7]!.body).toString())).toEqual({ message: expect.any(String), status: 503 });
    expect((await engine.searchIndex('stock', '{}')).status).toBe(200);
  });

  it('refuses the flood of one site alone, and takes sites in turns', async () => {
    const engine = start({ maxQueue: 20 });
    await engine.createIndex(STOCK_SETTINGS);
    const order: string[] = [];
    const ask = async (site: string) => {
      const { status } = await engine.searchIndex('stock', '{}', { filters: `make:${site}` });
      order.push(`${site} ${status}`);
      return status;
    };
    const flood = Array.from({ length: 60 }, () => ask('flood'));
    const others = ['a', 'b', 'c'].map(ask);
    expect(await Promise.all(others)).toEqual([200, 200, 200]);
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === 503)).toHaveLength(38);
    // The two with the worker, then one of the flood before the others at most: not the twenty that came before them.
    const answered = order.filter((entry) => entry.endsWith('200'));
    expect(answered.slice(0, 6).sort()).toEqual(['a 200', 'b 200', 'c 200', 'flood 200', 'flood 200', 'flood 200']);
  });

  it('drops a search whose client has gone', async () => {
    const engine = start();
    await engine.createIndex(STOCK_SETTINGS);
    const gone = new AbortController();
    const route = { kind: 'query', indexName: 'stock' } as const;
    const answers = Array.from({ length: 50 }, () => engine.answer(route, '{}', {}, gone.signal));
    gone.abort();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((each) => each === 499).length,
    ]).toEqual([2, 48]);
    expect((await engine.answer(route, '{}', {}, gone.signal)).status).toBe(499);
    expect((await engine.answer(route, '{}', {})).status).toBe(200);
  });

  it('ends its worker when a search does not end, and names that search alone', async () => {
    const location = new URL('../../test/stuck-worker.mjs', import.meta.url);
    const engine = start({ workerLocation: location, limits: { processorMs: 200 } });
    const exit = once(engine, 'exit');
    await engine.createIndex(STOCK_SETTINGS);
    expect((await engine.searchIndex('stock', '{"query":"kia"}')).status).toBe(200);
    const stuck = expect(engine.searchIndex('stock', '{"query":"stuck"}')).rejects;
    const behind = Array.from({ length: 3 }, () => expect(engine.searchIndex('stock', '{}')).rejects);
    await stuck.toMatchObject({ code: 'search_too_long' });
    for (const call of behind) await call.toMatchObject({ code: 'search_engine_crashed' });
    expect(await exit).toMatchObject([{ error: { message: expect.stringContaining('200 ms') } }]);
  });

  it('fails calls in flight when the worker crashes, with the cause', async () => {
    const crashing = `
      import { parentPort } from 'node:worker_threads';
      parentPort.once('message', () => { throw new Error('boom'); });
    `;
    const engine = start({ workerLocation: new URL(`data:text/javascript,${encodeURIComponent(crashing)}`) });
    const exit = once(engine, 'exit');
    const calls = [engine.stats(), engine.searchIndex('stock', '{}')];
    for (const call of calls)
      await expect(call).rejects.toMatchObject({ code: 'search_engine_crashed', message: /boom/ });
    expect(await exit).toEqual([{ exitCode: 1, error: expect.objectContaining({ message: 'boom' }) }]);
    await expect(engine.stats()).rejects.toMatchObject({ code: 'search_engine_crashed' });
  });

  it('survives a worker whose heap is full', async () => {
    const engine = start({ heapMegabytes: 24 });
    const exit = once(engine, 'exit');
    await engine.createIndex(STOCK_SETTINGS);
    async function* endless() {
      for (let at = 0; ; at++)
        yield { objectID: String(at), make: `Make ${at}`, comments: `word${at} other${at} third${at}` };
    }
    await expect(engine.replaceAll('stock', endless())).rejects.toMatchObject({ code: 'search_engine_crashed' });
    expect(await exit).toMatchObject([{ error: { code: 'ERR_WORKER_OUT_OF_MEMORY' } }]);
  });

  it('fails calls in flight when closed', async () => {
    const engine = start();
    const exit = once(engine, 'exit');
    const call = engine.stats();
    const failed = expect(call).rejects.toMatchObject({ code: 'search_engine_closed' });
    await engine.close();
    await failed;
    expect(await exit).toEqual([{ exitCode: expect.any(Number), error: undefined }]);
    await expect(engine.stats()).rejects.toMatchObject({ code: 'search_engine_closed' });
  });
});
