import { describe, expect, it } from 'vitest';

type Row = Readonly<Record<string, string | number>>;

const generator = new URL('generate.mjs', import.meta.url).href;
const { generateStock } = (await import(generator)) as {
  generateStock: (now: Date) => readonly { readonly rows: readonly Row[] }[];
};

/** Days on which the demo may be loaded: what is true of it holds in other years, too. */
const days = ['2026-11-28T00:00:00Z', '2027-01-01T00:00:00Z', '2030-06-15T00:00:00Z'];

/** Comments of the vehicles for which something holds. There must be some. */
const commentsOf = (rows: readonly Row[], isMeant: (row: Row) => boolean): readonly string[] => {
  const meant = rows.filter(isMeant).map((row) => String(row.dealercomments));
  expect(meant.length).toBeGreaterThan(5);
  return meant;
};

describe.each(days)('what the demo stock of %s says of a vehicle', (day) => {
  const rows = generateStock(new Date(day)).flatMap((yard) => yard.rows);

  it('tells of no wear, care or service where the vehicle is new', () => {
    const told = commentsOf(rows, (row) => row.car_type === 'new');
    expect(
      told.filter((words) => /well kept|looked after|tyres|chain|straight body|recent service|never down/i.test(words)),
    ).toEqual([]);
  });

  it('has no vehicle here that is still to come', () => {
    const told = commentsOf(rows, (row) => row.status === 'coming_soon');
    expect(told.filter((words) => /here today|here to walk|arrived|still here|walk-around/i.test(words))).toEqual([]);
  });

  it('takes only what a car licence takes for a vehicle of a car licence: up to 4,500 kg', () => {
    const heavy = commentsOf(rows, (row) => Number(row['variant.grossvehiclemass'] ?? 0) > 4500);
    expect(heavy.filter((words) => /car licence/i.test(words))).toEqual([]);
  });

  it('promises nothing of fuel where there is none', () => {
    const electric = commentsOf(rows, (row) => row.fuel === 'Electric');
    expect(electric.filter((words) => /light on fuel/i.test(words))).toEqual([]);
  });

  it('is marked by what its other figures say, too', () => {
    const year = new Date(day).getUTCFullYear();
    const marked = rows.filter(({ tag }) => tag !== '');
    expect(marked.length).toBeGreaterThan(10);
    for (const { stocknum, tag, car_type, status, km, before_price, year: built } of marked) {
      const isTrue = {
        'Price drop': Number(before_price) > 0,
        'Low kilometres': car_type !== 'new' && km !== '' && Number(km) <= 10_000 * Math.max(1, year - Number(built)),
        'One owner': car_type === 'used',
        Runout: car_type !== 'used' && status !== 'coming_soon',
      }[String(tag)];
      expect(isTrue, `${stocknum}: ${tag}`).toBe(true);
    }
  });
});
