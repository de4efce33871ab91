import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dealership } from '@forecourt/config/dealership';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createTestDatabase } from '../../../test/test-database';
import type { Database } from '../../ground/database/database';
import { repositoryRoot } from '../../ground/env/paths';
import { type ImportOptions, importStock } from './import-stock';
import { StockError } from './stock-error';

const yard = JSON.parse(readFileSync(join(repositoryRoot, 'demo/dealerships/red-gum-yard.json'), 'utf8')) as Dealership;
const dirtyFeed = join(repositoryRoot, 'demo/feeds/dirty-listings.csv');
const realListings = join(repositoryRoot, '../shared/data/australian_vehicle_prices.csv');

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-stock-'));
});
afterAll(async () => {
  await database.close();
});
beforeEach(async () => {
  await emptyTables(database, 'vehicles', 'vehicle_slugs', 'changes', 'stock_runs', 'stock_rejects', 'dealerships');
  await database.pool.query('insert into dealerships (id, slug, name, document) values ($1, $2, $3, $4)', [
    yard.id,
    yard.slug,
    yard.name,
    yard,
  ]);
});

const run = (options: Partial<ImportOptions> & Pick<ImportOptions, 'file'>) =>
  importStock(database, {
    dealership: yard.slug,
    profile: 'canonical',
    now: new Date('2026-11-21T00:00:00Z'),
    picture: async (name) => ({ url: `/media/${name}`, thumb_url: `/media/${name}` }),
    ...options,
  });

const feed = (
  name: string,
  rows: readonly (readonly (string | number)[])[],
  header = 'stocknum,make,model,year,price',
) => {
  const file = join(folder, name);
  writeFileSync(file, `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`);
  return file;
};

const all = async (sql: string) => (await database.pool.query(sql)).rows;
const count = async (table: string) => Number((await all(`select count(*) as count from ${table}`))[0].count);

describe('import of a dirty feed', () => {
  it('[STCK-01] imports the good rows, and records every bad one with line, field, value and reason', async () => {
    const result = await run({ file: dirtyFeed, profile: 'au-listings' });
    expect({ read: result.read, created: result.created, rejected: result.rejects.length }).toEqual({
      read: 29,
      created: 24,
      rejected: 5,
    });
    const lines = readFileSync(dirtyFeed, 'utf8').split('\n');
    for (const reject of result.rejects) {
      expect(lines[reject.line - 1]).toContain(reject.row.Title === 'nan' ? 'nan,nan' : reject.row.Title);
      for (const { field, reason } of reject.reasons)
        expect([field in reject.row, reason.length > 10]).toEqual([true, true]);
    }
    expect(result.rejects.map((reject) => reject.reasons[0]?.field)).toEqual([
      'Brand',
      'Year',
      'Year',
      'Brand',
      'UsedOrNew',
    ]);
    expect(result.left_out.filter(({ is_word }) => is_word !== true)).toMatchObject([
      { field: 'Price', count: 1, lines: [29], value: '-13990' },
    ]);
    // Words that no filter knows are kept, and counted by themselves.
    expect(result.left_out.filter(({ is_word }) => is_word === true)).toMatchObject([
      { field: 'BodyType', count: 3, lines: [9, 16, 21], value: 'Commercial' },
      { field: 'DriveType', count: 4, lines: [9, 10, 20, 21], value: 'Other' },
      { field: 'FuelType', count: 1, lines: [20], value: 'Other' },
    ]);
    expect(await all('select line, row from stock_rejects order by line')).toEqual(
      result.rejects.map(({ line, row }) => ({ line, row })),
    );
  });

  it('[STCK-01] a second run changes nothing: no row, no change, no new time', async () => {
    await run({ file: dirtyFeed, profile: 'au-listings' });
    const before = await all('select * from vehicles order by id');
    const changes = await count('changes');
    const again = await run({ file: dirtyFeed, profile: 'au-listings' });
    expect([again.created, again.updated, again.unchanged, again.sold]).toEqual([0, 0, 24, 0]);
    expect(await all('select * from vehicles order by id')).toEqual(before);
    expect(await count('changes')).toBe(changes);
  });

  it('derives what listings imply: badge from the title, seats under doors, place, price on application', async () => {
    await run({ file: dirtyFeed, profile: 'au-listings' });
    const [estima] = await all("select * from vehicles where model = 'Estima'");
    expect(estima).toMatchObject({ seats: 7, doors: null, badge: null, city: 'Brookvale', state: 'NSW' });
    const [cruiser] = await all("select * from vehicles where model = 'LandCruiser'");
    expect(cruiser).toMatchObject({
      state: 'VIC',
      colour: 'Burgundy',
      interior_colour: null,
      badge: '(4X4)',
      simple_body: 'ute',
    });
    const [skyline] = await all("select * from vehicles where model = 'Skyline'");
    expect(skyline).toMatchObject({ price: null, price_type: null });
    const cruzes = await all("select stocknum, price from vehicles where model = 'Cruze' order by stocknum");
    expect(cruzes).toHaveLength(3);
  });
});

