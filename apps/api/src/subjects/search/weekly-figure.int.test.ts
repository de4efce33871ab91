// The weekly figure of card, page and filter is one figure, also once a lender's year has ended (FIN-13).
import { siteEstimate } from '@forecourt/config/site-estimate';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { weeklyPriceRange } from '@forecourt/search/record';
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
import { currentPosition } from '../../ground/spine/read-changes';
import { recordClockCrossings } from '../clock/clock-crossings';
import { siteDirectory } from '../sites/site-directory';
import { EmbeddedSearch } from './embedded-search';

let now = new Date('2026-12-31T22:00:00Z');
let database: Database;
let service: EmbeddedSearch;
let vehicle: Vehicle;

const nothing = { deposit: null, paymentMonth: null, totalPayable: null, termMonths: null, termWeeks: null };
const rest = { disclaimer: null, term: null, balloon: null, establishmentFees: null };
const rates = { interestRate: 8, comparisonRate: 9, paymentWeek: 121, termYears: 5 };

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(database.db, siteNamed('yard', { flags: { finance: true }, finance_provider: 'taurus' }));
  // Taurus accepts model years later than the year less 12.
  vehicle = await addTestVehicle(database.db, 'yard', {
    ...{ year: 2015, price: 30_000, rego_expiry: null, created_at: '2026-06-01T00:00:00.000Z' },
    finance_lenders: { taurus: { financeProvider: 'taurus', ...nothing, ...rates, ...rest } },
  });
  service = new EmbeddedSearch({
    database,
    env: { ...testEnv(() => now), searchIndex: 'Car_test' },
    log: pino({ level: 'silent' }),
  });
  service.start();
  await vi.waitUntil(() => service.engine !== null, { timeout: 120_000 });
});
afterAll(async () => {
  await service.close();
  await database.close();
});

const siteOf = async () => {
  const site = (await siteDirectory(database.db)).sites.get('yard')?.document;
  if (site === undefined) throw new Error('There is no site.');
  return site;
};

/** The figures on a page drawn now, on the card in the index, and in the filter. */
const figures = async () => {
  const site = await siteOf();
  const page = siteEstimate(site, vehicle, now)?.repayment ?? null;
  const ask = (filters: string) =>
    service.hitsOf(site, [{ indexName: 'Car_test', query: '', filters, hitsPerPage: 10 }]);
  const [found = []] = await ask(`id:${vehicle.id}`);
  const [filtered = []] = await ask(`weekly_price_range:"${weeklyPriceRange(page)}"`);
  return { page, card: found[0]?.weekly?.repayment ?? null, filtered: filtered.map(({ id }) => id) };
};

it('page, card and filter show one weekly figure before and after the last year in which a lender lends on a model', async () => {
  await recordClockCrossings(database.db, now);
  expect(await figures()).toEqual({ page: 121, card: 121, filtered: [vehicle.id] });
  now = new Date('2027-01-01T00:00:30Z');
  // A page drawn now would say the dealer's figure.
  expect(siteEstimate(await siteOf(), vehicle, now)?.repayment).not.toBe(121);
  expect(await recordClockCrossings(database.db, now)).toBeGreaterThan(0);
  await untilDecided(database);
  const last = await currentPosition(database.db);
  await vi.waitUntil(() => service.position === last, { timeout: 120_000 });
  const after = await figures();
  expect(after.card).toBe(after.page);
  expect(after.filtered).toEqual([vehicle.id]);
});
