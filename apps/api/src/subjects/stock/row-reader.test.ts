import { describe, expect, it } from 'vitest';
import type { FeedRecord } from './feed-vehicle';
import { RowReader, units } from './row-reader';

const clock = { timeZone: 'Australia/Sydney', now: new Date('2026-11-27T02:00:00Z') };

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
    expect(read(written, (row) => row.date('column', clock))).toEqual({ value: date, refused: 0, left: 0 });
  });

  it.each(['Mar-2019', 'March 2019', 'Sept 2019', '3/2019', '2019-03', 'Mar/2019'])(
    'reads "%s" as a month where a month is allowed',
    (written) => {
      const month = written.startsWith('Sept') ? '09' : '03';
      expect(read(written, (row) => row.date('column', clock, { month: true }))).toMatchObject({
        value: `2019-${month}-01`,
      });
      expect(read(written, (row) => row.date('column', clock))).toEqual({ value: null, refused: 0, left: 1 });
    },
  );

  it.each(['31/02/2019', 'Marble-2019', '13/2019', 'soon', 'Mar-19'])('leaves out the date "%s"', (written) => {
    expect(read(written, (row) => row.date('column', clock, { month: true }))).toEqual({
      value: null,
      refused: 0,
      left: 1,
    });
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

describe('[STCK-01] what feeds write for nothing', () => {
  it('0 is no figure where a vehicle cannot have it, and a figure where it can', () => {
    for (const written of ['0', '0.0', '0 L', '-', ''])
      expect(
        read(written, (row) => row.number('column', { min: 0.1, max: 20, unit: units.litres, zeroIsNothing: true })),
      ).toEqual({
        value: null,
        refused: 0,
        left: 0,
      });
    expect(read('0', (row) => row.integer('column', { min: 0, max: 10 }))).toMatchObject({ value: 0 });
    expect(read('0', (row) => row.integer('column', { min: 1, max: 10 }))).toMatchObject({ value: null, left: 1 });
  });
});

describe('[STCK-01] numbers from elsewhere', () => {
  const reasonOf = (value: string): string => {
    const row = new RowReader({ column: value });
    row.number('column', { min: 0, max: 100_000, unit: units.kilometres });
    return row.warnings[0]?.reason ?? '';
  };
  it.each([
    ['£12,495', 'not in Australian dollars'],
    ['12495 EUR', 'not in Australian dollars'],
    ['25637 miles', 'in miles, not in kilometres'],
    ['many', 'not a number'],
  ])('"%s" is said to be %s', (written, reason) => {
    expect(reasonOf(written)).toContain(reason);
  });

  it('a stock number that a spreadsheet guards is read, and one that it has rounded is refused', () => {
    expect(read('="00123"', (row) => row.stockNumber('column'))).toEqual({ value: '00123', refused: 0, left: 0 });
    for (const written of ['1.23E+05', '4E+12'])
      expect(read(written, (row) => row.stockNumber('column'))).toEqual({ value: '', refused: 1, left: 0 });
    for (const written of ['E105', '1E5', 'AE+05'])
      expect(read(written, (row) => row.stockNumber('column'))).toMatchObject({ value: written, refused: 0 });
  });
});

describe('[STCK-01] words of feeds', () => {
  it('a list is read from bars, lines and entries of markup, each of its words once', () => {
    for (const written of [
      'ABS|Tow bar|18" alloys',
      'ABS<br>|<b>Tow bar</b>|18&quot; alloys|abs',
      '<ul><li>ABS</li><li>Tow&nbsp;bar</li><li>18&quot; alloys</li></ul>',
      '• ABS\n• Tow bar\n• 18" alloys\n',
      '- ABS|- Tow bar|null|18" alloys|-',
    ])
      expect(read(written, (row) => row.words('column')).value).toEqual(['ABS', 'Tow bar', '18" alloys']);
    expect(read('GVM < 3.5t|All-wheel drive', (row) => row.words('column')).value).toEqual([
      'GVM < 3.5t',
      'All-wheel drive',
    ]);
  });

  it('text is one line without markup, prose has its lines, and what is read as it is written stays so', () => {
    const written = ' <b>Tow</b>&nbsp;Bar<br>&amp; more ';
    expect(read(written, (row) => row.text('column')).value).toBe('Tow Bar & more');
    expect(read(written, (row) => row.prose('column')).value).toBe('Tow Bar\n& more');
    expect(read(written, (row) => row.source('column')).value).toBe('<b>Tow</b>&nbsp;Bar<br>&amp; more');
  });

  it('the first column whose words mean something decides, and words that mean nothing are told of', () => {
    const meant = (word: string) => (word === 'Auto' ? 'Automatic' : null);
    const told = { what: 'transmission', such: 'Automatic' };
    const row = new RowReader({ simple: 'Odd', trans: 'Auto', gears: 'Odd too', none: '-' });
    expect(row.meaning(['simple', 'trans'], meant, told)).toBe('Automatic');
    expect(row.meaning(['none'], meant, told)).toBeNull();
    expect(row.warnings).toEqual([]);
    expect(row.meaning(['none', 'gears'], meant, told)).toBeNull();
    expect(row.warnings).toEqual([
      {
        field: 'gears',
        value: 'Odd too',
        reason: 'This is no transmission that we know. Write it such as Automatic.',
        isWord: true,
      },
    ]);
  });
});

describe('[STCK-01] moments of feeds', () => {
  it('a day that is still to come is left out, and one that has begun is read', () => {
    expect(read('12/11/2026', (row) => row.instant('column', clock)).value).toBe('2026-11-11T13:00:00.000Z');
    expect(read('27/11/2026', (row) => row.instant('column', clock)).value).toBe('2026-11-26T13:00:00.000Z');
    for (const written of ['28/11/2026', '11/12/2026', 'Mazda 3', '11/26/2026', '45123'])
      expect(
        read(written, (row) => row.instant('column', clock)),
        written,
      ).toEqual({ value: null, refused: 0, left: 1 });
  });
});
