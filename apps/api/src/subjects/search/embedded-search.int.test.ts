import { createSearchEngine } from '@forecourt/search-engine';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { publishedPosition } from '../../ground/spine/follower-registry';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { recordChange } from '../../ground/spine/record-change';
import { EmbeddedSearch } from './embedded-search';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('harbour'));
  await applyTestSites(database.db, siteNamed('harbour'));
});
afterAll(() => database.close());

/** A service whose rebuild, the second fill of its index, waits until it may finish. */
const startService = () => {
  let fills = 0;
  let filled = 0;
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const service = new EmbeddedSearch({
    database,
    env: { ...testEnv(() => new Date()), searchIndex: 'Car_test' },
    log: pino({ level: 'silent' }),
    createEngine: () => {
      const engine = createSearchEngine();
      const replaceAll = engine.replaceAll.bind(engine);
      engine.replaceAll = async (...input) => {
        fills += 1;
        // The first fill builds the index; the second is the requested rebuild.
        if (fills === 2) await held;
        const records = await replaceAll(...input);
        filled += 1;
        return records;
      };
      return engine;
    },
  });
  service.start();
  return {
    service,
    finish: () => finish(),
    filled: () => filled,
    /** Waits until the index is built and its place is known. */
    built: async () => {
      await untilDecided(database);
      await expect.poll(() => service.engine === null).toBe(false);
      const written = await currentPosition(database.db);
      await expect.poll(() => publishedPosition(database.db)).toBe(written);
      return written;
    },
    /** Requests a rebuild, and waits until it has begun and the reached position was stored. */
    rebuild: async () => {
      const said = service.advanced(60_000, new AbortController().signal);
      await database.db.transaction((tx) => recordChange(tx, { kind: 'search-rebuild' }));
      await expect.poll(() => fills).toBe(2);
      await said;
    },
    changeSite: () => database.db.transaction((tx) => recordChange(tx, { kind: 'site', websiteId: 'harbour' })),
    /** Waits until both changes have been read and applied. */
    applied: async (before: number) => {
      await expect.poll(async () => (await readChanges(database.db, before)).changes.length).toBe(2);
      const { position: last, changes } = await readChanges(database.db, before);
      await expect.poll(() => service.position).toBe(last);
      return { last, first: changes[0]?.position ?? 0 };
    },
    published: (position: number) => expect.poll(() => publishedPosition(database.db)).toBe(position),
    close: async () => {
      finish();
      await service.close();
    },
  };
};

it('[DATA-02] publishes no change made during a rebuild before the rebuild has ended, and all of them then', async () => {
  const tests = startService();
  try {
    const before = await tests.built();
    await tests.rebuild();
    await tests.changeSite();
    const { last, first } = await tests.applied(before);
    expect(await publishedPosition(database.db)).toBeLessThan(first);
    tests.finish();
    await tests.published(last);
  } finally {
    await tests.close();
  }
});

it('[DATA-02] publishes the changes of a rebuild also when it ends while a place is being published', async () => {
  const tests = startService();
  const slow = await database.pool.connect();
  try {
    const before = await tests.built();
    await tests.rebuild();
    // No follower can store its position now; unlike a writing transaction, this one does not hold readers back.
    await slow.query('begin; lock table followers in share mode');
    await tests.changeSite();
    const { last } = await tests.applied(before);
    tests.finish();
    await expect.poll(tests.filled).toBe(3);
    await slow.query('commit');
    await tests.published(last);
  } finally {
    slow.release(true);
    await tests.close();
  }
});
