import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createImportBench } from '../../../test/test-import';
import { repositoryRoot } from '../../ground/env/paths';

let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const stock = (...args: string[]) => testCli(bench.database, { ...testEnv(), dataDir: bench.folder })('stock', ...args);
const mine = () => ['--dealership', bench.yard.slug];
const canonical = () => [...mine(), '--profile', 'canonical'];
const four = [1, 2, 3, 4].map((n) => [`S${n}`, 'Kia', 'Rio', 2020, 15_000]);

describe('forecourt stock', () => {
  it('[STCK-01] import stores good rows, names refused ones, and reports how the file was read', async () => {
    const file = bench.feed('a.csv', [...four, ['S5', 'Kia', 'Rio', 'soon', 1]]);
    const done = await stock('import', file, ...canonical());
    expect(done.code).toBe(0);
    expect(done.out).toContain('5 rows read (csv, utf-8): 4 new, 0 changed, 0 unchanged, 1 refused.');
    expect(done.out).toContain('line 6 (record 5)  year = "soon"');
    const again = await stock('import', file, ...canonical(), '--json');
    expect(JSON.parse(again.out)).toMatchObject({ unchanged: 4, format: 'csv', rejects: [{ line: 6 }] });
  });

  it('[STCK-01] import refuses to clear the yard with exit code 1, and does it when confirmed', async () => {
    await stock('import', bench.feed('four.csv', four), ...canonical());
    const one = bench.feed('one.csv', four.slice(0, 1));
    const refused = await stock('import', one, ...canonical(), '--json');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--allow-removal') });
    expect(JSON.parse(refused.out)).toMatchObject({ error: 'mass-sold' });
    expect((await stock('import', one, ...canonical(), '--removal-limit', '80%')).out).toContain('3 no longer listed');
    await stock('import', bench.feed('four.csv', four), ...canonical());
    for (const flag of ['--allow-removal', '--allow-mass-sold']) {
      await stock('import', bench.feed('four.csv', four), ...canonical());
      expect(await stock('import', one, ...canonical(), flag)).toMatchObject({ code: 0 });
    }
  });

  it('answers wrong usage with exit code 2', async () => {
    const file = bench.feed('a.csv', four);
    for (const flags of [
      ['--mode', 'all'],
      ['--format', 'xlsx'],
      ['--removal-limit', '101'],
      ['--removal-limit', ''],
    ])
      expect((await stock('import', file, ...canonical(), ...flags)).code).toBe(2);
    expect((await stock('runs', '--limit', '0')).code).toBe(2);
    expect((await stock('import', join(bench.folder, 'nowhere.csv'), ...canonical())).code).toBe(1);
    expect((await stock('import', 'http://127.0.0.1:1/x.csv', ...canonical())).err).toContain('ECONNREFUSED');
  });

  it('profile shows columns, what is left over, and which profile fits better', async () => {
    const listings = join(repositoryRoot, 'demo/feeds/dirty-listings.csv');
    const shown = await stock('profile', listings, '--profile', 'canonical', ...mine());
    expect(shown.out).toContain('csv, utf-8. Profile canonical; au-listings fits better.');
    expect(shown.out).toMatch(/Left over:[\s\S]*Brand[\s\S]*Missing and required: stocknum \(stocknum\)\./);
    expect(shown.out).toContain('Of the first 29 records 0 would land.');
    const best = await stock('profile', listings);
    expect(best.out).toContain('Profile au-listings, which fits best.');
    expect(best.out).toMatch(/Brand +-> make {2}e\.g\. "Toyota"/);
    expect(JSON.parse((await stock('profile', listings, '--json')).out)).toMatchObject({ profile: 'au-listings' });
    expect((await stock('profile', listings, '--profile', 'x')).code).toBe(1);
  });

  it('[STCK-01] rejects lists, exports and imports again', async () => {
    expect((await stock('rejects', ...mine())).code).toBe(1);
    await stock('import', bench.feed('a.csv', [...four, ['S5', 'Kia', 'Rio', 'soon', 1]]), ...canonical());
    expect((await stock('rejects', ...mine())).out).toContain('line 6 (record 5)  year = "soon"');
    const exported = join(bench.folder, 'rejects.csv');
    expect((await stock('rejects', ...mine(), '--export', exported)).err).toContain(`--retry ${exported}`);
    const mended = bench.write('rejects.csv', readFileSync(exported, 'utf8').replace(',"soon",', ',"2020",'));
    expect((await stock('rejects', ...mine(), '--retry')).out).toContain('0 new, 0 changed, 0 unchanged, 1 refused');
    expect((await stock('rejects', ...mine(), '--retry', mended)).out).toContain('1 new');
    expect(JSON.parse((await stock('rejects', ...mine(), '--json')).out).rejects).toEqual([]);
    expect((await stock('rejects', ...mine(), '--retry')).code).toBe(1);
    expect((await stock('rejects', ...mine(), '--run', 'x')).code).toBe(1);
  });

  it('runs lists the history', async () => {
    expect((await stock('runs')).out).toBe('No imports yet.');
    await stock('import', bench.feed('a.csv', four), ...canonical());
    await stock('import', bench.write('b.json', '[{'), ...canonical());
    const [newest, oldest] = (await stock('runs', ...mine())).out.split('\n');
    expect(newest).toMatch(/failed .* b\.json {2}The file ends in the middle of line 1\./);
    expect(oldest).toMatch(/done .* a\.csv {2}4 read, 4 new/);
    expect(JSON.parse((await stock('runs', '--limit', '1', '--json')).out)).toHaveLength(1);
  });

  it('key makes, lists and ends keys', async () => {
    const made = await stock('key', 'create', ...mine(), '--label', 'DMS');
    expect(made.out).toMatch(/^fcs_[\w-]{43}$/);
    const [id] = (await stock('key', 'list', ...mine())).out.split('  ');
    expect((await stock('key', 'list', ...mine())).out).toMatch(/DMS {2}made .* last used never/);
    expect((await stock('key', 'revoke', id ?? '', ...mine())).code).toBe(0);
    expect((await stock('key', 'revoke', id ?? '', ...mine())).code).toBe(1);
    expect((await stock('key', 'list', ...mine(), '--json')).out).not.toContain('digest');
    expect((await stock('key', 'create', '--dealership', 'nobody', '--label', 'x')).code).toBe(1);
  });

  it('feed sets, lists, runs and removes feeds, and never shows their keys', async () => {
    const url = 'http://127.0.0.1:1/stock.csv?key=secret';
    const set = ['feed', 'set', 'nightly', ...canonical(), '--url', url];
    expect(await stock(...set, '--schedule', 'often')).toMatchObject({ code: 1 });
    expect(await stock(...set, '--schedule', '0 4 * * *')).toMatchObject({ code: 0 });
    const listed = await stock('feed', 'list');
    expect(listed.out).toContain(`${bench.yard.slug}/nightly  canonical  snapshot  0 4 * * * (Australia/Melbourne)`);
    const run = await stock('feed', 'run', 'nightly', ...mine());
    expect(run).toMatchObject({ code: 1, err: expect.stringContaining('ECONNREFUSED') });
    expect(listed.out + run.err + (await stock('runs')).out).not.toContain('secret');
    expect((await stock('feed', 'remove', 'nightly', ...mine())).code).toBe(0);
    expect((await stock('feed', 'remove', 'nightly', ...mine())).code).toBe(1);
    expect((await stock('feed', 'list')).out).toBe('No feeds yet.');
  });

  it('pictures names what could not be fetched', async () => {
    expect((await stock('pictures', ...mine())).out).toBe('Every picture that was tried is there.');
    const header = 'stocknum,make,model,year,images';
    const file = bench.feed('p.csv', [['S1', 'Kia', 'Rio', 2020, 'https://cdn.example/a.jpg|front.webp']], header);
    const done = await stock('import', file, ...canonical());
    expect(done.err).toContain('front.webp: It is no http address, and no folder of pictures is given (--media).');
    expect(done.err).toContain('Pictures to be fetched in the background by the worker: 1.');
    await bench.database.pool.query(
      "update remote_pictures set fault = 'It answers 404.', attempts = 1, due_at = null",
    );
    expect((await stock('pictures', ...mine())).out).toBe('https://cdn.example/a.jpg  It answers 404.  tried 1 x');
    expect((await stock('pictures', ...mine(), '--retry')).err).toContain(
      'Pictures to be fetched again by the worker: 1.',
    );
    expect((await stock('pictures', ...mine())).out).toContain('tried 0 x, and again soon');
  });

  it('import takes pictures from a folder per stock number when a feed names none', async () => {
    const done = await stock(
      'import',
      bench.feed('a.csv', [
        ['red', 'Kia', 'Rio', 2020, 1],
        ['../x', 'Kia', 'Rio', 2020, 1],
      ]),
      ...canonical(),
      '--media',
      join(repositoryRoot, 'demo/imagery/images/hatch'),
    );
    expect(done.out).toContain('2 new');
    const rows = await bench.all('select stocknum, photos_count from vehicles order by stocknum');
    expect(rows[0]).toEqual({ stocknum: '../x', photos_count: 0 });
    expect(rows[1].photos_count).toBeGreaterThan(0);
  });
});
