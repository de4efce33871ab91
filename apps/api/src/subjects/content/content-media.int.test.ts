import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase, untilLockIsAwaited } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { mediaRoutes } from '../media/media-routes';
import { storePicture } from '../media/media-store';
import { diskOriginals, originalPath } from '../media/originals/disk-originals';
import { documentsLock } from '../sites';

let database: Database;
let folder: string;
const env = () => ({ ...testEnv(), dataDir: folder });
const forecourt = (...args: string[]) => testCli(database, env())('content', ...args);

/** A photo as a phone takes it: lying on its side, with where it was taken. */
const photo = (name: string, background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'A. Sample' }, IFD3: { GPSLatitude: '33/1 52/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
    .then((bytes) => {
      const file = join(folder, name);
      writeFileSync(file, bytes);
      return file;
    });
const document = (src: string, key = 'about-us') => {
  const file = join(folder, 'document.json');
  const blocks = [
    { type: 'rich-text', version: 1, html: '<p>Words.</p>' },
    { type: 'picture-text', version: 1, title: 'The yard', html: '<p>Ours.</p>', picture: { src, alt: 'The yard' } },
  ];
  writeFileSync(file, JSON.stringify({ website_id: 'yard', key, title: 'About us', blocks }));
  return file;
};
const added = async (file: string, ...more: string[]) => {
  const { out: stdout } = await forecourt('media', 'add', 'yard', file, '--json', '--by', 'Robin', ...more);
  const [picture] = JSON.parse(stdout) as readonly {
    readonly src: string;
    readonly hash: string;
    readonly alt: string;
  }[];
  if (picture === undefined) throw new Error('Nothing was added.');
  return picture;
};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-content-media-'));
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(
    database.db,
    siteNamed('yard', {}),
    siteNamed('lane', { dealership_id: 'yard', stockFrom: [{ dealership: 'yard' }], locations: [{ id: 'yard-yard' }] }),
  );
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database, 'content', 'content_media');
});

