// Originals that nobody needs any more, on the disk and in a bucket.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase } from '../../../test/test-database';
import { startS3 } from '../../../test/test-s3';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { media, remotePictures } from '../../ground/database/schema';
import { settingsFrom } from '../../ground/env/environment-part';
import { pictureUrl, storePicture } from './media-store';
import { diskOriginals } from './originals/disk-originals';
import type { Originals } from './originals/originals';
import { s3Originals } from './originals/s3-originals';

let database: Database;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
const now = new Date('2026-11-21T01:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-prune-'));
  s3 = await startS3();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
});
afterAll(async () => {
  await database.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => Originals, () => Record<string, string>]>([
  ['the disk', () => diskOriginals(folder), () => ({})],
  ['a bucket', () => s3Originals({ ...s3.access, prefix: '' }), () => s3.environment],
])('originals on %s', (place, open, environment) => {
  it('go where only vehicles sold long ago name them, and stay for everyone else', async () => {
    const { db, pool } = database;
    const originals = open();
    const keep = async (name: string, cameDaysAgo = 400) => {
      const background = `#${createHash('sha256').update(`${place} ${name}`).digest('hex').slice(0, 6)}`;
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
      const { hash } = await storePicture({ pool, originals }, bytes, name);
      await db
        .update(media)
        .set({ created_at: daysAgo(cameDaysAgo) })
        .where(eq(media.hash, hash));
      return hash;
    };
    const pictured = (...hashes: string[]) => ({
      images: hashes.map((hash) => ({ url: pictureUrl(hash), thumb_url: pictureUrl(hash) })),
      photos_count: hashes.length,
      primary_image_url: pictureUrl(hashes[0] ?? ''),
    });
    const sold = (days: number) => ({ sold: true, status: 'sold' as const, sold_at: daysAgo(days).toISOString() });
    const slug = (name: string) => ({ slug: `${place.replace(' ', '-')}-${name}`, stocknum: `${place} ${name}` });
    const [gone, orphan, shared, offered, recent, hero, fresh] = [
      await keep('gone'),
      await keep('orphan'),
      await keep('shared'),
      await keep('offered'),
      await keep('recent'),
      await keep('hero'),
      await keep('fresh', 10),
    ];
    await addTestVehicle(db, 'yard', { ...slug('old'), ...sold(300), ...pictured(gone, shared) });
    await addTestVehicle(db, 'yard', { ...slug('offered'), ...pictured(offered, shared) });
    await addTestVehicle(db, 'yard', { ...slug('recent'), ...sold(100), ...pictured(recent) });
    await db.insert(remotePictures).values({
      ...{
        url: `https://photos.example/${place}/gone.jpg`,
        dealership_id: 'yard',
        hash: gone,
        created_at: daysAgo(400),
      },
    });
    await applyTestSites(
      db,
      siteNamed('yard', {
        content: { tagline: 'Cars', heroTitle: 'Good cars.', heroText: 'Plain prices.', heroImage: pictureUrl(hero) },
      }),
    );
    const env = {
      ...testEnv(() => now),
      ...{ dataDir: folder, settingsOf: settingsFrom({ ...environment(), FORECOURT_S3_PREFIX: '' }) },
    };
    const forecourt = testCli(database, env);
    expect(await forecourt('media', 'prune', '--dry-run')).toMatchObject({ code: 2 });
    expect(await forecourt('media', 'prune', '--days', '30')).toMatchObject({ code: 2 });
    const planned = await forecourt('media', 'prune', '--days', '200', '--dry-run', '--json');
    expect(JSON.parse(planned.out)).toMatchObject({ vehicles: 1, originals: 2 });
    expect(await originals.sizeOf(gone)).not.toBeNull();

    await pool.query(
      `insert into stock_runs (id, dealership_id, profile, feed, source_name, status) values (gen_random_uuid(), 'yard', 'canonical', 'main', 'a.csv', 'running')`,
    );
    const during = await forecourt('media', 'prune', '--days', '200', '--json');
    expect(during).toMatchObject({ code: 3, err: expect.stringContaining('An import runs') });
    expect(JSON.parse(during.out)).toMatchObject({ originals: 0, stopped: 'importing' });
    await pool.query('delete from stock_runs');

    const done = await forecourt('media', 'prune', '--days', '200', '--json');
    expect(JSON.parse(done.out)).toMatchObject({ originals: 2 });
    const there = async (hash: string) => (await originals.sizeOf(hash)) !== null;
    expect([await there(gone), await there(orphan)]).toEqual([false, false]);
    for (const hash of [shared, offered, recent, hero, fresh]) expect(await there(hash)).toBe(true);
    const again = await forecourt('media', 'prune', '--days', '200', '--json');
    expect(JSON.parse(again.out)).toEqual({ vehicles: 0, originals: 0, bytes: 0, left: 0, stopped: null });
    const { rows } = await pool.query("select photos_count, images from vehicles where stocknum like '% old'");
    for (const row of rows) expect(row).toEqual({ photos_count: 0, images: [] });
  });
});
