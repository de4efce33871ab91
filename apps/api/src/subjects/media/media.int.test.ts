import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaWidths } from '@forecourt/api-contract/media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { repositoryRoot } from '../../ground/env/paths';
import { createKeptPictures, isKeptIn } from './kept-pictures';
import { mediaRoutes } from './media-routes';
import { createFolderPictures, PictureError, storePicture } from './media-store';
import { diskOriginals, originalPath } from './originals/disk-originals';
import { createServedQuality } from './qualities-in-use';

let database: Database;
const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-media-'));
const picture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('stored pictures', () => {
  it('[MEDI-01] are served at an allowed width and quality 75, in a format the browser takes, kept for a year', async () => {
    const { hash } = await storePicture(
      { pool: database.pool, originals: diskOriginals(dataDir) },
      await picture(1600),
      'a.png',
    );
    const app = mediaRoutes({ dataDir });
    const response = await app.request(`/media/${hash}?w=601`, { headers: { accept: 'image/webp,*/*' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(640);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toContain('-640-75-');
    expect(
      (await app.request(`/media/${hash}?w=601`, { headers: { accept: 'image/webp', 'if-none-match': etag } })).status,
    ).toBe(304);
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['*/*', 'image/webp'],
      ['image/png', 'image/png'],
      ['image/jpeg', 'image/jpeg'],
    ] as const) {
      const given = await app.request(`/media/${hash}?w=320`, { headers: { accept } });
      expect([given.headers.get('content-type'), given.headers.get('vary')]).toEqual([type, 'accept']);
      const { format, width, compression } = await sharp(Buffer.from(await given.arrayBuffer())).metadata();
      expect(width).toBe(320);
      expect(format === 'heif' ? compression : format).toBe(type === 'image/avif' ? 'av1' : type.slice(6));
    }
  });

  it('[MEDI-01] are served in the default quality and those that sites use, in no other', async () => {
    const { hash } = await storePicture(
      { pool: database.pool, originals: diskOriginals(dataDir) },
      await picture(1600),
      'a.png',
    );
    let now = 0;
    const faults: unknown[] = [];
    const servedQuality = createServedQuality({
      db: database.db,
      onFault: (error) => faults.push(error),
      clock: () => now,
    });
    const app = mediaRoutes({ dataDir, servedQuality });
    const ask = async (quality: number) => {
      const answer = await app.request(`/media/${hash}?w=320&q=${quality}`, { headers: { accept: 'image/webp' } });
      const served = /-(\d+)-webp/.exec(answer.headers.get('etag') ?? '')?.[1];
      return [answer.status, Number(served), answer.headers.get('cache-control')?.includes('immutable')];
    };
    expect([await ask(75), await ask(40), await ask(1000)]).toEqual([
      [200, 75, true],
      [200, 75, false],
      [200, 75, false],
    ]);
    await applyTestDealerships(database.db, dealershipNamed('harbour'));
    await applyTestSites(database.db, siteNamed('harbour', { media: { quality: 50 } }));
    now += 1000;
    expect([await ask(50), await ask(75), await ask(40), await ask(70)]).toEqual([
      [200, 50, true],
      [200, 75, true],
      [200, 50, false],
      [200, 75, false],
    ]);
    expect(faults).toEqual([]);
  });

  it('keep the qualities that are known when the sites cannot be read', async () => {
    const faults: unknown[] = [];
    const db = { execute: () => Promise.reject(new Error('away')) } as unknown as Database['db'];
    const servedQuality = createServedQuality({ db, onFault: (error) => faults.push(error), clock: () => 5 });
    expect([await servedQuality(75), await servedQuality(40), await servedQuality(41)]).toEqual([75, 75, 75]);
    expect(faults).toEqual([new Error('away')]);
  });

  /** Every picture that can be made of one: its widths in each format. */
  const everySize = mediaWidths.flatMap((width) =>
    ['image/avif', 'image/webp', 'image/png', 'image/jpeg'].map((accept) => ({ width, accept })),
  );

  it('are read from disk when it is their turn to be resized, not while they wait', async () => {
    const { hash } = await storePicture(
      { pool: database.pool, originals: diskOriginals(dataDir) },
      await picture(1500),
      'a.png',
    );
    const app = mediaRoutes({ dataDir });
    const answers = everySize.map(({ width, accept }) =>
      app.request(`/media/${hash}?w=${width}`, { headers: { accept } }),
    );
    expect((await Promise.race(answers)).status).toBe(200);
    // A picture that was read beforehand would be resized even without its file.
    await rm(originalPath(dataDir, hash));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
  });

  it('are refused for a moment when too many wait to be made', async () => {
    const { hash } = await storePicture(
      { pool: database.pool, originals: diskOriginals(dataDir) },
      await picture(1400),
      'a.png',
    );
    const app = mediaRoutes({ dataDir, waiting: 0 });
    const ask = async ({ width, accept }: (typeof everySize)[number]) =>
      app.request(`/media/${hash}?w=${width}`, { headers: { accept } });
    const refused = (await Promise.all(everySize.map(ask))).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
        429,
        '2',
        'application/problem+json',
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    for (const size of everySize) expect((await ask(size)).status).toBe(200);
  });

  it('are not served any more from copies that are left once they were taken away elsewhere', async () => {
    const { db, pool } = database;
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#135' } })
      .png()
      .toBuffer();
    const { hash } = await storePicture({ pool, originals: diskOriginals(dataDir) }, picture, 'gone.png');
    const clock = { now: 0 };
    const isKept = createKeptPictures({ lookUp: isKeptIn(db), onFault: () => undefined, clock: () => clock.now });
    const app = mediaRoutes({ dataDir, isKept });
    expect((await app.request(`/media/${hash}?w=64`)).status).toBe(200);
    await pool.query('delete from media where hash = $1', [hash]);
    clock.now = 61_000;
    const gone = await app.request(`/media/${hash}?w=64`);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('answers 404 for what is not stored and for what is no hash', async () => {
    const app = mediaRoutes({ dataDir });
    for (const hash of ['0'.repeat(64), '..%2f..%2fetc%2fpasswd', 'x'])
      expect((await app.request(`/media/${hash}`)).status).toBe(404);
  });

  it('are refused by their content, whatever their name', async () => {
    await expect(
      storePicture(
        { pool: database.pool, originals: diskOriginals(dataDir) },
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'a.png',
      ),
    ).rejects.toBeInstanceOf(PictureError);
  });

  it('count as cut out when their background is transparent, not when they merely have an alpha channel', async () => {
    const store = { pool: database.pool, originals: diskOriginals(dataDir) };
    const shade = (alpha: number) =>
      sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 10, g: 20, b: 30, alpha } } })
        .png()
        .toBuffer();
    expect((await storePicture(store, await shade(0), 'a.png')).isCutOut).toBe(true);
    expect((await storePicture(store, await shade(1), 'b.png')).isCutOut).toBe(false);
    expect((await storePicture(store, await picture(300), 'c.png')).isCutOut).toBe(false);
    expect((await storePicture(store, await shade(0), 'again.png')).isCutOut, 'stored before').toBe(true);
    expect((await storePicture(store, await shade(254 / 255), 'd.png')).isCutOut, 'all but solid').toBe(true);
    const grey = await sharp(await shade(0))
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect((await storePicture(store, grey, 'e.png')).isCutOut, 'grey').toBe(true);
  });

  it('are stored from a folder once each, and never from outside of it', async () => {
    const missing: string[] = [];
    const take = createFolderPictures(
      { pool: database.pool, originals: diskOriginals(dataDir) },
      join(repositoryRoot, 'demo/imagery/images'),
      (name) => missing.push(name),
    );
    const [first, second] = await Promise.all([take('hatch/red/front34.webp'), take('hatch/red/front34.webp')]);
    expect(first).toEqual(second);
    expect(first?.url).toMatch(/^\/media\/[0-9a-f]{64}$/);
    expect(await take('../README.md')).toBeNull();
    expect(await take('hatch/red/nowhere.webp')).toBeNull();
    expect(missing).toEqual(['../README.md', 'hatch/red/nowhere.webp']);
  });
});
