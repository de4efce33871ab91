import { describe, expect, it } from 'vitest';
import type { FeedRecord } from './feed-vehicle';
import { RowReader, units } from './row-reader';

const read = <Value>(value: string, how: (row: RowReader) => Value) => {
  const row = new RowReader({ column: value } satisfies FeedRecord);
  return { value: how(row), refused: row.reasons.length, left: row.warnings.length };
};

describe('[STCK-01] dates of feeds', () => {
  it.each([
    ['2019-03-05', '2019-03-05'],
    ['2019-03-05T00:00:00', '2019-03-05'],
    ['5/3/2019', '2019-03-05'],
    ['05-03-2019', '2019-03-05'],
    ['5 March 2019', '2019-03-05'],
    ['05-Mar-2019', '2019-03-05'],
  ])('reads "%s" as a day', (written, date) => {
    expect(read(written, (row) => row.date('column'))).toEqual({ value: date, refused: 0, left: 0 });
  });

  it.each(['Mar-2019', 'March 2019', 'Sept 2019', '3/2019', '2019-03', 'Mar/2019'])(
    'reads "%s" as a month where a month is allowed',
    (written) => {
      const month = written.startsWith('Sept') ? '09' : '03';
      expect(read(written, (row) => row.date('column', { month: true }))).toMatchObject({ value: `2019-${month}-01` });
      expect(read(written, (row) => row.date('column'))).toEqual({ value: null, refused: 0, left: 1 });
    },
  );

  it.each(['31/02/2019', 'Marble-2019', '13/2019', 'soon', 'Mar-19'])('leaves out the date "%s"', (written) => {
    expect(read(written, (row) => row.date('column', { month: true }))).toEqual({ value: null, refused: 0, left: 1 });
  });
});

describe('[STCK-01] numbers of feeds', () => {
  it.each([
    ['1560 cc', units.cubicCentimetres, 1560],
    ['1,560cc', units.cubicCentimetres, 1560],
    ['2.0L', units.litres, 2],
    ['7.2 L/100km', units.consumption, 7.2],
    ['4500 mm', units.millimetres, 4500],
  ])('reads "%s" with its unit and refuses other units', (written, unit, value) => {
    const bounds = { min: 0, max: 10_000 };
    expect(read(written, (row) => row.number('column', { ...bounds, unit }))).toEqual({ value, refused: 0, left: 0 });
    expect(read(written, (row) => row.number('column', { ...bounds, unit: units.stars }))).toMatchObject({ left: 1 });
    expect(read(written, (row) => row.number('column', bounds))).toMatchObject({ value: null, left: 1 });
  });

  it.each([
    ['$45,990', 45_990],
    ['AUD 45990', 45_990],
    ['45990.50 AUD', 45_990.5],
    ['A$45,990', 45_990],
  ])('reads "%s" as Australian money', (written, value) => {
    expect(read(written, (row) => row.money('column'))).toEqual({ value, refused: 0, left: 0 });
  });

  it.each(['EUR 5,000', '£5,000', '45k', '-5'])('leaves out the amount "%s"', (written) => {
    expect(read(written, (row) => row.money('column'))).toEqual({ value: null, refused: 0, left: 1 });
  });

  it('refuses a row whose year cannot be read', () => {
    for (const written of ['', 'abc', '1800', '2020.5'])
      expect(read(written, (row) => row.year('column', 2028))).toMatchObject({ refused: 1, left: 0 });
  });
});

describe('[STCK-01] addresses of feeds', () => {
  const hostile = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/x',
    'https://user:secret@host.example/x',
    'https://dealer.example@evil.example/',
    'C:\\walk.mp4',
  ];
  it.each(hostile)('leaves out the address "%s"', (written) => {
    expect(read(written, (row) => row.address('column'))).toEqual({ value: null, refused: 0, left: 1 });
  });

  it.each(['https://youtu.be/abc', 'http://video.example/x.mp4?a=b@c', '/media/report.pdf'])(
    'accepts the address "%s"',
    (written) => {
      expect(read(written, (row) => row.address('column'))).toEqual({ value: written, refused: 0, left: 0 });
    },
  );

  it('keeps the good pictures of a list, and a spin only when all its frames are good', () => {
    const list = 'a/1.jpg|javascript:x|https://cdn.example/2.jpg|C:\\pics\\3.jpg|//evil.example/4.jpg';
    expect(read(list, (row) => row.pictures('column'))).toEqual({
      value: ['a/1.jpg', 'https://cdn.example/2.jpg', 'C:\\pics\\3.jpg'],
      refused: 0,
      left: 1,
    });
    expect(read(list, (row) => row.pictures('column', { whole: true }))).toMatchObject({ value: [], left: 1 });
  });
});
