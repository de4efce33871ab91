import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createImportBench } from '../../../test/test-import';
import { siteNamed } from '../../../test/test-stock';
import { reportLines } from './run-report';

let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.reset();
  await emptyTables(bench.database, 'sites');
});

const header = 'stocknum,make,model,year,price,dealercomments';
const row = (n: number, comments = 'Tidy') => `S${n},Kia,Rio,${2000 + n},${10_000 + n},${comments}`;
const twenty = Array.from({ length: 20 }, (_, index) => row(index + 1));
const twentyWith = (changes: Readonly<Record<number, string>>) =>
  twenty.map((line, index) => changes[index + 1] ?? line);
const file = (lines: readonly string[], ends: (line: number) => string = () => '\n') =>
  bench.write('feed.csv', [header, ...lines].map((line, index) => `${line}${ends(index + 1)}`).join(''));
const onSale = async () => (await bench.all('select stocknum from vehicles where not sold')).length;

describe('a quote that closes rows later', () => {
  it('[STCK-01] refuses each swallowed row by line, and leaves the vehicles named in it unsold', async () => {
    await bench.run({ file: file(twenty) });
    const broken = twentyWith({ 6: row(6, '"open'), 10: row(10, 'shut"') });
    const result = await bench.run({ file: file(broken) });
    expect(result).toMatchObject({ read: 20, created: 0, updated: 0, unchanged: 15, sold: 0 });
    expect(result.rejects.map(({ line, row: { stocknum } }) => [line, stocknum])).toEqual([
      [7, 'S6'],
      [8, 'S7'],
      [9, 'S8'],
      [10, 'S9'],
      [11, 'S10'],
    ]);
    expect(result.rejects[0]?.reasons).toMatchObject([
      { field: 'line', reason: expect.stringContaining('Lines 7 to 11 run together') },
    ]);
    expect(result.left_alone.map(({ stocknum }) => stocknum)).toEqual(['S10', 'S6', 'S7', 'S8', 'S9']);
    expect(reportLines(result)).toContain('  S7  2007 Kia Rio');
    expect(await onSale()).toBe(20);
    expect(await bench.all("select from vehicles where dealercomments like '%Kia%'")).toEqual([]);
    expect(await bench.all('select report from stock_runs order by started_at desc limit 1')).toMatchObject([
      { report: { left_alone: expect.arrayContaining([{ stocknum: 'S7', name: '2007 Kia Rio' }]) } },
    ]);
  });

  it('[STCK-01] is detected across columns, around a single row, and with CRLF', async () => {
    await bench.run({ file: file(twenty) });
    const across = twentyWith({ 3: 'S3,Kia,"Rio,2013,1,x', 5: 'S5,Kia,Rio,2015,"1,Tidy".' });
    for (const [first, last, lines] of [
      [7, 8, twentyWith({ 6: row(6, '"open'), 7: row(7, 'shut"') })],
      [4, 6, twentyWith({ 3: 'S3,Kia,"Rio,2013,1,x', 5: 'S5,Kia,Rio,2015,1",Tidy' })],
    ] as const) {
      const result = await bench.run({ file: file(lines, () => '\r\n') });
      expect(result).toMatchObject({ sold: 0, updated: 0 });
      expect([result.rejects[0]?.line, result.rejects.at(-1)?.line]).toEqual([first, last]);
    }
    await expect(bench.run({ file: file(across) })).rejects.toMatchObject({ code: 'file-broken' });
    expect(await onSale()).toBe(20);
  });

  it('[STCK-01] leaves descriptions of many lines and commas as they are, and counts lines after them', async () => {
    const told = 'One owner\r\n\r\nABS, air, cruise, tow bar, alloys\r\nKia, Rio, 2020, 1, x, y';
    const lines = twentyWith({ 4: row(4, `"${told}"`), 9: 'S9,Kia,Rio,never,1,x' });
    const result = await bench.run({ file: file(lines, () => '\r\n') });
    expect(result).toMatchObject({ read: 20, created: 19 });
    expect(result.rejects.map(({ line }) => line)).toEqual([13]);
    expect(await bench.all("select dealercomments from vehicles where stocknum = 'S4'")).toEqual([
      { dealercomments: told },
    ]);
  });

  it('[STCK-01] leaves vehicles unsold whose number stands anywhere in a line of too many or few columns', async () => {
    await bench.run({ file: file(twenty) });
    const result = await bench.run({ file: file(twentyWith({ 2: 'x,S2,Kia,Rio,2012,1,Tidy,', 3: 'Kia,S3' })) });
    expect(result).toMatchObject({ sold: 0, left_alone: [{ stocknum: 'S2' }, { stocknum: 'S3' }] });
    expect(result.rejects.map(({ line }) => line)).toEqual([3, 4]);
  });
});

