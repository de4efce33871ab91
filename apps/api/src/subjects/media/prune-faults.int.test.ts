// What goes wrong while originals are taken away, and who names them at that moment.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase, untilLockIsAwaited } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';
import { runUpkeep } from '../../ground/modules/upkeep';
import { documentsLock } from '../sites';
import { pictureUrl, storePicture } from './media-store';
import { mediaUpkeep } from './media-upkeep';
import { diskOriginals } from './originals/disk-originals';
import { type Originals, StorageAway } from './originals/originals';
import { pruneOriginals } from './prune-originals';

let database: Database;
let folder: string;
let disk: Originals;
const now = new Date('2026-11-21T01:00:00Z');
const days = 200;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-prune-'));
  disk = diskOriginals(folder);
  await applyTestDealerships(database.db, dealershipNamed('yard'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(
    database,
    'removed_originals',
    'upkeep_marks',
    'stock_runs',
    'reviews',
    'offer_lists',
    'vehicles',
    'content',
  );
  await database.pool.query('delete from remote_pictures');
  await database.pool.query('delete from media');
});

const bytesOf = (name: string) =>
  sharp({
    create: {
      ...{ width: 40, height: 30, channels: 3 },
      background: `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}`,
    },
  })
    .png()
    .toBuffer();
const store = async (name: string) =>
  (await storePicture({ pool: database.pool, originals: disk }, await bytesOf(name), name)).hash;
/** A picture that came so long ago that it goes where nobody names it. */
const keepOld = async (name: string) => {
  const hash = await store(name);
  await database.pool.query(
    "update media set created_at = $2::timestamptz - interval '400 days', kept_at = null where hash = $1",
    [hash, now],
  );
  return hash;
};
const prune = (originals: Originals = disk, more: object = {}) =>
  pruneOriginals({ db: database.db, originals, dataDir: folder, now, days, ...more });
const rowsOf = async (table: string) =>
  (await database.pool.query(`select hash from ${table} order by hash`)).rows.map(({ hash }) => hash);
const isThere = async (hash: string) => (await disk.sizeOf(hash)) !== null;
const begin = () =>
  database.pool.query(
    `insert into stock_runs (id, dealership_id, profile, feed, source_name, status)
     values (gen_random_uuid(), 'yard', 'canonical', 'main', 'a.csv', 'running')`,
  );

describe('originals whose storage fails while they are taken away', () => {
  const failing = (after: number): Originals => {
    let removed = 0;
    return {
      ...disk,
      remove: async (hash) => {
        if (removed === after) throw new StorageAway('unreachable', 'The storage is away.', 'Is it up?');
        removed += 1;
        await disk.remove(hash);
      },
    };
  };

  it('have no row without bytes behind them, and the next run removes the rest', async () => {
    const hashes = [await keepOld('a'), await keepOld('b'), await keepOld('c')];
    const sized = join(folder, 'media', 'sized');
    mkdirSync(sized, { recursive: true });
    for (const hash of hashes) writeFileSync(join(sized, `${hash}-320-75.webp`), 'a copy');
    const cut = await prune(failing(1));
    expect(cut).toMatchObject({ originals: 1, left: 2, stopped: 'storage', fault: { code: 'unreachable' } });
    expect(await rowsOf('media')).toEqual([]);
    expect(await rowsOf('removed_originals')).toHaveLength(2);
    expect(await prune()).toMatchObject({ originals: 2, left: 0, stopped: null });
    expect(await rowsOf('removed_originals')).toEqual([]);
    for (const hash of hashes) {
      expect(await isThere(hash)).toBe(false);
      expect(existsSync(join(sized, `${hash}-320-75.webp`))).toBe(false);
    }
  });

  it('stay where somebody keeps the same picture again meanwhile', async () => {
    const hash = await keepOld('a');
    await prune(failing(0));
    expect(await store('a')).toBe(hash);
    expect(await prune()).toMatchObject({ originals: 0, left: 0, stopped: null });
    expect([await isThere(hash), await rowsOf('media')]).toEqual([true, [hash]]);
  });

  it('stay where somebody keeps the same picture at the moment at which its bytes go', async () => {
    const hash = await keepOld('a');
    let keeping: Promise<string> | null = null;
    const slow: Originals = {
      ...disk,
      remove: async (gone) => {
        keeping = store('a');
        await pause(300);
        await disk.remove(gone);
      },
    };
    await prune(slow);
    expect(await keeping).toBe(hash);
    expect([await isThere(hash), await rowsOf('media')]).toEqual([true, [hash]]);
  });

  it('keep nobody waiting while the storage is asked', async () => {
    await keepOld('a');
    const held: unknown[] = [];
    const looking: Originals = {
      ...disk,
      remove: async (hash) => {
        const { rows } = await database.pool.query(
          `select pg_try_advisory_xact_lock($1) as documents,
             (select count(*)::int from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and backend_xid is not null) as writing`,
          [documentsLock],
        );
        held.push(rows[0]);
        await disk.remove(hash);
      },
    };
    await prune(looking);
    expect(held).toEqual([{ documents: true, writing: 0 }]);
  });
});

