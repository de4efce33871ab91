import { expect, it } from 'vitest';

const generator = new URL('generate.mjs', import.meta.url).href;
const { generateStock } = (await import(generator)) as {
  generateStock: (now: Date) => readonly { readonly rows: readonly Readonly<Record<string, string | number>>[] }[];
};

it('comments on a new vehicle of the demo tell of no wear, care or service before its first owner', () => {
  const vehicles = generateStock(new Date('2026-11-28T00:00:00Z')).flatMap(({ rows }) => rows);
  const told = vehicles.filter((row) => row.car_type === 'new').map((row) => String(row.dealercomments));
  expect(told.length).toBeGreaterThan(100);
  expect(
    told.filter((words) => /well kept|looked after|tyres|chain|straight body|recent service|never down/i.test(words)),
  ).toEqual([]);
});
