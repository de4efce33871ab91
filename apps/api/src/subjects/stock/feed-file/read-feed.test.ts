import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndlessFeed } from '../../../../test/read-endless';
import { inspectFeed } from './inspect-feed';
import { anyShape, type FeedShape, longestRecord, type NumberedRecord } from './numbered-record';
import { readFeed } from './read-feed';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-feed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (content: string | Uint8Array): string => {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.feed`);
  writeFileSync(path, content);
  return path;
};

const readFile = async (path: string, shape: FeedShape = anyShape): Promise<NumberedRecord[]> => {
  const all: NumberedRecord[] = [];
  for await (const numbered of readFeed(path, await inspectFeed(path), shape)) all.push(numbered);
  return all;
};
const read = (content: string | Uint8Array, required: readonly string[] = []) =>
  readFile(fileOf(content), { ...anyShape, requiredColumns: required });
const records = async (content: string | Uint8Array) => (await read(content)).map(({ record }) => record);
const lines = async (content: string) => (await read(content)).map(({ line }) => line);

const repeated = async (part: string, times: number, start = ''): Promise<string> => {
  const path = join(folder, `big-${Math.random().toString(36).slice(2)}`);
  await pipeline(
    Readable.from(
      (function* () {
        yield start;
        for (let i = 0; i < times; i += 1) yield part;
      })(),
    ),
    createWriteStream(path),
  );
  return path;
};

describe('a file of lines', () => {
  it.each([',', ';', '\t', '|'])('separated by %j is read as any other', async (separator) => {
    const rows = [
      ['stocknum', 'make', '"comments, all; of\tthem|"'],
      ['S1', '"Kia"', '"Tidy, one; owner\ttwo|keys\nand books"'],
      ['S2', 'Mazda', '"22\'6"" long"'],
    ];
    const text = `${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`;
    expect(await records(text)).toEqual([
      { stocknum: 'S1', make: 'Kia', 'comments, all; of\tthem|': 'Tidy, one; owner\ttwo|keys\nand books' },
      { stocknum: 'S2', make: 'Mazda', 'comments, all; of\tthem|': '22\'6" long' },
    ]);
    expect(await records(`\ufeff${text}`)).toHaveLength(2);
  });

  it('has its separator told from its first line alone', async () => {
    expect(await records('stocknum,images\nS1,a|b|c|d\n')).toEqual([{ stocknum: 'S1', images: 'a|b|c|d' }]);
    expect(await records('stocknum\nS1;x\n')).toEqual([{ stocknum: 'S1;x' }]);
  });

  it('that lacks values is told with its line, whatever separates them', async () => {
    const [row] = await read('a;b;c\n1;2\n', ['a']);
    expect(row).toMatchObject({ line: 2, fault: { field: 'line', value: '2' }, mayName: ['1', '2'] });
  });
});

describe('a feed file', () => {
  it.each([
    ['csv', 'stocknum,make\nS1,Kia\n'],
    ['json', '\ufeff [{"stocknum":"S1"}]'],
    ['json', '{"items":[]}'],
    ['xml', '\r\n <?xml version="1.0"?><a/>'],
  ])('has its format detected from its content: %s', async (format, content) => {
    expect((await inspectFeed(fileOf(content))).format).toBe(format);
  });

  it('[STCK-01] is read as UTF-8 with or without a byte order mark, else as Windows-1252, and its encoding is reported', async () => {
    const text = 'stocknum,model\nS1,Mégane €\n';
    expect(await inspectFeed(fileOf(text))).toMatchObject({ encoding: 'utf-8', bom: false });
    expect(await inspectFeed(fileOf(`\ufeff${text}`))).toMatchObject({ encoding: 'utf-8', bom: true });
    const old = Buffer.concat([
      Buffer.from('stocknum,model\nS1,M'),
      Buffer.from([0xe9]),
      Buffer.from('gane '),
      Buffer.from([0x80, 0x0a]),
    ]);
    expect(await inspectFeed(fileOf(old))).toMatchObject({ encoding: 'windows-1252', bom: false });
    for (const content of [text, `\ufeff${text}`, old])
      expect(await records(content)).toEqual([{ stocknum: 'S1', model: 'Mégane €' }]);
  });

  it('is read as Windows-1252 when only its end shows that, beyond the first chunks', async () => {
    const path = await repeated('S1,Kia\n', 100_000, 'stocknum,model\n');
    writeFileSync(path, Buffer.from([0x53, 0x32, 0x2c, 0x96, 0x0a]), { flag: 'a' });
    const all = await readFile(path);
    expect([all.length, all.at(-1)?.record.model]).toEqual([100_001, '–']);
  });

  it('keeps characters that a chunk cuts in two', async () => {
    const all = await readFile(await repeated('S1,é😀é\n', 20_000, 'stocknum,model\n'));
    expect(new Set(all.map(({ record }) => record.model))).toEqual(new Set(['é😀é']));
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffa,b\n', 'utf16le'), /UTF-16/],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1]), /spreadsheet/],
    ['gzip', Buffer.from([0x1f, 0x8b, 8]), /packed/],
    ['bytes', Buffer.from([0x61, 0, 0x62]), /not text/],
    ['a false byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0xff]), /says that it is UTF-8/],
  ])('is refused in plain words when it is %s', async (_, content, words) => {
    await expect(read(content)).rejects.toMatchObject({ code: 'file-encoding', message: expect.stringMatching(words) });
  });
});

describe('one stock in three formats', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((value) => value.replace(/[\p{Cc}\ufffe\uffff]/gu, '').trim());
  const xml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

  it('[STCK-01] gives the same records from CSV, JSON, NDJSON and XML', async () => {
    const row = fc.record({ stocknum: fc.integer({ min: 1 }).map((n) => `S${n}`), make: text, model: text });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const csv = [
          'stocknum,make,model',
          ...rows.map((one) =>
            Object.values(one)
              .map((value) => `"${value.replaceAll('"', '""')}"`)
              .join(','),
          ),
        ];
        const elements = rows.map(
          (one) =>
            `<vehicle>${Object.entries(one)
              .map(([name, value]) => `<${name}>${xml(value)}</${name}>`)
              .join('')}</vehicle>`,
        );
        expect(await records(`${csv.join('\n')}\n`)).toEqual(rows);
        expect(await records(JSON.stringify(rows))).toEqual(rows);
        expect(await records(JSON.stringify({ count: 3, items: rows }, null, 1))).toEqual(rows);
        expect(await records(rows.map((one) => JSON.stringify(one)).join('\n'))).toEqual(rows);
        expect(await records(`<stock><made>today</made><vehicles>${elements.join('\n')}</vehicles></stock>`)).toEqual(
          rows,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('flattens parts with a dot and joins lists by |', async () => {
    const flat = [
      {
        stocknum: 'S1',
        km: '10',
        certified: 'true',
        'variant.cylinders': '4',
        vin: '',
        images: 'a.webp|b.webp',
        standardEquipment: 'Radio|Air',
      },
    ];
    const nested = {
      stocknum: 'S1',
      km: 10,
      certified: true,
      variant: { cylinders: 4 },
      vin: null,
      images: [{ url: 'a.webp', w: 1 }, { url: 'b.webp' }],
      standardEquipment: ['Radio', 'Air'],
    };
    expect(await records(JSON.stringify([nested]))).toEqual(flat);
    expect(
      await records(
        '<stock><car stocknum="S1"><km>10</km><certified>true</certified><variant><cylinders>4</cylinders></variant><vin/>' +
          '<images><image url="a.webp" w="1"/><image url="b.webp"/></images>' +
          '<standardEquipment>Radio</standardEquipment><standardEquipment><![CDATA[Air]]></standardEquipment></car></stock>',
      ),
    ).toEqual(flat);
  });

  it('counts lines of every format', async () => {
    expect(await lines('a,b\n1,"x\ny"\n\n2,z\n')).toEqual([2, 5]);
    expect(await lines('[\n{"a":1},\n{"a":\n2}, {"a":3}\n]')).toEqual([2, 3, 4]);
    expect(await lines('{"n":1,\n"items":[\n {"a":1},\n {"a":2}]}')).toEqual([3, 4]);
    expect(await lines('{"a":1}\n\n{"a":2}\n')).toEqual([1, 3]);
    expect(await lines('<s>\n<car><a>1</a></car>\n\n<car>\n<a>2</a></car></s>')).toEqual([2, 4]);
    const many = Array.from({ length: 30_000 }, (_, i) => `{"a":"${'é'.repeat(i % 7)}"}`).join('\n');
    expect(await lines(many)).toEqual(Array.from({ length: 30_000 }, (_, i) => i + 1));
  });

  it('reports what is no record with a line and a reason', async () => {
    expect(await read('[1,\n{"a":1},"x"]')).toMatchObject([
      { line: 1, fault: { field: 'line', value: '1' } },
      { line: 2, fault: null },
      { line: 2, fault: { value: '"x"' } },
    ]);
    expect((await read('<s><car><a>1</a></car><van id="2"/></s>')).map(({ record }) => record)).toEqual([
      { a: '1' },
      { id: '2' },
    ]);
    const wide = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`c${i}`, i]));
    expect(await read(JSON.stringify([wide]))).toMatchObject([
      { fault: { reason: 'This record has more than 1000 columns.' } },
    ]);
    expect(await read('[{"__proto__":{"x":1},"a":2}]')).toMatchObject([{ record: { a: '2' } }]);
  });
});

