import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../../test/test-app';
import { createImportBench } from '../../../../test/test-import';
import { fetchAgain } from '../../media/check-media';
import { mediaRoutes } from '../../media/media-routes';
import { fetchPictures, listFaultyPictures, retryFaultyPictures } from './fetch-pictures';
import { showAllStoredPictures, showStoredPictures } from './remote-pictures';

const pictureOf = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

const pages = new Map<string, Buffer | number>();
let asked: string[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const page = pages.get(path) ?? 404;
  // The type that a server claims is not believed.
  if (typeof page === 'number') response.writeHead(page).end();
  else response.writeHead(200, { 'content-type': 'text/plain' }).end(page);
});
let origin = '';
let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bench.close();
});
beforeEach(async () => {
  await bench.reset();
  asked = [];
  pages.clear();
  pages.set('/a.jpg', await pictureOf('#f00'));
  pages.set('/same-as-a.jpg', await pictureOf('#f00'));
  pages.set('/b.jpg', await pictureOf('#00f'));
});

const row = (stocknum: string, images: readonly string[], price = 1000) => ({
  stocknum,
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  price,
  images: images.map((path) => (path.startsWith('/') ? `${origin}${path}` : path)),
});
const importRows = (...rows: readonly object[]) => bench.run({ file: bench.write('feed.json', JSON.stringify(rows)) });
const fetchAll = (allowPrivateAddresses = true) =>
  fetchPictures({ database: bench.database, env: { ...testEnv(), dataDir: bench.folder, allowPrivateAddresses } });
const shown = async () =>
  bench.all('select stocknum, photos_count, primary_image_url, images, thumbnails from vehicles order by stocknum');
const hashes = async () =>
  new Map((await bench.all('select url, hash from remote_pictures')).map(({ url, hash }) => [url, hash]));

