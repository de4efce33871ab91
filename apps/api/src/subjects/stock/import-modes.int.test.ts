import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImportBench } from '../../../test/test-import';
import { inspectFeed } from './feed-file/inspect-feed';
import { reportLines } from './run-report';

let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

type Row = Record<string, unknown>;
const json = (rows: readonly Row[]) => JSON.stringify(rows);
const vehicle = (n: number, price = 10_000 + n): Row => ({
  stocknum: `S${n}`,
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  price,
});

describe('formats', () => {
  it('[STCK-01] JSON and XML are imported like CSV, and a run names the detected format', async () => {
    const csv = await bench.run({ file: bench.feed('a.csv', [['S1', 'Kia', 'Rio', 2020, 15_000]]) });
    expect(csv).toMatchObject({ created: 1, format: 'csv', encoding: 'utf-8' });
    const same = [{ stocknum: 'S1', make: 'Kia', model: 'Rio', year: '2020', price: '15000' }];
    const ndjson = await bench.run({ file: bench.write('a.ndjson', `${JSON.stringify(same[0])}\n`) });
    expect(ndjson).toMatchObject({ unchanged: 1, updated: 0, format: 'json' });
    const xml =
      '<stock><vehicle stocknum="S1"><make>Kia</make><model>Rio</model><year>2020</year><price>15000</price></vehicle></stock>';
    expect(await bench.run({ file: bench.write('a.xml', xml) })).toMatchObject({ unchanged: 1, format: 'xml' });
    const old = Buffer.concat([
      Buffer.from('stocknum,make,model,year\nS2,Citro'),
      Buffer.from([0xeb]),
      Buffer.from('n,C3,2020\n'),
    ]);
    const file = bench.write('old.csv', old);
    expect(await bench.run({ file, mode: 'delta' })).toMatchObject({ created: 1, encoding: 'windows-1252' });
    expect(await bench.all("select make from vehicles where stocknum = 'S2'")).toEqual([{ make: 'Citroën' }]);
    const { digest } = await inspectFeed(file);
    expect(
      await bench.all('select status, mode, format, encoding, digest from stock_runs order by started_at desc limit 1'),
    ).toEqual([{ status: 'done', mode: 'delta', format: 'csv', encoding: 'windows-1252', digest }]);
  });

  it('a hidden vehicle stays hidden in every format, so that no page shows it', async () => {
    const hidden = { ...vehicle(1), show_on_dealer_website: false };
    const fields = Object.entries(hidden).map(([name, value]) => `<${name}>${value}</${name}>`);
    const files = [
      bench.write('h.json', json([hidden])),
      bench.write('h.xml', `<stock><car>${fields.join('')}</car></stock>`),
      bench.write('h.csv', `${Object.keys(hidden).join(',')}\n${Object.values(hidden).join(',')}\n`),
    ];
    for (const file of files) {
      await bench.run({ file });
      expect(await bench.all('select show_on_dealer_website as shown from vehicles')).toEqual([{ shown: false }]);
    }
  });

  it('[STCK-01] a format that is named overrules what the content looks like', async () => {
    const file = bench.write('odd.csv', '{a,stocknum,make,model,year\n1,S1,Kia,Rio,2020\n');
    await expect(bench.run({ file })).rejects.toMatchObject({ code: 'file-broken' });
    expect(await bench.run({ file, format: 'csv' })).toMatchObject({ created: 1 });
  });

  it.each([
    ['broken JSON', '[{"stocknum":"S1"', 'file-truncated'],
    ['broken XML', '<s><car><stocknum>S1</stocknum></car>', 'file-truncated'],
    ['laughing XML', '<!DOCTYPE s [<!ENTITY a "ha">]><s><car><stocknum>&a;</stocknum></car></s>', 'file-unsafe'],
  ])('[STCK-01] the file of %s is refused and changes nothing', async (_, content, code) => {
    await bench.run({ file: bench.write('good.json', json([vehicle(1), vehicle(2)])) });
    const before = await bench.all('select * from vehicles order by id');
    await expect(bench.run({ file: bench.write('broken', content) })).rejects.toMatchObject({ code });
    expect(await bench.all('select * from vehicles order by id')).toEqual(before);
    expect(await bench.all("select count(*)::int as failed from stock_runs where status = 'failed'")).toEqual([
      { failed: 1 },
    ]);
  });
});

