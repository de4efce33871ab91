// One contract for every storage of originals, and what S3 adds: faults that pass, and faults that somebody must mend.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../../test/test-app';
import { testCli } from '../../../../test/test-cli';
import { createTestDatabase } from '../../../../test/test-database';
import { type S3Mishap, startS3 } from '../../../../test/test-s3';
import type { Database } from '../../../ground/database/database';
import { settingsFrom } from '../../../ground/env/environment-part';
import { mediaRoutes } from '../media-routes';
import { storePicture } from '../media-store';
import { diskOriginals } from './disk-originals';
import type { Originals } from './originals';
import { rememberAway } from './remember-away';
import { s3Originals } from './s3-originals';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-originals-'));
  s3 = await startS3();
  database = await createTestDatabase();
});
afterAll(async () => {
  await s3.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  s3.objects.clear();
  s3.mishaps.length = 0;
  s3.asked.length = 0;
  s3.clock.aheadMs = 0;
});

const bytes = Buffer.from('an original of tests'.repeat(1_000));
const hash = createHash('sha256').update(bytes).digest('hex');
const bucket = (more: object = {}) => s3Originals({ ...s3.access, ...more });

describe.each<[string, () => Originals]>([
  ['the disk', () => diskOriginals(folder)],
  ['a bucket', () => bucket()],
])('originals on %s', (_, open) => {
  it('are kept whole, read back as they were, and gone when they are removed', async () => {
    const originals = open();
    await originals.probe();
    expect([await originals.sizeOf(hash), await originals.read(hash)]).toEqual([null, null]);
    await originals.write(hash, bytes);
    await originals.write(hash, bytes);
    expect(await originals.sizeOf(hash)).toBe(bytes.byteLength);
    expect(await originals.read(hash)).toEqual(bytes);
    await originals.remove(hash);
    await originals.remove(hash);
    expect([await originals.sizeOf(hash), await originals.read(hash)]).toEqual([null, null]);
  });
});

describe('originals in a bucket', () => {
  it('stand under their prefix, by their digest', async () => {
    await bucket().write(hash, bytes);
    expect([...s3.objects.keys()]).toEqual([`dealers/originals/${hash.slice(0, 2)}/${hash}`]);
  });

  it.each<[string, readonly S3Mishap[]]>([
    ['it is asked to slow down', ['slow-down', 'slow-down']],
    ['the server fails', ['server-error']],
    ['connections are cut', ['cut', 'cut']],
    ['the answer is lost after it was taken', ['cut-after-taking']],
    ['an answer does not come', ['hang']],
  ])('are kept even where %s', async (_, mishaps) => {
    s3.mishaps.push(...mishaps);
    await bucket().write(hash, bytes);
    expect([...s3.objects.values()]).toEqual([bytes]);
    expect(s3.mishaps).toEqual([]);
  });

  it('are read to their end even where an answer breaks off', async () => {
    const originals = bucket();
    await originals.write(hash, bytes);
    s3.mishaps.push('half-a-body', 'slow-down', 'half-a-body');
    expect(await originals.read(hash)).toEqual(bytes);
  });

  it('are kept by a machine whose clock is wrong, since the server says what time it is', async () => {
    s3.clock.aheadMs = 3 * 60 * 60_000;
    await bucket().write(hash, bytes);
    expect([...s3.objects.values()]).toEqual([bytes]);
  });

  it.each<[string, object, readonly S3Mishap[], string, RegExp]>([
    ['another bucket', { bucket: 'nowhere' }, [], 'no_bucket', /FORECOURT_S3_BUCKET/],
    ['another key', { keys: { id: 'OTHER', secret: 'x' } }, [], 'refused', /FORECOURT_S3_ACCESS_KEY_ID/],
    ['another secret', { keys: { id: 'KEYOFTESTS', secret: 'x' } }, [], 'refused', /FORECOURT_S3_SECRET_ACCESS_KEY/],
    ['a storage that is overrun', {}, Array.from({ length: 4 }, () => 'slow-down'), 'slow_down', /passes by itself/],
    ['a storage that is away', { endpoint: 'http://127.0.0.1:9' }, [], 'unreachable', /Is it up/],
  ])('say of %s what is wrong and what mends it', async (_, access, mishaps, code, mend) => {
    s3.mishaps.push(...mishaps);
    const failing = bucket(access).write(hash, bytes);
    await expect(failing).rejects.toMatchObject({ name: 'StorageAway', code, mend: expect.stringMatching(mend) });
    await expect(failing).rejects.not.toThrow(/secret of tests/);
    expect(s3.objects.size).toBe(0);
  });
});

