import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryPlans } from '../../../test/query-plans';
import { createImportBench } from '../../../test/test-import';
import { runUpkeep } from '../../ground/modules/upkeep';
import { exportRejects } from './export-rejects';
import { listRejects } from './list-rejects';
import { listRuns } from './list-runs';
import { findProfile } from './profiles';
import { pruneRuns } from './prune-runs';
import { retryRejects } from './retry-rejects';
import { stockUpkeep } from './stock-upkeep';

let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const header = 'stocknum,location_id,make,model,year';
const importDirty = () =>
  bench.run({
    file: bench.feed(
      'dirty.csv',
      [
        ['S1', '', 'Kia', 'Rio', 2020],
        ['S2', '', 'Kia', 'Rio', 'soon'],
        ['S3', 'new-yard', 'Kia', 'Rio', 2020],
        ['S4', ''],
      ],
      header,
    ),
  });
const options = { now: new Date('2026-11-21T00:00:00Z'), picture: async () => null };
const choice = () => ({ dealership: bench.yard.slug });
const refused = async () => (await listRejects(bench.database.db, choice()))?.rejects ?? [];

describe('an export', () => {
  it('[STCK-01] holds no formula for a spreadsheet, and reads back as the feed wrote it', async () => {
    const lines = [
      'stocknum,make,model,year,dealercomments',
      `F1,+BMW,@SUM(A1),soon,"=cmd|' /C calc'!A0"`,
      "F2,'=Kia,Rio,soon,-5 degrees",
    ];
    await bench.run({ file: bench.write('formulas.csv', `${lines.join('\n')}\n`) });
    const text = exportRejects(await refused(), findProfile('canonical').columns);
    expect(text).not.toMatch(/"[=+@]/);
    expect(text).toContain(`"'=cmd|' /C calc'!A0"`);
    const mended = bench.write('mended.csv', text.replaceAll('"soon"', '"2021"'));
    expect(await retryRejects(bench.database, choice(), { ...options, mended })).toMatchObject({ created: 2 });
    expect(await bench.all('select make, model, dealercomments from vehicles order by stocknum')).toEqual([
      { make: '+BMW', model: '@SUM(A1)', dealercomments: "=cmd|' /C calc'!A0" },
      { make: "'=Kia", model: 'Rio', dealercomments: '-5 degrees' },
    ]);
  });

  it('[STCK-01] of rows that ran together has each on a line of its own, ready to be mended', async () => {
    const lines = ['stocknum,make,model,year,dealercomments', 'R1,Kia,Rio,2020,"open', 'R2,Kia,Rio,2021,shut"'];
    await bench.run({ file: bench.write('swallowed.csv', `${lines.join('\n')}\n`) });
    const text = exportRejects(await refused(), findProfile('canonical').columns);
    expect(text.split('\r\n')).toHaveLength(4);
    const mended = bench.write('mended.csv', text);
    expect(await retryRejects(bench.database, choice(), { ...options, mended })).toMatchObject({ created: 2 });
  });
});

describe('refused rows', () => {
  it('[STCK-01] are imported from their corrected export, as changes that sell nothing', async () => {
    await importDirty();
    const text = exportRejects(await refused(), findProfile('canonical').columns);
    expect(text.split('\r\n')[0]).toBe(
      `\ufeff"_line","_reasons",${header
        .split(',')
        .map((name) => `"${name}"`)
        .join(',')}`,
    );
    expect(text).toContain('"3","year: ""soon"" is not a number.');
    const mended = text
      .replace('"S2","","Kia","Rio","soon"', '"S2","","Kia","Rio","2021"')
      .replace('"S4","","","",""', '"S4","","Kia","Rio","2022"');
    const result = await retryRejects(bench.database, choice(), {
      ...options,
      mended: bench.write('mended.csv', mended),
    });
    expect(result).toMatchObject({ read: 3, created: 2, sold: 0 });
    expect(result.rejects).toMatchObject([{ row: { stocknum: 'S3' } }]);
    expect(await bench.all('select stocknum, year, feed, sold from vehicles order by stocknum')).toEqual([
      { stocknum: 'S1', year: 2020, feed: 'canonical', sold: false },
      { stocknum: 'S2', year: 2021, feed: 'canonical', sold: false },
      { stocknum: 'S4', year: 2022, feed: 'canonical', sold: false },
    ]);
    expect((await refused()).map(({ row }) => row.stocknum)).toEqual(['S3']);
  });

  it('[STCK-01] are imported unchanged once the rules accept them, and kept when they are refused again', async () => {
    await importDirty();
    const [location] = bench.yard.locations;
    await bench.database.pool.query('update dealerships set document = $1', [
      { ...bench.yard, locations: [...bench.yard.locations, { ...location, id: 'new-yard', primary: false }] },
    ]);
    const result = await retryRejects(bench.database, choice(), options);
    expect(result).toMatchObject({ read: 3, created: 1, format: null });
    expect((await refused()).map(({ line, row, reasons }) => [line, row.stocknum, reasons[0]?.field])).toEqual([
      [3, 'S2', 'year'],
      [5, 'S4', 'line'],
    ]);
    const again = await retryRejects(bench.database, choice(), options);
    expect([again.read, again.created, again.updated]).toEqual([2, 0, 0]);
  });

  it('survive a spreadsheet: quotes, line breaks and separators', async () => {
    const row = { stocknum: 'S"1', make: 'Kia', model: 'a,b', year: 'x', dealercomments: 'one\ntwo "three"' };
    await bench.run({ file: bench.write('odd.json', JSON.stringify([row])) });
    const mended = exportRejects(await refused(), findProfile('canonical').columns).replace(',"x",', ',"2020",');
    await retryRejects(bench.database, choice(), { ...options, mended: bench.write('odd.csv', mended) });
    expect(await bench.all('select stocknum, make, model, year, dealercomments from vehicles')).toEqual([
      { ...row, year: 2020 },
    ]);
  });

  it('cannot be retried where single rows cannot be told apart, or where there are none', async () => {
    await expect(retryRejects(bench.database, choice(), options)).rejects.toMatchObject({ code: 'run-unknown' });
    await bench.run({ file: bench.write('good.json', '[{"stocknum":"S1","make":"Kia","model":"Rio","year":2020}]') });
    await expect(retryRejects(bench.database, choice(), options)).rejects.toMatchObject({ code: 'run-unknown' });
    await bench.run({
      file: bench.write('au.csv', 'Brand,Year,Model,Title,UsedOrNew,Price\nKia,soon,Rio,Kia Rio,USED,1\n'),
      profile: 'au-listings',
      feed: 'au',
    });
    await expect(retryRejects(bench.database, choice(), options)).rejects.toMatchObject({ code: 'retry-unsuited' });
  });

  it('are listed by feed and by run', async () => {
    const first = await importDirty();
    await bench.run({ file: bench.write('b.json', '[{"stocknum":"X","make":"","model":"","year":1}]'), feed: 'other' });
    const of = async (more: object) => (await listRejects(bench.database.db, { ...choice(), ...more }))?.rejects.length;
    expect(await of({})).toBe(1);
    expect(await of({ feed: 'canonical' })).toBe(3);
    expect(await of({ run: first.run_id })).toBe(3);
    expect(await of({ run: 'x' })).toBeUndefined();
    expect(await of({ feed: 'nowhere' })).toBeUndefined();
  });
});

describe('runs', () => {
  it('[STCK-01] are listed newest first with their counts, or with the reason why they changed nothing', async () => {
    await importDirty();
    await bench.run({ file: bench.write('broken.json', '[{') }).catch(() => undefined);
    const runs = await listRuns(bench.database.db, { limit: 10 });
    expect(runs).toMatchObject([
      { status: 'failed', source_name: 'broken.json', error: 'The file ends in the middle of line 1.' },
      { status: 'done', source_name: 'dirty.csv', read: 4, created: 1, rejected: 3, format: 'csv', mode: 'snapshot' },
    ]);
    expect(await listRuns(bench.database.db, { limit: 1 })).toHaveLength(1);
    expect(await listRuns(bench.database.db, { limit: 9, dealership: 'nobody' })).toEqual([]);
    expect(
      await listRuns(bench.database.db, { limit: 9, feed: 'canonical', dealership: bench.yard.slug }),
    ).toHaveLength(2);
  });
});

describe('a folder per stock number', () => {
  it('gives pictures to the vehicles of a feed that names none', async () => {
    const named: string[] = [];
    const result = await bench.run({
      file: bench.write('one.json', '[{"stocknum":"S1","make":"Kia","model":"Rio","year":2020}]'),
      picture: async (name) => {
        named.push(name);
        return { url: `/media/${name}`, thumb_url: `/media/${name}` };
      },
      picturesOf: async (stocknum) => [join(stocknum, '1.webp'), join(stocknum, '2.webp')],
    });
    expect([result.created, named]).toEqual([1, ['S1/1.webp', 'S1/2.webp']]);
    expect(await bench.all('select photos_count, primary_image_url from vehicles')).toEqual([
      { photos_count: 2, primary_image_url: '/media/S1/1.webp' },
    ]);
  });
});

describe('old imports', () => {
  const days = (count: number) => new Date(Date.parse('2026-11-21T00:00:00Z') - count * 24 * 3_600_000);
  const run = (id: number, feed: string, ageDays: number, status = 'done') =>
    bench.all(
      `with run as (
         insert into stock_runs (id, dealership_id, profile, feed, source_name, status, started_at)
         values ($1, $2, 'canonical', $3, 'x.csv', $4, $5) returning id)
       insert into stock_rejects (run_id, line, record, reasons, row) select id, 2, 1, '[]', '{}' from run`,
      [`019ab000-0000-7000-8000-00000000000${id}`, bench.yard.id, feed, status, days(ageDays)],
    );
  const left = async () => ({
    runs: (await bench.all('select right(id::text, 1) as id from stock_runs order by 1')).map(({ id }) => id).join(''),
    rejects: (await bench.all('select right(run_id::text, 1) as id from stock_rejects order by 1'))
      .map(({ id }) => id)
      .join(''),
  });

  it('[STCK-01] lose their refused rows after 90 days and are deleted after 400, except the newest of each feed', async () => {
    await run(1, 'a', 401);
    await run(2, 'a', 400);
    await run(3, 'a', 91);
    await run(4, 'a', 90);
    await run(5, 'a', 1);
    await run(6, 'b', 500);
    await run(7, 'b', 499, 'failed');
    await run(8, 'c', 500, 'failed');
    expect(await pruneRuns({ db: bench.database.db, now: days(0) })).toEqual({ rejects: 3, runs: 1, isDone: true });
    expect(await left()).toEqual({ runs: '2345678', rejects: '45678' });
  });

  const addMany = (count: number, feed: string, ageDays: number) =>
    bench.all(
      `with runs as (
         insert into stock_runs (id, dealership_id, profile, feed, source_name, status, started_at)
         select gen_random_uuid(), $1, 'canonical', $2, 'x.csv', 'done', $3::timestamptz - make_interval(secs => n)
         from generate_series(1, $4::int) n returning id)
       insert into stock_rejects (run_id, line, record, reasons, row)
       select id, line, 1, '[]', '{}' from runs, generate_series(2, 4) line`,
      [bench.yard.id, feed, days(ageDays), count],
    );

  it('go a hundred at a time, however many there are, and not when the time is over', async () => {
    await addMany(250, 'old', 401);
    await addMany(250, 'middle', 100);
    await addMany(5, 'new', 1);
    const prune = (signal?: AbortSignal) =>
      pruneRuns({ db: bench.database.db, now: days(0), ...(signal === undefined ? {} : { signal }) });
    expect(await prune(AbortSignal.abort())).toEqual({ rejects: 0, runs: 0, isDone: false });
    const queries = vi.spyOn(bench.database.pool, 'query');
    try {
      expect(await prune()).toEqual({ rejects: 2 * 249 * 3, runs: 249, isDone: true });
      const deleting = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('delete from'));
      expect(deleting.length).toBeGreaterThanOrEqual(5 + 3);
    } finally {
      queries.mockRestore();
    }
    expect(await prune()).toEqual({ rejects: 0, runs: 0, isDone: true });
  });

  it('are looked for once a day', async () => {
    const upkeep = async (time: string) => {
      const deps = { db: bench.database.db, now: new Date(time), log: pino({ level: 'silent' }) };
      await runUpkeep(stockUpkeep, deps as never);
      return (await left()).rejects;
    };
    await run(1, 'a', 91);
    await run(2, 'a', 1);
    expect(await upkeep('2026-11-21T17:00:00Z')).toBe('2');
    await run(3, 'a', 92);
    expect(await upkeep('2026-11-22T16:50:00Z')).toBe('23');
    expect(await upkeep('2026-11-22T17:10:00Z')).toBe('2');
  });
});

describe('the history of imports', () => {
  it('is read by an index, newest first: that of all, and that of a dealership', async () => {
    await bench.all(
      `with others as (
         insert into dealerships (id, slug, name, document) select 'd' || n, 'd' || n, 'D', '{}'
         from generate_series(1, 50) n returning id)
       insert into stock_runs (id, dealership_id, profile, feed, source_name, status, started_at)
       select gen_random_uuid(), id, 'canonical', 'a', 'x.csv', 'done', now() - make_interval(mins => n)
       from others, generate_series(1, 100) n`,
    );
    await bench.all('analyze stock_runs');
    const plans = await queryPlans(bench.database, async (db) => {
      await listRuns(db, { limit: 30 });
      await listRuns(db, { limit: 30, dealership: 'd7' });
    });
    expect(plans[0]).toContain('Index Scan Backward using stock_runs_started');
    expect(plans[1]).toContain('Index Scan Backward using stock_runs_dealership');
    for (const plan of plans) expect(plan).not.toMatch(/^ *(->)? *Sort$/m);
  });
});