describe('a broken file', () => {
  const cases: [string, string, string][] = [
    ['JSON cut off in a record', '[{"a":1},\n{"a":', 'file-truncated'],
    ['JSON cut off between records', '[{"a":1},', 'file-truncated'],
    ['a list cut off', '{"items":[{"a":1}]', 'file-truncated'],
    ['NDJSON cut off', '{"a":1}\n{"a"', 'file-truncated'],
    ['JSON with a wrong character', '[{"a":1}{"a":2}]', 'file-broken'],
    ['JSON with more behind it', '[{"a":1}] x', 'file-broken'],
    ['JSON with two lists', '{"items":[{"a":1}],"more":[{"a":2}]}', 'file-broken'],
    ['JSON without a record', '[]', 'file-empty'],
    ['an object without a list', '{\n"a":1}', 'file-empty'],
    ['XML cut off in a record', '<s><car><a>1</a></car><car><a>', 'file-truncated'],
    ['XML cut off between records', '<s><car><a>1</a></car>', 'file-truncated'],
    ['XML with tags that cross', '<s><car><a>1</car></a></s>', 'file-broken'],
    ['XML with more behind it', '<s><car><a>1</a></car></s><s/>', 'file-broken'],
    ['XML with an entity that is not known', '<s><car><a>&x;</a></car></s>', 'file-broken'],
    ['XML without a record', '<s></s>', 'file-empty'],
    ['JSON that is nested too deep', `[{"a":${'['.repeat(80)}`, 'file-broken'],
    ['JSON that is nested without end', '['.repeat(5_000_000), 'file-broken'],
    ['XML that is nested too deep', `<s>${'<a>'.repeat(80)}${'</a>'.repeat(80)}</s>`, 'file-broken'],
    ['CSV with a column twice', 'a,a\n1,2\n', 'file-broken'],
    ['CSV with too many columns', `${Array.from({ length: 1001 }, (_, i) => `c${i}`).join(',')}\n`, 'file-broken'],
    ['CSV with an open quote', 'a,b\n1,"2\n', 'file-broken'],
    ['CSV cut off', 'a,b\n1', 'file-truncated'],
    ['nothing', '', 'file-empty'],
  ];
  it.each(cases)('[STCK-01] %s is refused whole, with a way to mend it', async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ code, remedy: expect.stringContaining('Nothing was changed') });
  });

  it.each([
    ['CSV', 'b,c\n1,2\n'],
    ['JSON', '[{"b":1,"c":2}]'],
    ['XML', '<s><car><b>1</b><c/></car></s>'],
  ])('names the columns that %s lacks', async (_, content) => {
    await expect(read(content, ['a', 'b'])).rejects.toMatchObject({
      code: 'columns-missing',
      message: 'The file has no column a. It has: b, c.',
    });
  });

  it('accepts a required column that the first records leave out', async () => {
    expect(await read('[{"b":1},{"a":1}]', ['a'])).toHaveLength(2);
    const late = JSON.stringify([...Array.from({ length: 60 }, () => ({ b: 1 })), { a: 1 }]);
    await expect(read(late, ['a'])).rejects.toMatchObject({ code: 'columns-missing' });
    expect(await read(JSON.stringify(Array.from({ length: 120 }, () => ({ a: 1 }))), ['a'])).toHaveLength(120);
  });

  it('[STCK-01] ten million laughs are refused before they unfold', async () => {
    const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    await expect(read(`<!DOCTYPE s [<!ENTITY l0 "ha">${laughs}]><s><car><a>&l9;</a></car></s>`)).rejects.toMatchObject({
      code: 'file-unsafe',
    });
  });
});

