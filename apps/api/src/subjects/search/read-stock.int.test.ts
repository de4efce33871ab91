import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsReadBy } from '../../../test/rows-read';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, dealershipNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { readSiteDirectory } from '../sites/site-directory';
import { readStock } from './read-stock';

const dealers = ['north', 'east', 'south'] as const;
const each = 300;
/** Vehicles of one more dealership. */
const crowd = 40 * each;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, ...[...dealers, 'crowd'].map((name) => dealershipNamed(name)));
  // Those of all in turn, and most of one, so that whoever walks by id alone reads many of others.
  await database.pool.query(
    `insert into vehicles (dealership_id, location_id, stocknum, slug, name, item_type, car_type, status, make, model, year, price)
       select dealer, dealer || '-yard', 'N' || n, dealer || n, 'Car', 'car', 'used', 'in_stock', 'Kia', 'Rio', 2020, 20000
       from (select n, dealer, n as place from generate_series(1, $2::int) n, unnest($1::text[]) dealer
         union all select n, 'crowd', 1 + n / 40 from generate_series(1, $3::int) n) as stock
       order by place, dealer <> all ($1::text[]), dealer`,
    [dealers, each, crowd],
  );
  await database.pool.query('analyze vehicles');
});
afterAll(() => database.close());

/** The pages that are read, and how many rows of vehicles that takes. */
const read = async (dealershipIds?: readonly string[]) => {
  const directory = await readSiteDirectory(database.db);
  const { result, rowsRead } = await rowsReadBy(database, 'vehicles', async (tx) => {
    const pages: string[][] = [];
    for await (const page of readStock(tx, directory, dealershipIds)) pages.push(page.map(({ slug }) => slug));
    return pages;
  });
  return { sizes: result.map((page) => page.length), slugs: result.flat(), rowsRead };
};
const stockOf = (dealer: string) => Array.from({ length: each }, (_, place) => `${dealer}${place + 1}`);

describe('the stock', () => {
  it('of some dealerships is read in full pages, each vehicle once and no other', async () => {
    const { sizes, slugs, rowsRead } = await read(['south', 'north']);
    expect(sizes).toEqual([500, 100]);
    expect(slugs).toEqual([...stockOf('south'), ...stockOf('north')]);
    // The planner may look at an end of an index besides.
    expect(rowsRead).toBeLessThan(2 * each + 10);
  });

  it('of all is read in the order of ids', async () => {
    const { slugs } = await read();
    expect(slugs).toHaveLength(3 * each + crowd);
    expect(slugs.slice(0, 3)).toEqual(['east1', 'north1', 'south1']);
  });

  it('of no dealership is nothing', async () => {
    expect((await read([])).slugs).toEqual([]);
  });
});