describe('a bucket that is not there', () => {
  it('is no picture that is missing, whatever is asked', async () => {
    const originals = bucket({ bucket: 'nowhere' });
    for (const ask of [() => originals.sizeOf(hash), () => originals.read(hash), () => originals.probe()])
      await expect(ask()).rejects.toMatchObject({ name: 'StorageAway', code: 'no_bucket' });
  });

  it('is asked for once where many pictures are missing', async () => {
    const originals = bucket();
    for (let count = 0; count < 5; count += 1) expect(await originals.sizeOf(hash)).toBeNull();
    expect(s3.asked.filter((asked) => /^HEAD \/pictures\/?$/.test(asked))).toHaveLength(1);
  });
});

describe('a bucket from which pictures are served', () => {
  it('is given up soon, so that no browser waits for it', async () => {
    const originals = s3Originals({ ...s3.access, timeoutMs: 20_000 }, { isBrief: true });
    s3.mishaps.push('hang', 'hang', 'hang', 'hang');
    const began = performance.now();
    await expect(originals.sizeOf(hash)).rejects.toMatchObject({ code: 'unreachable' });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(s3.mishaps).toHaveLength(2);
  });

  it('is left alone for a moment after it was away, and then asked again', async () => {
    const clock = { now: 0 };
    const originals = rememberAway(bucket(), { clock: () => clock.now });
    s3.mishaps.push(...Array.from({ length: 4 }, () => 'slow-down' as const));
    await expect(originals.sizeOf(hash)).rejects.toMatchObject({ code: 'http_503' });
    const asked = s3.asked.length;
    await expect(originals.read(hash)).rejects.toMatchObject({ code: 'http_503' });
    expect(s3.asked.length).toBe(asked);
    clock.now = 6_000;
    expect(await originals.sizeOf(hash)).toBeNull();
    expect(await originals.read(hash)).toBeNull();
  });
});

describe('an installation with a bucket', () => {
  const env = (more: object = {}) => ({
    ...testEnv(),
    ...{ dataDir: folder, settingsOf: settingsFrom({ ...s3.environment, ...more }) },
  });

  it('keeps pictures there, serves them from there, and answers 503 while it is away', async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    const originals = bucket();
    const stored = await storePicture({ pool: database.pool, originals }, picture, 'a.jpg');
    expect([...s3.objects.values()]).toEqual([picture]);
    const app = mediaRoutes({ dataDir: folder, originals });
    s3.mishaps.push(...Array.from({ length: 4 }, () => 'slow-down' as const));
    const away = await app.request(`/media/${stored.hash}?w=320`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '10']);
    expect((await app.request(`/media/${stored.hash}?w=320`)).status).toBe(200);
    const asked = s3.asked.length;
    expect((await app.request(`/media/${stored.hash}?w=320`)).status).toBe(200);
    expect(s3.asked.length, 'copies in a size are kept on the disk').toBe(asked);
  });

  it('finds pictures that are missing there, and says where they are kept', async () => {
    const { rows } = await database.pool.query('select count(*)::int as count from media');
    const check = await testCli(database, env())('media', 'check');
    expect(check).toMatchObject({ code: 1, err: expect.stringContaining(`${rows[0].count} of ${rows[0].count}`) });
    const nowhere = testCli(database, env({ FORECOURT_S3_BUCKET: 'nowhere' }));
    const unknown = await nowhere('media', 'check');
    expect(unknown).toMatchObject({ code: 3, out: '', err: expect.stringContaining('bucket nowhere') });
    const away = await nowhere('doctor');
    expect(away.out + away.err).toContain('bucket nowhere');
  });
});