describe('one endless record', () => {
  let bundle: string;
  beforeAll(async () => {
    bundle = join(folder, 'read-endless.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('../../../../test/read-endless.ts', import.meta.url))],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      conditions: ['@forecourt/source'],
      // What packages written for CommonJS ask for.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    });
  });

  /**
   * Most megabytes of the whole process that reads it. It takes 90 at most, and where a record is a great many elements
   * 190; one that was kept whole took 149 at least, and where it is many elements more than there are.
   */
  const endless: [string, EndlessFeed, number][] = [
    ['CSV line', { format: 'csv', start: 'stocknum,make\nS1,', part: 'x' }, 130],
    ['CSV header', { format: 'csv', start: '', part: 'x' }, 130],
    ['CSV quote', { format: 'csv', start: 'stocknum,make\nS1,"', part: 'x,\n' }, 130],
    ['JSON text', { format: 'json', start: '[{"a":"', part: 'x' }, 130],
    ['JSON record', { format: 'json', start: '[{"a":[0', part: ',1' }, 130],
    ['XML text', { format: 'xml', start: '<s><car><a>', part: 'x' }, 130],
    ['XML record', { format: 'xml', start: '<s><car>', part: '<a/>' }, 400],
    ['XML document type', { format: 'xml', start: '<!DOCTYPE ', part: 'x' }, 130],
    ['XML attribute', { format: 'xml', start: '<s><car a="', part: 'x' }, 130],
  ];
  it.each(endless)('[STCK-01] in a %s of 60 MB is refused in little memory', async (_, feed, mostMegabytes) => {
    const { stdout } = await promisify(execFile)(process.execPath, [bundle, JSON.stringify(feed)]);
    const { outcome, mostMemory } = JSON.parse(stdout);
    expect(outcome).toBe('row-too-long');
    expect(mostMemory).toBeGreaterThan(30_000_000);
    expect(mostMemory).toBeLessThan(mostMegabytes * 1_000_000);
  });

  it.each([
    ['CSV', (value: string) => `a\n${value}\n`],
    ['JSON', (value: string) => JSON.stringify([{ a: value }])],
    ['XML', (value: string) => `<s><car><a>${value}</a></car></s>`],
  ])('up to the limit is read whole: %s', async (_, write) => {
    const [first] = await records(write('x'.repeat(longestRecord - 200)));
    expect(first?.a).toHaveLength(longestRecord - 200);
  });
});