describe('pictures of content', () => {
  it('are stored once, listed as documents name them, and served without the metadata of the camera', async () => {
    const file = await photo('yard.jpg', '#884422');
    const first = await added(file, '--alt', 'The yard at noon');
    expect(first).toMatchObject({ alt: 'The yard at noon', src: `/media/${first.hash}` });
    expect((await added(file)).alt).toBe('The yard at noon');
    const { out: stdout } = await forecourt('media', 'list', 'yard');
    expect(stdout).toContain(`yard.jpg\t`);
    expect(stdout).toContain(`{"src":"/media/${first.hash}","alt":"The yard at noon"}`);
    expect(stdout).toContain('by Robin');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect((await forecourt('media', 'list', 'lane')).out).toBe('');

    const served = await mediaRoutes({ dataDir: folder }).request(`${first.src}?w=640`, {
      headers: { accept: 'image/webp' },
    });
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    // Upright: the orientation was applied, and is gone with the rest of the metadata.
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 640, 960]);
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it('must be stored before a document names them: else it is refused with path, reason and how to mend it', async () => {
    const missing = `/media/${'0'.repeat(64)}`;
    for (const src of [missing, '/media/yard.jpg']) {
      const refused = await forecourt('apply', document(src), '--publish', '--yes');
      expect(refused.code).not.toBe(0);
      expect(refused.err).toContain('blocks[1].picture.src');
      expect(refused.err).toContain(`There is no picture at "${src}".`);
      expect(refused.err).toContain('forecourt content media add');
    }
    const { src } = await added(await photo('yard.jpg', '#884422'));
    expect((await forecourt('apply', document(src), '--publish', '--yes')).code).toBe(0);
  });

  it('stay while a page or a draft shows them, and are deleted with their file once none does', async () => {
    const { src, hash } = await added(await photo('sign.jpg', '#226644'));
    const path = originalPath(folder, hash);
    await forecourt('apply', document(src), '--publish', '--yes');
    const live = await forecourt('media', 'remove', 'yard', 'sign.jpg');
    expect([live.code === 0, live.err]).toEqual([false, expect.stringContaining('is shown by about-us.')]);
    await forecourt('withdraw', 'yard', 'about-us');
    await forecourt('apply', document(src));
    expect((await forecourt('media', 'remove', 'yard', src)).err).toContain('is shown by about-us (draft).');
    expect(await stat(path)).toBeTruthy();
    await emptyTables(database, 'content');

    const served = () => mediaRoutes({ dataDir: folder }).request(`${src}?w=640`);
    expect((await served()).status).toBe(200);
    await forecourt('media', 'add', 'lane', join(folder, 'sign.jpg'));
    expect((await forecourt('media', 'remove', 'yard', src)).err).toContain('its file stays');
    expect(await stat(path)).toBeTruthy();
    const last = await forecourt('media', 'remove', 'lane', hash, '--json');
    expect(JSON.parse(last.out)).toEqual({ hash, deleted: true });
    await expect(stat(path)).rejects.toThrow('ENOENT');
    // Nor is one of its sizes.
    expect((await served()).status).toBe(404);
    expect((await forecourt('media', 'remove', 'yard', src)).err).toContain('The site keeps no picture');
  });

  it('keep their file while an import is under way that may name them', async () => {
    const { src, hash } = await added(await photo('ute.jpg', '#446622'));
    await database.pool.query(
      `insert into stock_runs (id, dealership_id, profile, feed, source_name, status)
       values (gen_random_uuid(), 'yard', 'p', 'f', 's', 'running')`,
    );
    expect((await forecourt('media', 'remove', 'yard', src)).err).toContain('a stock import is under way');
    expect(await stat(originalPath(folder, hash))).toBeTruthy();
    await emptyTables(database, 'stock_runs');
  });

  it('keep their file while a vehicle names them, whenever it came to', async () => {
    const { db, pool } = database;
    const naming = (hash: string) => ({
      slug: `names-${hash.slice(0, 8)}`,
      stocknum: hash.slice(0, 8),
      images: [{ url: `/media/${hash}`, thumb_url: `/media/${hash}` }],
      // No clock decides it.
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    const kept = async (hash: string) => (await pool.query('select from media where hash = $1', [hash])).rowCount === 1;
    const before = await added(await photo('before.jpg', '#114422'));
    await addTestVehicle(db, 'yard', naming(before.hash));
    expect((await forecourt('media', 'remove', 'yard', before.src)).err).toContain('its file stays');
    expect(await kept(before.hash)).toBe(true);

    for (const begun of ['before', 'after']) {
      const { src, hash } = await added(await photo(`${begun}.jpg`, begun === 'before' ? '#115522' : '#116622'));
      const [other, writing] = [await pool.connect(), await pool.connect()];
      try {
        const write = () => addTestVehicle(drizzle(writing), 'yard', naming(hash));
        await writing.query('begin');
        if (begun === 'before') await write();
        await other.query('begin');
        await other.query('select pg_advisory_xact_lock($1)', [documentsLock]);
        const removing = forecourt('media', 'remove', 'yard', src);
        // All vehicles have been looked at by now.
        await untilLockIsAwaited(database);
        if (begun === 'after') await write();
        await writing.query('commit');
        await other.query('commit');
        expect((await removing).err).toContain('its file stays');
      } finally {
        other.release();
        writing.release();
      }
      expect([await kept(hash), (await stat(originalPath(folder, hash))).size > 0]).toEqual([true, true]);
    }
  });

  it('are stored again when one is added while the same one is being removed', async () => {
    const file = await photo('dusk.jpg', '#221144');
    const { hash } = await added(file);
    await emptyTables(database, 'content_media');
    const remover = await database.pool.connect();
    try {
      await remover.query('begin');
      await remover.query('select from media where hash = $1 for update', [hash]);
      const store = { pool: database.pool, originals: diskOriginals(folder) };
      const keeping = storePicture(store, await readFile(file), 'ute.jpg');
      // It waits for the row.
      await expect
        .poll(async () => (await database.pool.query('select from pg_locks where not granted')).rowCount)
        .toBeGreaterThan(0);
      await remover.query('delete from media where hash = $1', [hash]);
      rmSync(originalPath(folder, hash));
      await remover.query('commit');
      await keeping;
    } finally {
      remover.release();
    }
    expect(await stat(originalPath(folder, hash))).toBeTruthy();
    expect((await database.pool.query('select from media where hash = $1', [hash])).rowCount).toBe(1);
  });

  it('are refused with a reason when a file is no picture', async () => {
    const text = join(folder, 'notes.jpg');
    writeFileSync(text, 'no picture');
    expect((await forecourt('media', 'add', 'yard', text)).err).toContain('notes.jpg: The file is not a JPEG');
    expect((await forecourt('media', 'add', 'yard', join(folder, 'none.jpg'))).err).toContain('There is no ');
    expect((await forecourt('media', 'add', 'yard', folder)).err).toContain('is a directory. Name its files.');
    expect((await forecourt('media', 'add', 'nowhere', text)).err).toContain('There is no site "nowhere".');
    expect((await forecourt('media', 'add', 'yard', text, text, '--alt', 'Both')).err).toContain('of one picture');
    expect((await forecourt('media', 'remove', 'yard', 'none.jpg')).err).toContain('keeps no picture "none.jpg"');
  });
});
