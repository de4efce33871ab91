import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type KeptAssets, keepAssets } from './kept-assets';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).reverse()) close();
});

const day = 86_400_000;

const given = () => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-kept-'));
  closers.push(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'assets', 'template-a');
  const warned: string[] = [];
  const failed: string[] = [];
  /** A process of a build that has these files beside one that only it has. */
  const start = async (build: string, files: Record<string, string> = {}, now = Date.now(), againMs = 60_000) => {
    const ownFiles = join(root, 'builds', build);
    for (const [name, words] of Object.entries({ ...files, [`${build}/_buildManifest.js`]: build })) {
      mkdirSync(dirname(join(ownFiles, name)), { recursive: true });
      writeFileSync(join(ownFiles, name), words);
    }
    const kept = await keepAssets({
      folder,
      ownFiles,
      build,
      days: 7,
      builds: 3,
      now: () => now,
      times: { touchMs: againMs, againMs },
      log: {
        warn: (_about: object, message: string) => void warned.push(message),
        error: (_about: object, message: string) => void failed.push(message),
      },
    });
    closers.push(kept.close);
    return kept;
  };
  /** What makes a build one that cannot be copied, until it is removed. */
  const blockCopy = (build: string): string => {
    const pipe = join(root, 'builds', build, 'pipe');
    mkdirSync(dirname(pipe), { recursive: true });
    execFileSync('mkfifo', [pipe]);
    return pipe;
  };
  return { root, folder, start, blockCopy, warned, failed };
};

/** What a process answers by its kept files; 299 where it leaves that to Next. */
const asking = async (kept: KeptAssets) => {
  const server = createServer(async (incoming, response) => {
    if (!(await kept.answer(incoming, response))) response.writeHead(299).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  // Not by fetch, which tidies an address up before it is sent.
  return (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; headers: object; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part) => {
          body += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
      })
        .on('error', reject)
        .end();
    });
};

