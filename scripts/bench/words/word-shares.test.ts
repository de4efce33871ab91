import { beforeAll, describe, expect, it } from 'vitest';
import { productSearch } from './product-search';
import { isWanted } from './wanted';
import { wordQueries } from './word-queries';
import { wordShares } from './word-shares';
import { stockDay, wordStock, type YardRows } from './word-stock';

describe('words that shoppers type', () => {
  let records: ReturnType<typeof wordStock>;

  beforeAll(async () => {
    const demo = new URL('../../../demo/stock/generate.mjs', import.meta.url).href;
    const { generateStock } = (await import(demo)) as { generateStock: (now: Date) => readonly YardRows[] };
    records = wordStock(generateStock(stockDay));
  });

  it('are at least 300 queries, each another, and find something but for one that must find nothing', () => {
    expect(wordQueries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(wordQueries.map(({ site, words }) => `${site} ${words}`)).size).toBe(wordQueries.length);
    const empty = wordQueries.filter(
      ({ site, wanted }) => !records.some((record) => record.site === site && isWanted(record, wanted)),
    );
    expect(empty.map(({ words }) => words)).toEqual(['zzzzzzzz']);
  });

  it('[SRCH-06] find exactly the vehicles that they mean, in 98 of 100 queries at least', () => {
    const { exact, missed } = wordShares(productSearch(records), wordQueries, records);
    expect(exact, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
  });
});
