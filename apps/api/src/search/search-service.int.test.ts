import { createSearchEngine } from '@forecourt/search-engine';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { createTestDatabase } from '../database/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../database/test-stock';
import { publishedPosition } from '../spine/follower-registry';
import { readChanges } from '../spine/read-changes';
import { recordChange } from '../spine/record-change';
import { SearchService } from './search-service';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('harbour'));
  await applyTestSites(database.db, siteNamed('harbour'));
});
afterAll(() => database.close());

it('[DATA-02] publishes no change from a rebuild on before the rebuild has ended, and all of them then', async () => {
  let fills = 0;
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const service = new SearchService({
    database,
    env: { now: () => new Date(), searchIndex: 'Car_test' },
    log: pino({ level: 'silent' }),
    createEngine: () => {
      const engine = createSearchEngine();
      const replaceAll = engine.replaceAll.bind(engine);
      engine.replaceAll = async (...input) => {
        fills += 1;
        // The first one builds; the second is the rebuild that is asked for.
        if (fills === 2) await held;
        return replaceAll(...input);
      };
      return engine;
    },
  });
  service.start();
  try {
    await expect.poll(() => service.ready === null, { timeout: 20_000 }).toBe(false);
    await expect.poll(() => publishedPosition(database.db), { timeout: 10_000 }).toBe(service.position);
    const before = service.position;
    await database.db.transaction((tx) => recordChange(tx, { kind: 'search-rebuild' }));
    await expect.poll(() => fills, { timeout: 10_000 }).toBe(2);
    await database.db.transaction((tx) => recordChange(tx, { kind: 'site', websiteId: 'harbour' }));
    await expect.poll(async () => (await readChanges(database.db, before)).changes.length, { timeout: 10_000 }).toBe(2);
    const { position: last, changes } = await readChanges(database.db, before);
    await expect.poll(() => service.position, { timeout: 10_000 }).toBe(last);
    expect(await publishedPosition(database.db)).toBeLessThan(changes[0]?.position ?? 0);
    finish();
    await expect.poll(() => publishedPosition(database.db), { timeout: 10_000 }).toBe(last);
  } finally {
    finish();
    await service.close();
  }
});