describe('a row that cannot be stored', () => {
  it.each([
    ['a NUL', { model: 'Ri\u0000o' }, 'model'],
    ['half a character', { badge: 'a\ud83d' }, 'badge'],
    ['a NUL in the stock number', { stocknum: 'S\u00001' }, 'stocknum'],
    ['a stock number that no index holds', { stocknum: 'S'.repeat(3000) }, 'stocknum'],
    ['a model that no address holds', { model: 'M'.repeat(3000) }, 'model'],
    ['a year of 200 digits', { year: '9'.repeat(200) }, 'year'],
  ])('[STCK-01] for %s is refused by field, and the other rows are imported', async (_, change, field) => {
    const result = await bench.run({ file: bench.write('odd.json', json([vehicle(1), { ...vehicle(2), ...change }])) });
    expect(result).toMatchObject({ read: 2, created: 1 });
    expect(result.rejects).toMatchObject([{ line: 1, record: 2, reasons: [{ field }] }]);
    expect(await bench.count('stock_rejects')).toBe(1);
  });
});

describe('a value of an optional field that cannot be stored', () => {
  it.each([
    ['a date outside of all calendars', { rego_expiry: '0000-01-01' }, 'rego_expiry'],
    ['an instant outside of all calendars', { created_at: '+200000-01-01T00:00:00Z' }, 'created_at'],
    ['a badge that no column holds', { badge: 'B'.repeat(300) }, 'badge'],
  ])('[STCK-01] is left out while the rest of its row is imported: %s', async (_, change, field) => {
    const result = await bench.run({ file: bench.write('odd.json', json([vehicle(1), { ...vehicle(2), ...change }])) });
    expect(result).toMatchObject({ read: 2, created: 2, rejects: [], left_out: [{ field, count: 1 }] });
  });
});

describe('a feed whose prices stand in a column of another name', () => {
  it('[STCK-01] is imported, and its report names that column', async () => {
    const rows = [1, 2].map((number) => ({ ...vehicle(number), price: { amount: 20_000, currency: 'AUD' } }));
    const result = await bench.run({ file: bench.write('amounts.json', json(rows)) });
    expect(result).toMatchObject({ created: 2, rejects: [], left_out: [{ field: 'price.amount', count: 2 }] });
    expect(reportLines(result)).toContainEqual(
      expect.stringMatching(/^price\.amount is left out of 2 .*call it price\.$/),
    );
    expect(await bench.all('select distinct price from vehicles')).toEqual([{ price: null }]);
  });
});

describe('a snapshot', () => {
  it('[STCK-01] does not sell a vehicle whose row is refused, in any profile', async () => {
    const header = 'Stock number,Car type,Make,Model,Year,Location code';
    const rows = Array.from({ length: 5 }, (_, i) => [`S${i}`, 'Used', 'Kia', 'Rio', 2020, 'red-gum-highway']);
    await bench.run({ file: bench.feed('ds.csv', rows, header), profile: 'dealer-studio-csv' });
    const worse = rows.map((row, i) => (i < 4 ? [...row.slice(0, 5), 'nowhere'] : row));
    const result = await bench.run({ file: bench.feed('ds.csv', worse, header), profile: 'dealer-studio-csv' });
    expect(result).toMatchObject({ read: 5, unchanged: 1, sold: 0 });
    expect(result.rejects).toHaveLength(4);
    expect(result.rejects[0]?.reasons).toMatchObject([{ field: 'Location code', value: 'nowhere' }]);
  });

  it('[STCK-01] may take off sale as many vehicles as its limit allows, and always one', async () => {
    const ten = Array.from({ length: 10 }, (_, i) => vehicle(i));
    const file = (count: number) => bench.write('some.json', json(ten.slice(0, count)));
    await bench.run({ file: file(10) });
    expect((await bench.run({ file: file(7) })).sold).toBe(3);
    await bench.run({ file: file(10) });
    await expect(bench.run({ file: file(6) })).rejects.toMatchObject({ code: 'mass-sold' });
    expect((await bench.run({ file: file(6), removalLimit: 0.4 })).sold).toBe(4);
    await bench.run({ file: file(10) });
    await expect(bench.run({ file: file(8), removalLimit: 0 })).rejects.toMatchObject({ code: 'mass-sold' });
    expect((await bench.run({ file: file(9), removalLimit: 0 })).sold).toBe(1);
    expect((await bench.run({ file: file(1), allowRemoval: true })).sold).toBe(8);
  });

  it('records the whole refused row of a vehicle whose address is taken', async () => {
    await bench.run({ file: bench.write('a.json', json([vehicle(1), { ...vehicle(2), stocknum: 'A-1' }])) });
    const clash = { ...vehicle(2), stocknum: 'A 1' };
    const result = await bench.run({ file: bench.write('b.json', json([vehicle(1), clash])), mode: 'delta' });
    expect(result.read).toBe(result.unchanged + result.rejects.length);
    expect(result.rejects).toMatchObject([
      { line: 1, record: 2, row: { stocknum: 'A 1', make: 'Kia' }, reasons: [{ field: 'stocknum', value: 'A 1' }] },
    ]);
  });
});