describe('import of a changed feed', () => {
  it('[STCK-01] a vehicle that a snapshot leaves out is sold; [STCK-04] a later snapshot reopens it under the same id', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => [`S${i}`, 'Kia', 'Rio', 2020, 15_000 + i]);
    await run({ file: feed('ten.csv', rows) });
    const [before] = await all("select id, created_at from vehicles where stocknum = 'S9'");
    const nine = await run({ file: feed('nine.csv', rows.slice(0, 9)) });
    expect(nine.sold).toBe(1);
    expect(await all("select status, sold, sold_at is not null as dated from vehicles where stocknum = 'S9'")).toEqual([
      { status: 'sold', sold: true, dated: true },
    ]);
    await run({ file: feed('ten.csv', rows) });
    expect(await all("select id, created_at, sold, sold_at from vehicles where stocknum = 'S9'")).toEqual([
      { ...before, sold: false, sold_at: null },
    ]);
  });

  it('[STCK-04] a re-import never overwrites reservation or created_at, and a changed address is kept', async () => {
    await run({ file: feed('one.csv', [['S1', 'Kia', 'Rio', 2020, 15_000]]) });
    await database.pool.query("update vehicles set reserved = true, created_at = '2026-01-01T00:00:00Z'");
    await run({ file: feed('two.csv', [['S1', 'Kia', 'Cerato', 2020, 14_000]]) });
    const [vehicle] = await all('select reserved, created_at, slug, price from vehicles');
    expect(vehicle).toEqual({
      reserved: true,
      created_at: new Date('2026-01-01T00:00:00Z'),
      slug: '2020-kia-cerato-s1',
      price: '14000.00',
    });
    expect(await all('select slug from vehicle_slugs')).toEqual([{ slug: '2020-kia-rio-s1' }]);
    expect(await all('select slugs from changes order by seq desc limit 1')).toEqual([
      { slugs: ['2020-kia-cerato-s1', '2020-kia-rio-s1'] },
    ]);
  });

  it('refuses a snapshot that would sell a third of the yard, unless that is confirmed, and changes nothing', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => [`S${i}`, 'Kia', 'Rio', 2020, 15_000]);
    await run({ file: feed('nine.csv', rows) });
    const shrunk = feed('five.csv', [...rows.slice(0, 4), ['S100', 'Kia', 'Rio', 2021, 20_000]]);
    await expect(run({ file: shrunk })).rejects.toMatchObject({ code: 'mass-sold' });
    expect(await count('vehicles where not sold')).toBe(9);
    expect(await all('select status from stock_runs order by started_at desc limit 1')).toEqual([{ status: 'failed' }]);
    expect((await run({ file: shrunk, mode: 'delta' })).sold).toBe(0);
    expect((await run({ file: shrunk, allowRemoval: true })).sold).toBe(5);
  });

  it('[DATA-02] every written row has its change, in the same transaction', async () => {
    await run({
      file: feed('a.csv', [
        ['S1', 'Kia', 'Rio', 2020, 15_000],
        ['S2', 'Kia', 'Rio', 2021, 16_000],
      ]),
    });
    await run({
      file: feed('b.csv', [
        ['S1', 'Kia', 'Rio', 2020, 15_000],
        ['S2', 'Kia', 'Rio', 2021, 15_500],
      ]),
    });
    const rows = await all(
      'select v.stocknum, c.xid = v.xmin::text::xid8 as same from changes c join vehicles v on v.id = c.vehicle_id order by c.seq desc limit 1',
    );
    expect(rows).toEqual([{ stocknum: 'S2', same: true }]);
    expect(await count('changes')).toBe(3);
  });
});

