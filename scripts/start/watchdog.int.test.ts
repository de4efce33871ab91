import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processRecords } from './process-records.mjs';
import { readSiteTable } from './sites.mjs';
import { createSupervisor } from './supervisor.mjs';
import { lookAtApi, watch } from './watchdog.mjs';

const freePort = async (): Promise<number> => {
  const listener = createListener();
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address() as AddressInfo;
  await new Promise((done) => listener.close(done));
  return port;
};

/** A service that listens once the file `listens` is there, and answers as the file `answers` says from then on. */
const fakeApi = (folder: string, port: number) => `
  const { existsSync, readFileSync } = require('node:fs');
  const waiting = setInterval(() => {
    if (!existsSync(${JSON.stringify(join(folder, 'listens'))})) return;
    clearInterval(waiting);
    require('node:http').createServer((request, response) => {
      const [status, body] = JSON.parse(readFileSync(${JSON.stringify(join(folder, 'answers'))}, 'utf8'));
      response.writeHead(status).end(body);
    }).listen(${port}, '127.0.0.1');
  }, 10);`;

describe('the watchdog of a start', () => {
  let folder = '';
  let stopping = new AbortController();
  let end = async (): Promise<void> => undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-watchdog-'));
    stopping = new AbortController();
  });
  afterEach(async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  });

  const answerWith = (status: number, body = '') =>
    writeFileSync(join(folder, 'answers'), JSON.stringify([status, body]));
  const listen = () => writeFileSync(join(folder, 'listens'), '');

  /** Watches a fake API. A look waits long for an answer where only a stopped process gives none. */
  const begin = async (patience: { startMs: number; silentMs: number }, lookMs = 60_000) => {
    answerWith(200);
    const port = await freePort();
    const said: string[] = [];
    const looks: string[] = [];
    const records = processRecords(join(folder, 'processes'));
    const say = (line: string) => said.push(line);
    const supervisor = createSupervisor({ logs: join(folder, 'logs'), records, say });
    const spec = { program: process.execPath, args: ['-e', fakeApi(folder, port)], cwd: folder, env: process.env };
    supervisor.start({ name: 'api', ...spec });
    const look = async () => {
      const seen = await lookAtApi(port, lookMs);
      looks.push(seen);
      return seen;
    };
    const watching = watch({ supervisor, name: 'api', look, patience, everyMs: 20, say, signal: stopping.signal });
    end = async () => {
      stopping.abort();
      await Promise.all([watching, supervisor.stop(['api'], 500)]);
    };
    const pidOf = () => records.readAll().find(({ name }) => name === 'api')?.process.pid;
    return { said, looks, pidOf };
  };

  it('leaves a service alone that starts slowly, looked at however often', async () => {
    const { said, looks, pidOf } = await begin({ startMs: 600_000, silentMs: 1 });
    const first = pidOf();
    await expect.poll(() => looks.length).toBeGreaterThan(20);
    expect(new Set(looks)).toEqual(new Set(['silent']));
    listen();
    await expect.poll(() => looks.at(-1)).toBe('ready');
    expect([said, pidOf()]).toEqual([[], first]);
  });

  it('starts one again that does not get there, which then has twice as long', async () => {
    const { said } = await begin({ startMs: 400, silentMs: 600_000 });
    const restarts = () => said.filter((line) => line.includes('of no use'));
    await expect.poll(restarts).toHaveLength(1);
    expect(restarts()[0]).toMatch(/api has been of no use for \d+ s \(silent\); it is started again\.$/);
    listen();
    await expect.poll(() => said.join()).toMatch(/api ended \(SIGTERM\); it is started again in 0\.5 s/);
  });

  it('starts one again that hangs', async () => {
    listen();
    const { said, looks, pidOf } = await begin({ startMs: 600_000, silentMs: 300 }, 500);
    await expect.poll(() => looks.at(-1)).toBe('ready');
    const hung = pidOf() ?? 0;
    process.kill(hung, 'SIGSTOP');
    await expect.poll(() => said.join()).toMatch(/of no use .*silent/);
    await expect.poll(() => pidOf() !== undefined && pidOf() !== hung).toBe(true);
    await expect.poll(() => looks.at(-1)).toBe('ready');
  });
});

describe('a start that asks the API', () => {
  const table = { seq: 7, sites: [] };
  let server: Server | undefined;
  afterEach(() => new Promise((done) => (server === undefined ? done(undefined) : server.close(done))));

  const serve = async (port: number, answer: () => [status: number, body: string]) => {
    server = createServer((_request, response) => {
      const [status, body] = answer();
      response.writeHead(status).end(body);
    });
    await new Promise<void>((done) => server?.listen(port, '127.0.0.1', done));
  };

  it.each([
    ['ready', 200, '{"status":"ready"}'],
    ['not ready', 503, '{"code":"search_not_ready"}'],
    ['database away', 503, '{"code":"database_unavailable"}'],
  ] as const)('sees that it is %s', async (look, status, body) => {
    const port = await freePort();
    await serve(port, () => [status, body]);
    expect(await lookAtApi(port)).toBe(look);
  });

  it('waits for its sites while it has died, and while it cannot answer yet', async () => {
    const port = await freePort();
    let asked = 0;
    let gaveUp = 0;
    const giveUp = () => {
      gaveUp += 1;
      return null;
    };
    const reading = readSiteTable({ port, serviceToken: 'token', giveUp });
    await expect.poll(() => gaveUp).toBeGreaterThan(1);
    await serve(port, () => {
      asked += 1;
      return asked < 3 ? [503, ''] : [200, JSON.stringify(table)];
    });
    expect(await reading).toEqual(table);
    expect(asked).toBe(3);
  });

  it('gives up on its sites when it refuses, and when the start is stopped', async () => {
    const port = await freePort();
    await expect(readSiteTable({ port, serviceToken: 'token', giveUp: () => 'Stopped.' })).rejects.toThrow('Stopped.');
    await serve(port, () => [401, '']);
    await expect(readSiteTable({ port, serviceToken: 'token', giveUp: () => null })).rejects.toThrow(
      'The API answered 401 when asked for its sites.',
    );
  });
});