describe('runs', () => {
  it('ends what a killed import left behind, and frees the dealership after a failure', async () => {
    await bench.database.pool.query(
      `insert into stock_runs (id, dealership_id, profile, feed, source_name, status)
       values (gen_random_uuid(), $1, 'canonical', 'canonical', 'killed.csv', 'running')`,
      [bench.yard.id],
    );
    await expect(bench.run({ file: bench.write('bad.json', '[') })).rejects.toMatchObject({ code: 'file-truncated' });
    await bench.run({ file: bench.write('good.json', json([vehicle(1)])) });
    expect(await bench.all("select error from stock_runs where source_name = 'killed.csv'")).toEqual([
      { error: 'The process that ran it ended before it was done. Import the file again.' },
    ]);
    expect(await bench.count("stock_runs where status = 'running'")).toBe(0);
  });

  it('refuses a feed of which nothing fits, without keeping all of it', async () => {
    const rows = Array.from({ length: 50_001 }, (_, i) => ({ stocknum: `S${i}`, make: '', model: '', year: 1 }));
    await expect(bench.run({ file: bench.write('bomb.json', json(rows)) })).rejects.toMatchObject({
      code: 'too-many-rejects',
    });
    expect(await bench.count('stock_rejects')).toBe(0);
  });
});

describe('any feed', () => {
  const good = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 90_000 }))
    .map(([n, price]) => vehicle(n, price));
  const anything = fc.oneof(
    fc.constantFrom('', '-', 'nan', 'POA', '1e999', '\u0000', '"', '\ud800', '__proto__', '2020-02-31'),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 2 }),
  );
  const columns = [
    'stocknum',
    'make',
    'model',
    'year',
    'price',
    'km',
    'rego_expiry',
    'created_at',
    'images',
    'variant.torque',
  ];
  const dirty: fc.Arbitrary<Row> = fc.oneof(
    fc.dictionary(fc.constantFrom(...columns), anything),
    fc.tuple(good, fc.constantFrom(...columns), anything).map(([row, column, value]) => ({ ...row, [column]: value })),
  );
  /** The first row names the columns. */
  const feedOf = (rows: readonly Row[]) => json([Object.fromEntries(columns.map((column) => [column, ''])), ...rows]);

  it('[STCK-01] landed and refused make up what was read, and importing twice equals once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(good, dirty), { maxLength: 30 }), async (rows) => {
        await bench.reset();
        const file = bench.write('any.json', feedOf(rows));
        const first = await bench.run({ file });
        expect(first.read).toBe(rows.length + 1);
        expect(first.created + first.rejects.length).toBe(first.read);
        const [state, changes] = [await bench.all('select * from vehicles order by id'), await bench.count('changes')];
        const again = await bench.run({ file });
        expect([again.created, again.updated, again.sold, again.unchanged]).toEqual([0, 0, 0, first.created]);
        expect([await bench.all('select * from vehicles order by id'), await bench.count('changes')]).toEqual([
          state,
          changes,
        ]);
      }),
      { numRuns: 40 },
    );
  });

  it('[STCK-01] imported in any split of changes it equals one snapshot', async () => {
    // Some rows are imported and some refused, in any split; each is about a vehicle of its own.
    const spoilt = fc
      .tuple(good, fc.constantFrom(...columns.filter((column) => column !== 'stocknum')), anything)
      .map(([row, column, value]): Row => ({ ...row, [column]: value }));
    const rows = fc.uniqueArray(fc.oneof(good, spoilt), {
      minLength: 1,
      maxLength: 20,
      selector: (row) => row.stocknum,
    });
    await fc.assert(
      fc.asyncProperty(rows, fc.array(fc.nat(20), { maxLength: 4 }), fc.boolean(), async (feed, cuts, overlap) => {
        await bench.reset();
        await bench.run({ file: bench.write('all.json', feedOf(feed)) });
        const whole = await bench.stock();
        await bench.reset();
        const edges = [0, ...cuts.map((cut) => Math.min(cut, feed.length)).sort((a, b) => a - b), feed.length];
        for (const [index, end] of edges.slice(1).entries()) {
          const part = feed.slice(overlap ? 0 : edges[index], end);
          await bench.run({ file: bench.write('part.json', feedOf(part)), mode: 'delta' });
        }
        expect(await bench.stock()).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });
});