describe('import of a broken file', () => {
  const broken: [string, string, string][] = [
    ['an open quote', 'stocknum,make,model,year\nS1,"Kia,Rio,2020\n', 'file-broken'],
    ['a file cut off in its last line', 'stocknum,make,model,year\nS1,Kia,Rio,2020\nS2,Ki', 'file-truncated'],
    ['no header that fits', 'a,b,c\n1,2,3\n', 'columns-missing'],
    ['nothing at all', '', 'file-empty'],
  ];
  it.each(broken)('[STCK-01] %s changes nothing and is refused with a reason', async (name, content, code) => {
    await run({
      file: feed('good.csv', [
        ['S1', 'Kia', 'Rio', 2020, 15_000],
        ['S3', 'Kia', 'Rio', 2020, 15_000],
      ]),
    });
    const before = await all('select * from vehicles order by id');
    const file = join(folder, `${name.replaceAll(' ', '-')}.csv`);
    writeFileSync(file, content);
    const error = await run({ file }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StockError);
    expect(error).toMatchObject({ code });
    expect(await all('select * from vehicles order by id')).toEqual(before);
  });

  it('refuses a row with too few columns and a repeated stock number, by line, and imports the rest', async () => {
    const result = await run({
      file: feed('mixed.csv', [
        ['S1', 'Kia', 'Rio', 2020, 1],
        ['S2', 'Kia'],
        ['s1', 'Kia', 'Rio', 2020, 1],
        ['S4', 'Kia', 'Rio', 'abc', -5],
      ]),
    });
    expect(result.created).toBe(1);
    expect(result.rejects.map(({ line, reasons }) => [line, reasons.map((reason) => reason.field)])).toEqual([
      [3, ['line']],
      [4, ['stocknum']],
      [5, ['year', 'price']],
    ]);
  });

  it('does not run twice at once for one dealership', async () => {
    const file = feed('slow.csv', [['S1', 'Kia', 'Rio', 2020, 15_000]]);
    let second: unknown;
    const picture = async () => {
      second ??= await run({ file: feed('other.csv', [['S9', 'Kia', 'Rio', 2020, 1]]) }).catch(
        (error: unknown) => error,
      );
      return null;
    };
    const withPicture = feed(
      'pictured.csv',
      [['S1', 'Kia', 'Rio', 2020, 15_000, 'a.webp']],
      'stocknum,make,model,year,price,images',
    );
    await run({ file: withPicture, picture });
    expect(second).toMatchObject({ code: 'import-running' });
    await run({ file });
  });
});

describe('any feed', () => {
  it('[STCK-01] landed and refused make up what was read, and importing twice equals once', async () => {
    const word = fc
      .oneof(fc.constantFrom('', '-', 'nan', 'POA', ' 12 ', '1e9', '"'), fc.string({ maxLength: 8 }))
      .map((text) => `"${text.replaceAll('"', '""').replaceAll('\n', ' ').replaceAll('\r', ' ')}"`);
    const good = fc.tuple(
      fc.integer({ min: 1, max: 40 }).map((n) => `K${n}`),
      fc.constant('Kia'),
      fc.constant('Rio'),
      fc.integer({ min: 1990, max: 2027 }),
      fc.integer({ min: 0, max: 90_000 }),
    );
    const dirty = fc.tuple(word, word, word, word, word);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(good, dirty), { minLength: 1, maxLength: 40 }), async (rows) => {
        const file = feed('random.csv', rows);
        const first = await run({ file, allowRemoval: true });
        expect(first.created + first.updated + first.unchanged + first.rejects.length).toBe(first.read);
        const state = await all('select stocknum, price, sold from vehicles order by stocknum');
        const again = await run({ file, allowRemoval: true });
        expect([again.created, again.updated, again.sold]).toEqual([0, 0, 0]);
        expect(await all('select stocknum, price, sold from vehicles order by stocknum')).toEqual(state);
      }),
      { numRuns: 15 },
    );
  });
});

describe.runIf(existsSync(realListings))('real listings (shared/data)', () => {
  it('[STCK-01] at least 97% of 16,734 rows land, every refused row is named, and a second run changes nothing', async () => {
    const first = await run({ file: realListings, profile: 'au-listings' });
    expect(first.read).toBe(16_734);
    expect(first.created / first.read).toBeGreaterThanOrEqual(0.97);
    expect(first.created + first.rejects.length).toBe(first.read);
    for (const { line, reasons } of first.rejects) expect([line > 1, reasons.length > 0]).toEqual([true, true]);
    const changes = await count('changes');
    const again = await run({ file: realListings, profile: 'au-listings' });
    expect([again.created, again.updated, again.sold, again.unchanged]).toEqual([0, 0, 0, first.created]);
    expect(await count('changes')).toBe(changes);
  });
});