describe('remote pictures', () => {
  it('[STCK-01] of a spin show once all its frames are stored, and its interior independently of them', async () => {
    pages.set('/c.jpg', 503);
    const spin = {
      ...row('S1', []),
      spin_images: ['/a.jpg', '/b.jpg', '/c.jpg'].map((path) => `${origin}${path}`),
      spin_interior_image: `${origin}/same-as-a.jpg`,
    };
    const spinning = () => bench.all('select spin_images, spin_interior_image, photos_count from vehicles');
    expect(await importRows(spin)).toMatchObject({ created: 1, pictures_waiting: 4 });
    expect(await fetchAll()).toEqual({ stored: 3, failed: 1 });
    const kept = await hashes();
    const address = (path: string) => `/media/${kept.get(`${origin}${path}`)}`;
    expect(await spinning()).toEqual([
      { spin_images: [], spin_interior_image: address('/same-as-a.jpg'), photos_count: 0 },
    ]);
    pages.set('/c.jpg', await pictureOf('#0f0'));
    await bench.all('update remote_pictures set due_at = now() where hash is null');
    const changes = await bench.count('changes');
    expect(await fetchAll()).toEqual({ stored: 1, failed: 0 });
    const frames = [address('/a.jpg'), address('/b.jpg'), `/media/${(await hashes()).get(`${origin}/c.jpg`)}`];
    expect((await spinning())[0].spin_images).toEqual(frames);
    expect(await bench.count('changes')).toBe(changes + 1);
    expect(await importRows(spin)).toMatchObject({ unchanged: 1, pictures_waiting: 0 });
    expect((await spinning())[0].spin_images).toEqual(frames);
    expect(await importRows({ ...spin, price: 2000 })).toMatchObject({ updated: 1, pictures_waiting: 0 });
    expect((await spinning())[0].spin_images).toEqual(frames);
  });

  it('[STCK-01] do not delay their vehicle: they are fetched, stored once, and shown in the order of the feed', async () => {
    const result = await importRows(row('S1', ['/b.jpg', '/a.jpg']), row('S2', ['/same-as-a.jpg', 'front.webp']));
    expect(result).toMatchObject({ created: 2, pictures_waiting: 3 });
    expect((await shown()).map(({ photos_count }) => photos_count)).toEqual([0, 1]);
    const changes = await bench.count('changes');
    expect(await fetchAll()).toEqual({ stored: 3, failed: 0 });
    const kept = await hashes();
    const [a, b] = [kept.get(`${origin}/a.jpg`), kept.get(`${origin}/b.jpg`)];
    expect(kept.get(`${origin}/same-as-a.jpg`)).toBe(a);
    expect(await bench.count('media')).toBe(2);
    const image = (address: string) => ({ url: address, thumb_url: address });
    expect(await shown()).toEqual([
      {
        stocknum: 'S1',
        photos_count: 2,
        primary_image_url: `/media/${b}`,
        images: [image(`/media/${b}`), image(`/media/${a}`)],
        thumbnails: [`/media/${b}`, `/media/${a}`],
      },
      {
        stocknum: 'S2',
        photos_count: 2,
        primary_image_url: `/media/${a}`,
        images: [image(`/media/${a}`), image('/media/front.webp')],
        thumbnails: [`/media/${a}`, '/media/front.webp'],
      },
    ]);
    expect(await bench.count('changes')).toBe(changes + 2);
    expect((await mediaRoutes({ dataDir: bench.folder }).request(`/media/${a}?w=320`)).status).toBe(200);
  });

  it('[STCK-01] that are stored leave an unchanged row unchanged, and show at once in a changed one', async () => {
    await importRows(row('S1', ['/a.jpg', '/b.jpg']));
    await fetchAll();
    const before = await shown();
    expect(await importRows(row('S1', ['/a.jpg', '/b.jpg']))).toMatchObject({ unchanged: 1, pictures_waiting: 0 });
    const changed = await importRows(row('S1', ['/a.jpg', '/b.jpg'], 2000), row('S2', ['/b.jpg']));
    expect(changed).toMatchObject({ updated: 1, created: 1, pictures_waiting: 0 });
    expect((await shown())[0]).toEqual(before[0]);
    expect((await shown())[1]?.photos_count).toBe(1);
    await importRows(row('S1', ['/b.jpg'], 2000), row('S2', []));
    expect((await shown()).map(({ photos_count }) => photos_count)).toEqual([1, 0]);
    asked = [];
    expect([await fetchAll(), asked]).toEqual([{ stored: 0, failed: 0 }, []]);
  });

  it('[STCK-01] that cannot be fetched are named with the reason, and the others show', async () => {
    pages.set('/text.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    pages.set('/down.jpg', 503);
    pages.set('/large.jpg', Buffer.alloc(21 * 1024 * 1024));
    pages.set(
      '/bomb.png',
      await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    await importRows(row('S1', ['/gone.jpg', '/text.jpg', '/down.jpg', '/large.jpg', '/bomb.png', '/a.jpg']));
    expect(await fetchAll()).toEqual({ stored: 1, failed: 5 });
    expect((await shown())[0]?.photos_count).toBe(1);
    const faults = await listFaultyPictures(bench.database.pool, bench.yard.slug);
    expect(faults.map(({ url, fault, again }) => [url.slice(origin.length), fault, again])).toEqual([
      ['/bomb.png', 'The picture has 9000 x 9000 pixels; at most 60000000 are taken.', false],
      ['/down.jpg', 'It answers 503.', true],
      ['/gone.jpg', 'It answers 404.', false],
      ['/large.jpg', 'It has more than 20971520 bytes.', false],
      ['/text.jpg', 'The file is not a JPEG, PNG, WebP or AVIF picture.', false],
    ]);
    // Temporary failures wait; permanent ones are tried again only on request.
    asked = [];
    await fetchAll();
    expect(asked).toEqual([]);
    pages.set('/down.jpg', await pictureOf('#0f0'));
    pages.set('/gone.jpg', await pictureOf('#ff0'));
    expect(await retryFaultyPictures(bench.database.pool, bench.yard.slug)).toBe(5);
    expect(await fetchAll()).toEqual({ stored: 2, failed: 3 });
    expect((await shown())[0]?.photos_count).toBe(3);
  });

  it('are given up after five tries', async () => {
    pages.set('/down.jpg', 503);
    await importRows(row('S1', ['/down.jpg']));
    for (let turn = 0; turn < 6; turn += 1) {
      await fetchAll();
      await bench.database.pool.query('update remote_pictures set due_at = now() where due_at is not null');
    }
    expect(asked).toHaveLength(5);
    expect(await listFaultyPictures(bench.database.pool, bench.yard.slug)).toMatchObject([
      { attempts: 5, again: false },
    ]);
  });

  it('[STCK-01] at an address that no index can hold are left out, and cost no vehicle', async () => {
    const letters = Array.from({ length: 1500 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000)));
    const result = await importRows({
      ...row('S1', ['/a.jpg']),
      images: [`${origin}/a.jpg`, `${origin}/${letters.join('')}.jpg`],
    });
    expect(result).toMatchObject({ created: 1, pictures_waiting: 1, rejects: [] });
  });

  it('[STCK-01] of a private network are not fetched', async () => {
    await importRows(row('S1', ['/a.jpg', 'http://localhost/x.jpg', 'http://169.254.169.254/latest']));
    expect(await fetchAll(false)).toEqual({ stored: 0, failed: 3 });
    expect(asked).toEqual([]);
    expect((await listFaultyPictures(bench.database.pool, bench.yard.slug)).every(({ again }) => !again)).toBe(true);
  });

  it('are fetched once when two workers look at once', async () => {
    await importRows(row('S1', ['/a.jpg', '/b.jpg', '/same-as-a.jpg']));
    const counts = await Promise.all([fetchAll(), fetchAll()]);
    expect(counts.reduce((sum, { stored }) => sum + stored, 0)).toBe(3);
    expect(asked.toSorted()).toEqual(['/a.jpg', '/b.jpg', '/same-as-a.jpg']);
    expect((await shown())[0]?.photos_count).toBe(3);
  });

  it('are shown anew where their address has another picture when they are fetched again, and not shown where it has none', async () => {
    pages.set('/kept.jpg', await pictureOf('#0f0'));
    await importRows(row('S1', ['/a.jpg', '/b.jpg', '/kept.jpg']), row('S2', ['/kept.jpg']));
    await fetchAll();
    const before = await hashes();
    pages.set('/a.jpg', await pictureOf('#ff0'));
    pages.set('/b.jpg', 404);
    const changes = await bench.count('changes');
    expect(await fetchAgain(bench.database.pool, [...before.values()])).toBe(3);
    expect((await shown())[0]?.photos_count).toBe(3);
    expect(await fetchAll()).toEqual({ stored: 2, failed: 1 });
    const after = await hashes();
    expect(after.get(`${origin}/a.jpg`)).not.toBe(before.get(`${origin}/a.jpg`));
    const kept = `/media/${before.get(`${origin}/kept.jpg`)}`;
    expect((await shown()).map(({ thumbnails }) => thumbnails)).toEqual([
      [`/media/${after.get(`${origin}/a.jpg`)}`, kept],
      [kept],
    ]);
    expect(await bench.count('changes')).toBe(changes + 1);
    pages.set('/b.jpg', await pictureOf('#00f'));
    expect(await retryFaultyPictures(bench.database.pool, bench.yard.slug)).toBe(1);
    await fetchAll();
    expect((await shown())[0]?.photos_count).toBe(3);
  });

  it('of a dealership that was removed are shown anew where others name them, and forgotten where they are gone', async () => {
    await importRows(row('S1', ['/a.jpg', '/b.jpg']));
    await fetchAll();
    const before = await hashes();
    await bench.all('update remote_pictures set dealership_id = null');
    pages.set('/a.jpg', await pictureOf('#ff0'));
    pages.set('/b.jpg', 404);
    await fetchAgain(bench.database.pool, [...before.values()]);
    expect(await fetchAll()).toEqual({ stored: 1, failed: 1 });
    const after = await hashes();
    expect([...after.keys()]).toEqual([`${origin}/a.jpg`]);
    expect((await shown())[0]?.thumbnails).toEqual([`/media/${after.get(`${origin}/a.jpg`)}`]);
    // The next import that names it has it tried again.
    pages.set('/b.jpg', await pictureOf('#00f'));
    expect(await importRows(row('S1', ['/a.jpg', '/b.jpg']))).toMatchObject({ unchanged: 1, pictures_waiting: 1 });
    await fetchAll();
    expect((await shown())[0]?.photos_count).toBe(2);
  });

  it('that another dealership named first are shown in every vehicle that lacks them', async () => {
    await bench.all(
      "insert into dealerships (id, slug, name, document) select 'other', 'other', 'Other', document from dealerships",
    );
    await importRows(row('S1', ['/a.jpg']), row('S2', ['/gone.jpg']));
    await bench.all("update remote_pictures set dealership_id = 'other'");
    expect(await fetchAll()).toEqual({ stored: 1, failed: 1 });
    expect((await shown()).map(({ photos_count }) => photos_count)).toEqual([1, 0]);
  });

  it('are looked for by the index of vehicles that lack one', async () => {
    await importRows(row('S1', ['/a.jpg']), ...Array.from({ length: 200 }, (_, i) => row(`T${i}`, [])));
    await bench.all('vacuum analyze vehicles');
    const client = await bench.database.pool.connect();
    const scans = async () =>
      (await client.query("select pg_stat_get_xact_numscans('vehicles_lack_pictures'::regclass)::int as scans")).rows[0]
        .scans;
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const before = await scans();
      await showStoredPictures(client, bench.yard.id, [`${origin}/a.jpg`]);
      const afterOne = await scans();
      // One for the first dealership, one for the next, and one for the vehicles of the only one.
      await showAllStoredPictures(client);
      expect([afterOne - before, (await scans()) - afterOne]).toEqual([1, 3]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
