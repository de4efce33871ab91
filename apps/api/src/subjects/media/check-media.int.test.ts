import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createImportBench } from '../../../test/test-import';
import { fetchPictures } from '../stock/pictures/fetch-pictures';
import { storePicture } from './media-store';
import { diskOriginals, originalPath } from './originals/disk-originals';

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
const server = createServer(async (_, response) => response.writeHead(200).end(await picture('#0f0')));
let bench: Awaited<ReturnType<typeof createImportBench>>;
let url = '';
beforeAll(async () => {
  bench = await createImportBench();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/front.jpg?key=secret`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bench.close();
});

const env = () => ({ ...testEnv(), dataDir: bench.folder });
const check = (...args: string[]) => testCli(bench.database, env())('media', 'check', ...args);
const fetchDue = () => fetchPictures({ database: bench.database, env: env() });
const images = async () => (await bench.all('select photos_count from vehicles')).map((row) => row.photos_count);

describe('forecourt media check', () => {
  let local: string;
  let remote: string;
  beforeEach(async () => {
    await bench.reset();
    const store = { pool: bench.database.pool, originals: diskOriginals(bench.folder) };
    local = (await storePicture(store, await picture('#f00'), 'S1/1.jpg')).hash;
    const row = { stocknum: 'S1', make: 'Kia', model: 'Rio', year: 2020, images: [url] };
    await bench.run({ file: bench.write('feed.json', JSON.stringify([row])) });
    await fetchDue();
    [{ hash: remote }] = (await bench.all('select hash from remote_pictures')) as [{ hash: string }];
  });

  it('counts every picture whose file is there', async () => {
    expect(await check()).toMatchObject({ code: 0, err: 'All 2 pictures are there.' });
    expect(await check('--deep')).toMatchObject({ code: 0 });
  });

  it('names each picture whose file is missing, and how to get it back', async () => {
    rmSync(originalPath(bench.folder, local));
    rmSync(originalPath(bench.folder, remote));
    const told = await check('--json');
    expect(told).toMatchObject({
      code: 1,
      err: '2 of 2 pictures are not there. 1 can be fetched: --fetch-again. 1 came from a folder: import their feed again with --media.',
    });
    expect(JSON.parse(told.out).missing).toHaveLength(2);
    expect(told.out).not.toContain('secret');
    expect((await check('--fetch-again')).err).toContain('to be fetched again by the worker: 1.');
    expect(await fetchDue()).toEqual({ stored: 1, failed: 0 });
    expect((await check()).out).toBe(`${local}  missing  S1/1.jpg`);
    expect(await images()).toEqual([1]);
  });

  it('reports a file that was cut short, and with --deep one whose content differs', async () => {
    writeFileSync(originalPath(bench.folder, local), 'short');
    expect((await check()).out).toBe(`${local}  damaged  S1/1.jpg`);
    const [{ bytes }] = (await bench.all('select bytes from media where hash = $1', [local])) as [{ bytes: number }];
    writeFileSync(originalPath(bench.folder, local), Buffer.alloc(bytes));
    expect((await check()).code).toBe(0);
    expect((await check('--deep')).out).toBe(`${local}  damaged  S1/1.jpg`);
  });
});
