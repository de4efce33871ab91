import { facetAttribute } from '@forecourt/search/criteria';
import { createSearchEngine } from '@forecourt/search-engine';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { EmbeddedSearch } from './embedded-search';

let database: Database;
let service: EmbeddedSearch;
const soon = { timeout: 60_000 };
const indexName = 'Car_prices';

const documentAt = (interestRate: number, finance = true) =>
  applyTestSites(
    database.db,
    siteNamed('harbour', { flags: { finance }, finance_provider: 'manual', finance: { interestRate, termYears: 5 } }),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('harbour'));
  await documentAt(8);
  await addTestVehicle(database.db, 'harbour', { stocknum: 'P1', slug: 'priced', price: 30_000 });
  await addTestVehicle(database.db, 'harbour', { stocknum: 'P2', slug: 'on-application', price: null });
  await addTestVehicle(database.db, 'harbour', { stocknum: 'P3', slug: 'as-good-as-none', price: 5 });
  await untilDecided(database);
  service = new EmbeddedSearch({
    database,
    env: { ...testEnv(() => new Date()), searchIndex: indexName },
    log: pino({ level: 'silent' }),
    createEngine: createSearchEngine,
  });
  service.start();
  await vi.waitFor(() => expect(service.engine).not.toBeNull(), soon);
});
afterAll(async () => {
  await service.close();
  await database.close();
});

interface Found {
  readonly hits: readonly { readonly slug: string }[];
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}
const ask = async (query: object): Promise<Found> => {
  const answer = await service.engine?.searchIndex(indexName, JSON.stringify({ hitsPerPage: 10, ...query }));
  expect(answer?.status).toBe(200);
  return JSON.parse(Buffer.from(answer?.body ?? []).toString()) as Found;
};
const slugs = async (filters: string) => (await ask({ filters })).hits.map(({ slug }) => slug).sort();

it('[SRCH-03/price] finds no vehicle without a shown price in a range of prices, and starts no slider at 0', async () => {
  expect(await slugs('')).toEqual(['as-good-as-none', 'on-application', 'priced']);
  for (const filters of ['price <= 40000', 'price >= 0', 'price < 40000', 'price:0 TO 999999999']) {
    expect(await slugs(filters), filters).toEqual(['priced']);
  }
  const { facets_stats } = await ask({ facets: ['price'] });
  expect(facets_stats?.price).toMatchObject({ min: 30_000, max: 30_000 });
});

it('[FIN-13] moves a vehicle to another step of the weekly repayment when the rate of its site changes', async () => {
  const steps = async () => (await ask({ facets: [facetAttribute('weekly_price_range')] })).facets?.weekly_price_range;
  expect(await steps()).toEqual({ '100:150': 1 });
  await documentAt(15);
  await expect.poll(steps, soon).toEqual({ '150:200': 1 });
  await documentAt(15, false);
  await expect.poll(async () => (await steps()) ?? {}, soon).toEqual({});
});
