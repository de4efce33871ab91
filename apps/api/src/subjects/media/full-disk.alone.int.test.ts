import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { type SmallDisk, smallDisks } from '../../../test/test-full-disk';
import { createImportBench } from '../../../test/test-import';
import { fetchPictures, listFaultyPictures } from '../stock/pictures/fetch-pictures';
import { mediaRoutes } from './media-routes';
import { createFolderPictures, storePicture } from './media-store';
import { diskOriginals } from './originals/disk-originals';

vi.mock('node:fs/promises', async (load) => (await import('../../../test/test-full-disk')).fillable(await load()));

/** A picture that compresses badly, about 200 KB. */
const noisy = (seed: number) => {
  const { data } = { data: Buffer.alloc(300 * 220 * 3) };
  let state = seed;
  for (let at = 0; at < data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[at] = state >> 16;
  }
  return sharp(data, { raw: { width: 300, height: 220, channels: 3 } })
    .png()
    .toBuffer();
};

let bench: Awaited<ReturnType<typeof createImportBench>>;
const pictures: Buffer[] = [];
const server = createServer((request, response) => {
  response.end(pictures[Number(request.url?.slice(1))]);
});
let origin = '';
beforeAll(async () => {
  bench = await createImportBench();
  for (const seed of [1, 2, 3, 4]) pictures.push(await noisy(seed));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bench.close();
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

describe.each(smallDisks)('a disk %s', (_, make) => {
  let disk: SmallDisk;
  let dataDir: string;
  beforeEach(async () => {
    await bench.reset();
    disk = make();
    dataDir = join(disk.folder, 'data');
    mkdirSync(dataDir);
  });
  afterEach(() => disk.close());

  const store = (at: number) =>
    storePicture(
      { pool: bench.database.pool, originals: diskOriginals(dataDir) },
      pictures[at] ?? Buffer.alloc(0),
      `${at}.png`,
    );
  /** Sizes in which anything is kept, so that a half-written picture would show. */
  const kept = () => filesIn(dataDir).map((name) => name.replace(/.*\//, ''));

  it('stores no picture and no half of one, and stores it once there is room', async () => {
    disk.fill();
    await expect(store(0)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(kept()).toEqual([]);
    expect(await bench.count('media')).toBe(0);
    disk.makeRoom();
    const { hash } = await store(0);
    expect(kept()).toEqual([hash]);
    expect((await mediaRoutes({ dataDir }).request(`/media/${hash}?w=320`)).status).toBe(200);
  });

  it('serves every stored picture, and caches no half of a resized one', async () => {
    const { hash } = await store(0);
    const faults: unknown[] = [];
    const app = mediaRoutes({ dataDir, onFault: (error) => faults.push(error) });
    const ask = async (width: number) => {
      const answer = await app.request(`/media/${hash}?w=${width}`, { headers: { accept: 'image/png' } });
      const { width: served } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [answer.status, served];
    };
    disk.fill();
    expect([await ask(160), await ask(160)]).toEqual([
      [200, 160],
      [200, 160],
    ]);
    expect(faults).toMatchObject([{ code: 'ENOSPC' }, { code: 'ENOSPC' }]);
    expect(kept()).toEqual([hash]);
    disk.makeRoom();
    expect(await ask(160)).toEqual([200, 160]);
    expect([kept().length, faults.length]).toEqual([2, 2]);
    expect(await ask(160)).toEqual([200, 160]);
  });

  it('[STCK-01] costs an import only the pictures that do not fit, and the next import stores them', async () => {
    for (const [at, bytes] of pictures.entries()) writeFileSync(join(bench.folder, `${at}.png`), bytes);
    const missing: string[] = [];
    const importAll = () => {
      missing.length = 0;
      return bench.run({
        file: bench.write(
          'feed.json',
          JSON.stringify(
            pictures.map((_, at) => ({
              stocknum: `S${at}`,
              make: 'Kia',
              model: 'Rio',
              year: 2020,
              images: [`${at}.png`],
            })),
          ),
        ),
        picture: createFolderPictures(
          { pool: bench.database.pool, originals: diskOriginals(dataDir) },
          bench.folder,
          (name, reason) => missing.push(`${name}: ${reason}`),
        ),
      });
    };
    const counts = async () =>
      (await bench.all('select photos_count from vehicles order by stocknum')).map(({ photos_count }) => photos_count);
    await store(0);
    disk.fill();
    expect(await importAll()).toMatchObject({ created: 4, rejects: [] });
    expect(await counts()).toEqual([1, 0, 0, 0]);
    expect(missing.toSorted()).toEqual(
      [1, 2, 3].map((at) => `${at}.png: There is no room left to keep it. Free disk space.`),
    );
    disk.makeRoom();
    expect(await importAll()).toMatchObject({ updated: 3, unchanged: 1 });
    expect([await counts(), missing]).toEqual([[1, 1, 1, 1], []]);
  });

  it('[STCK-01] makes remote pictures wait, without using up their tries', async () => {
    const told: unknown[] = [];
    const fetchAll = () =>
      fetchPictures({
        database: bench.database,
        env: { ...testEnv(), dataDir },
        onStorageFault: (error) => told.push(error),
      });
    const images = pictures.map((_, at) => `${origin}/${at}`);
    await bench.run({
      file: bench.write(
        'feed.json',
        JSON.stringify([{ stocknum: 'S1', make: 'Kia', model: 'Rio', year: 2020, images }]),
      ),
    });
    disk.fill();
    for (let turn = 0; turn < 7; turn += 1) {
      expect(await fetchAll()).toEqual({ stored: 0, failed: 4 });
      expect(told).toHaveLength(turn + 1);
      // Due for a while: the clocks of two processors may differ by more than lies between two questions.
      await bench.all("update remote_pictures set due_at = now() - interval '1 second' where due_at is not null");
    }
    expect(await listFaultyPictures(bench.database.pool, bench.yard.slug)).toEqual(
      images.map((url) => ({
        url,
        fault: 'There is no room left to keep it. Free disk space.',
        attempts: 0,
        again: true,
      })),
    );
    expect(kept()).toEqual([]);
    disk.makeRoom();
    expect(await fetchAll()).toEqual({ stored: 4, failed: 0 });
    expect(await bench.all('select photos_count from vehicles')).toEqual([{ photos_count: 4 }]);
    expect(await listFaultyPictures(bench.database.pool, bench.yard.slug)).toEqual([]);
  });
});