describe('mixed line ends', () => {
  it.each([
    ['CRLF with three LF', (line: number) => ([5, 9, 12].includes(line) ? '\n' : '\r\n')],
    ['LF after a CRLF header', (line: number) => (line === 1 ? '\r\n' : '\n')],
    ['LF with CRLF and CR among them', (line: number) => ['\n', '\r\n', '\r'][line % 3] ?? '\n'],
  ])('[STCK-01] %s end rows alike: every vehicle is imported', async (_, ends) => {
    const result = await bench.run({ file: file(twenty, ends) });
    expect(result).toMatchObject({ read: 20, created: 20, rejects: [] });
    expect(await bench.run({ file: file(twenty) })).toMatchObject({ unchanged: 20, sold: 0 });
  });

  it('[STCK-01] that break a row in two refuse both halves by line and leave its vehicle unsold', async () => {
    await bench.run({ file: file(twenty) });
    const result = await bench.run({ file: file(twentyWith({ 5: 'S5,Kia,Rio\n,2015,10005,Tidy' }), () => '\r\n') });
    expect(result.rejects.map(({ line }) => line)).toEqual([6, 7]);
    expect(result).toMatchObject({ sold: 0, left_alone: [{ stocknum: 'S5' }] });
  });
});

describe('two feeds with one stock number', () => {
  const one = (feed: string, values: string) =>
    bench.run({ feed, file: bench.write(`${feed}.csv`, `stocknum,make,model,year,vin\n${values}\n`) });
  const stock = () => bench.all('select make, feed from vehicles order by stocknum');

  it('[STCK-01] for different vehicles: refused with both names and what differs; the first stays', async () => {
    await one('yard-a', '100,Kia,Rio,2019,');
    for (const _ of [1, 2]) {
      const result = await one('yard-b', '100,BMW,X5,2021,WBA1');
      expect(result).toMatchObject({ created: 0, updated: 0, sold: 0 });
      expect(result.rejects).toMatchObject([
        {
          line: 2,
          reasons: [
            {
              field: 'stocknum',
              value: '100',
              reason: expect.stringMatching(/Feed yard-a .*2019 Kia Rio.*Feed yard-b says: 2021 BMW X5 \(VIN WBA1\)/),
            },
          ],
        },
      ]);
      expect(await one('yard-a', '100,Kia,Rio,2019,')).toMatchObject({ updated: 0, unchanged: 1 });
    }
    expect(await stock()).toEqual([{ make: 'Kia', feed: 'yard-a' }]);
  });

  it('[STCK-01] are told apart by VIN where both have one', async () => {
    await one('yard-a', '100,Kia,Rio,2019,KNA 1');
    expect((await one('yard-b', '100,KIA,Rio Sport,2020,kna1')).rejects).toEqual([]);
    expect((await one('yard-a', '100,Kia,Rio,2019,KNA2')).rejects).toHaveLength(1);
    expect(await stock()).toEqual([{ make: 'KIA', feed: 'yard-b' }]);
  });

  it('[STCK-01] may share a number once the vehicle of one feed is sold', async () => {
    await one('yard-a', '100,Kia,Rio,2019,\n101,Kia,Rio,2019,');
    await one('yard-a', '101,Kia,Rio,2019,');
    expect(await one('yard-b', '100,BMW,X5,2021,')).toMatchObject({ updated: 1, rejects: [] });
  });
});