describe('originals that came long ago', () => {
  it('stay where somebody has kept the same picture since', async () => {
    const hash = await keepOld('a');
    await store('a');
    expect(await prune()).toMatchObject({ originals: 0 });
    expect(await isThere(hash)).toBe(true);
  });

  it('stay where a feed names them by an address after they were looked for', async () => {
    const hash = await keepOld('a');
    const other = await database.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        "insert into remote_pictures (url, dealership_id, hash) values ('https://p.example/a', 'yard', $1)",
        [hash],
      );
      const pruning = prune();
      await pause(500);
      await other.query('commit');
      expect(await pruning).toMatchObject({ originals: 0, stopped: null });
    } finally {
      other.release();
    }
    expect([await isThere(hash), await rowsOf('media')]).toEqual([true, [hash]]);
  });

  it('stay where an import begins after they were looked for', async () => {
    const hash = await keepOld('a');
    const other = await database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock($1)', [documentsLock]);
      const pruning = prune();
      await pause(500);
      await begin();
      await other.query('commit');
      expect(await pruning).toMatchObject({ originals: 0, stopped: 'importing' });
    } finally {
      other.release();
    }
    expect(await isThere(hash)).toBe(true);
  });

  it('stay where a vehicle or content names them after they were looked for, whenever that was begun', async () => {
    const { db, pool } = database;
    const [vehicle, running, page, nobody] = [
      await keepOld('vehicle'),
      await keepOld('running'),
      await keepOld('page'),
      await keepOld('nobody'),
    ];
    await applyTestSites(db, siteNamed('yard', {}));
    const naming = (hash: string) => ({
      slug: `names-${hash.slice(0, 8)}`,
      stocknum: hash.slice(0, 8),
      primary_image_url: pictureUrl(hash),
      photos_count: 1,
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    const [other, importing] = [await pool.connect(), await pool.connect()];
    try {
      // Begun before they are looked for, and not committed yet.
      await importing.query('begin');
      await addTestVehicle(drizzle(importing), 'yard', naming(running));
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock($1)', [documentsLock]);
      const pruning = prune();
      await untilLockIsAwaited(database);
      await addTestVehicle(db, 'yard', naming(vehicle));
      await importing.query('commit');
      await pool.query(
        `insert into content (website_id, key, revision, state, blocks, who) values ('yard', 'about-us', 1, 'draft', $1, 'Robin')`,
        [JSON.stringify([{ src: pictureUrl(page) }])],
      );
      await other.query('commit');
      expect(await pruning).toMatchObject({ originals: 1, stopped: null });
    } finally {
      other.release();
      importing.release();
    }
    expect(await rowsOf('media')).toEqual([vehicle, running, page].toSorted());
    expect(await isThere(nobody)).toBe(false);
  });

  it('stay where an earlier version of a document, an offer or a review names them', async () => {
    const { db, pool } = database;
    const [version, offer, review, nobody] = [
      await keepOld('version'),
      await keepOld('offer'),
      await keepOld('review'),
      await keepOld('nobody'),
    ];
    const content = { tagline: 'Cars', heroTitle: 'Good cars.', heroText: 'Plain prices.' };
    await applyTestSites(db, siteNamed('yard', { content: { ...content, heroImage: pictureUrl(version) } }));
    await applyTestSites(db, siteNamed('yard', { content }));
    const { rows } = await pool.query("select document::text as text from sites where website_id = 'yard'");
    expect(rows[0].text).not.toContain(version);
    await pool.query("insert into offer_lists (dealership_id, document) values ('yard', $1)", [
      JSON.stringify({ offers: [{ image: pictureUrl(offer) }] }),
    ]);
    await pool.query(
      `insert into reviews (dealership_id, source, source_id, author, rating, written_on, image)
       values ('yard', 'google', '1', 'Avery', 5, '2026-01-01', $1)`,
      [pictureUrl(review)],
    );
    expect(await prune()).toMatchObject({ originals: 1 });
    expect(await rowsOf('media')).toEqual([version, offer, review].toSorted());
    expect(await isThere(nobody)).toBe(false);
  });
});

describe('the worker', () => {
  const upkeep = async (time: string) => {
    const env = {
      ...testEnv(() => new Date(time)),
      ...{ dataDir: folder, settingsOf: settingsFrom({ FORECOURT_MEDIA_KEEP_DAYS: String(days) }) },
    };
    const outcomes: string[] = [];
    const deps = { db: database.db, env, now: new Date(time), log: pino({ level: 'silent' }) };
    await runUpkeep(mediaUpkeep, deps as never, (name, outcome) => outcomes.push(`${name} ${outcome}`));
    return outcomes;
  };

  it('takes pictures away once a day to the end, whenever it comes to it', async () => {
    await keepOld('a');
    await begin();
    await upkeep('2026-11-21T17:00:00Z');
    expect(await rowsOf('media')).toHaveLength(1);
    await database.pool.query('delete from stock_runs');
    await upkeep('2026-11-21T18:40:00Z');
    expect(await rowsOf('media')).toEqual([]);
    await keepOld('b');
    expect(await upkeep('2026-11-22T16:50:00Z')).toEqual(['removed-originals done', 'pictures done']);
    expect(await rowsOf('media')).toHaveLength(1);
    await upkeep('2026-11-22T17:10:00Z');
    expect(await rowsOf('media')).toEqual([]);
  });

  it('removes what a run has left, whenever it comes to it', async () => {
    const hash = await keepOld('a');
    await prune({ ...disk, remove: () => Promise.reject(new StorageAway('unreachable', 'It is away.', 'Wait.')) });
    await upkeep('2026-11-21T05:00:00Z');
    expect([await isThere(hash), await rowsOf('removed_originals')]).toEqual([false, []]);
  });

  it('ends in time, and goes on with the next turn', async () => {
    await keepOld('a');
    expect(await prune(disk, { signal: AbortSignal.abort() })).toMatchObject({ originals: 0, stopped: 'time' });
    expect(await prune()).toMatchObject({ originals: 1, stopped: null });
  });
});