describe('files of builds that are kept', () => {
  it('are answered by a process of a newer build, as Next answers its own', async () => {
    const { start } = given();
    await start('old', { 'chunks/a.js': 'one()', 'media/f.woff2': 'font', 'chunks/[id] x.css': 'a{}' });
    const ask = await asking(await start('new'));
    expect(await ask('/_next/static/chunks/a.js?v=1')).toMatchObject({
      status: 200,
      body: 'one()',
      headers: {
        'content-type': 'application/javascript; charset=UTF-8',
        'content-length': '5',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    expect(await ask('/_next/static/media/f.woff2', 'HEAD')).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-type': 'font/woff2', 'content-length': '4' },
    });
    expect(await ask('/_next/static/chunks/%5Bid%5D%20x.css')).toMatchObject({ status: 200, body: 'a{}' });
  });

  it('are named to a client that has them already, by the tag that their own process gave', async () => {
    const { root, start } = given();
    await start('old', { 'chunks/a.js': 'one()' });
    const { size, mtimeMs } = statSync(join(root, 'builds', 'old', 'chunks', 'a.js'));
    const etag = `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
    const ask = await asking(await start('new'));
    expect((await ask('/_next/static/chunks/a.js')).headers).toMatchObject({
      etag,
      'last-modified': expect.any(String),
    });
    for (const tags of [etag, etag.slice(2), `"other", ${etag}`, '*'])
      expect(await ask('/_next/static/chunks/a.js', 'GET', { 'if-none-match': tags }), tags).toMatchObject({
        status: 304,
        body: '',
      });
    expect((await ask('/_next/static/chunks/a.js', 'GET', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are answered to their end or left, and a client that leaves is no error', async () => {
    const { start } = given();
    await start('old', { 'media/film.bin': 'x'.repeat(16 * 1024 * 1024) });
    const kept = await start('new');
    const answered = Promise.withResolvers<boolean>();
    const server = createServer((incoming, response) => {
      kept.answer(incoming, response).then(answered.resolve, answered.reject);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path: '/_next/static/media/film.bin', agent: false }, (answer) =>
      answer.once('data', () => asked.destroy()),
    ).end();
    await expect(answered.promise).resolves.toBe(true);
  });

  it('are answered by a process of an older build that started before', async () => {
    const { start } = given();
    const ask = await asking(await start('old'));
    expect((await ask('/_next/static/chunks/b.js')).status).toBe(299);
    await start('new', { 'chunks/b.js': 'two()' });
    await expect.poll(async () => (await ask('/_next/static/chunks/b.js')).body, { timeout: 30_000 }).toBe('two()');
  });

  it('of the own build, forms, and what nobody has are left to Next', async () => {
    const { start } = given();
    await start('old', { 'chunks/a.js': 'old', 'chunks/c.js': 'c' });
    const ask = await asking(await start('new', { 'chunks/a.js': 'new' }));
    expect((await ask('/_next/static/chunks/a.js')).status).toBe(299);
    expect((await ask('/_next/static/chunks/c.js', 'POST')).status).toBe(299);
    expect((await ask('/_next/static/chunks/nowhere.js')).status).toBe(299);
  });

  it('lead nowhere else: no climbing path, no link, no folder', async () => {
    const { root, folder, start } = given();
    writeFileSync(join(root, 'secret.txt'), 'secret');
    await start('old', { 'chunks/a.js': 'one()' });
    symlinkSync(join(root, 'secret.txt'), join(folder, 'old', 'chunks', 'link.js'));
    const ask = await asking(await start('new'));
    for (const path of [
      '../../../../secret.txt',
      'chunks/../../../../../secret.txt',
      '..%2f..%2f..%2f..%2fsecret.txt',
      '%2e%2e/%2e%2e/secret.txt',
      'chunks/..\\..\\secret.txt',
      'chunks/link.js',
      'chunks',
      'chunks/',
      '',
      'chunks//a.js',
      'chunks/a.js%00',
    ])
      expect((await ask(`/_next/static/${path}`)).status, path).toBe(299);
  });

  it('are those of as many builds, and as old ones, as is set, and always of the own', async () => {
    const { folder, start, warned } = given();
    const now = Date.now();
    await start('ancient', {}, now - 8 * day);
    await start('fourth', {}, now - 4 * day);
    await start('third', {}, now - 3 * day);
    await start('second', {}, now - 2 * day);
    const kept = await start('own', {}, now);
    expect(readdirSync(folder).sort()).toEqual(['own', 'second', 'third']);
    expect([...kept.builds()].sort()).toEqual(['own', 'second', 'third']);
    const later = await start('later', {}, now + 100 * day);
    expect(later.builds()).toEqual(['later']);
    expect(warned).toEqual([]);
  });

  it('are brought once by processes that start together, and what was never finished is removed', async () => {
    const { folder, start } = given();
    const left = join(folder, '.copy-x');
    mkdirSync(left, { recursive: true });
    utimesSync(left, new Date(Date.now() - day), new Date(Date.now() - day));
    await Promise.all([start('same', { 'chunks/a.js': 'a' }), start('same', { 'chunks/a.js': 'a' })]);
    await start('same');
    expect(readdirSync(folder)).toEqual(['same']);
  });

  it('of other builds are answered, and the old ones go, where the own cannot be brought, until they can', async () => {
    const { folder, start, blockCopy, failed } = given();
    const now = Date.now();
    await start('ancient', {}, now - 8 * day);
    await start('old', { 'chunks/a.js': 'one()' }, now);
    const pipe = blockCopy('new');
    const ask = await asking(await start('new', {}, now, 20));
    expect(readdirSync(folder), 'no half of a copy, and room for the next').toEqual(['old']);
    expect(failed[0]).toContain('FORECOURT_KEPT_ASSETS');
    expect((await ask('/_next/static/chunks/a.js')).body).toBe('one()');
    rmSync(pipe);
    await expect.poll(() => readdirSync(folder).sort(), { timeout: 10_000 }).toEqual(['new', 'old']);
  });

  it('of the own build are brought again when somebody has removed them', async () => {
    const { folder, start, failed } = given();
    await start('own', {}, Date.now(), 20);
    rmSync(join(folder, 'own'), { recursive: true });
    await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).toEqual(['own']);
    expect(failed).toEqual([]);
  });

  it('that are removed under a process are left to Next', async () => {
    const { folder, start } = given();
    await start('old', { 'chunks/a.js': 'a' });
    const ask = await asking(await start('new'));
    rmSync(join(folder, 'old'), { recursive: true });
    expect((await ask('/_next/static/chunks/a.js')).status).toBe(299);
  });

  it('cannot be kept in a folder that is a file, and the error says so', async () => {
    const { folder, start } = given();
    mkdirSync(dirname(folder), { recursive: true });
    writeFileSync(folder, '');
    await expect(start('own')).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