describe('the report of an import', () => {
  it('[STCK-01] counts left-out fields with their first lines, and their vehicles are imported', async () => {
    const lines = ['km,vin', 'Unknown,V1', 'broken,V2', '85000 km,V3'].map((rest, index) =>
      index === 0 ? `stocknum,make,model,year,${rest}` : `S${index},Kia,Rio,2020,${rest}`,
    );
    const result = await bench.run({ file: bench.write('km.csv', `${lines.join('\n')}\n`) });
    expect(result).toMatchObject({
      created: 3,
      rejects: [],
      left_out: [{ field: 'km', count: 2, lines: [2, 3], value: 'Unknown' }],
    });
    expect(await bench.all('select km from vehicles order by stocknum')).toEqual([
      { km: null },
      { km: null },
      { km: 85_000 },
    ]);
    expect(reportLines(result)[0]).toContain('km is left out of 2 vehicles (line 2, 3): "Unknown"');
  });

  it('[SITE-08] counts vehicles that no site shows, and names the sites to check', async () => {
    const result = await bench.run({ file: file(twenty) });
    expect(reportLines(result).at(-1)).toContain("20 used car. No site shows this dealership's stock.");
    const site = siteNamed('red-gum', { stockFrom: [{ dealership: bench.yard.slug, car_type: ['used'] }] });
    await bench.database.pool.query('insert into sites (website_id, slug, document) values ($1, $1, $2)', [
      site.website_id,
      site,
    ]);
    const mixed = 'stocknum,make,model,year,car_type,item_type\nN1,Hino,300,2025,new,truck\nU1,Kia,Rio,2020,used,car\n';
    const half = await bench.run({ file: bench.write('mixed.csv', mixed), feed: 'mixed' });
    expect(half.shown_nowhere).toEqual({
      count: 1,
      of: 2,
      kinds: [{ kind: 'new truck', count: 1 }],
      sites: ['red-gum'],
    });
    expect(reportLines(half)).toEqual([
      '1 of 2 vehicles on sale are shown on no site: 1 new truck. Look at stockFrom of red-gum.',
    ]);
    const shown = await bench.run({
      file: bench.write('used.csv', 'stocknum,make,model,year\nU2,Kia,Rio,2020\n'),
      feed: 'u',
    });
    expect(shown.shown_nowhere).toBeNull();
  });
});

describe('a place', () => {
  it("[ENTY-01] never joins the feed's city with the state of another address", async () => {
    const home = bench.yard.locations.find(({ primary }) => primary)?.address;
    const other = home?.state === 'NSW' ? 'VIC' : 'NSW';
    const rows = [
      'S1,Elsewhere,',
      `S2,Elsewhere,${other}`,
      `S3,${home?.city.toUpperCase()},`,
      `S4,,${other}`,
      `S5,,${home?.state}`,
      'S6,,',
      'S7,Elsewhere,Bavaria',
    ];
    await bench.run({
      file: bench.write(
        'place.csv',
        `stocknum,city,state,make,model,year\n${rows.map((one) => `${one},Kia,Rio,2020`).join('\n')}\n`,
      ),
    });
    expect(await bench.all('select city, state from vehicles order by stocknum')).toEqual([
      { city: 'Elsewhere', state: null },
      { city: 'Elsewhere', state: other },
      { city: home?.city, state: home?.state },
      { city: null, state: other },
      { city: home?.city, state: home?.state },
      { city: home?.city, state: home?.state },
      { city: 'Elsewhere', state: null },
    ]);
  });
});
