import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOrigins, type Origins } from './origins';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).reverse()) close();
});

/** A process whose health is as it is told. */
const startProcess = async (): Promise<{ origin: string; isWell: boolean; breaksOff: boolean; asked: string[] }> => {
  const process = { origin: '', isWell: true, breaksOff: false, asked: [] as string[] };
  const server = createServer(({ url }, response) => {
    process.asked.push(url ?? '');
    if (process.breaksOff) {
      response.writeHead(200, { 'content-length': '9' }).write('wel');
      return void setTimeout(() => response.destroy(), 5);
    }
    response.writeHead(process.isWell ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return process;
};

const given = (options: Partial<Parameters<typeof createOrigins>[0]>): Origins => {
  const origins = createOrigins({
    apiUrl: 'http://api:4000',
    processes: new Map(),
    looksUpOrigins: false,
    intervalMs: 5,
    ...options,
  });
  closers.push(origins.close);
  return origins;
};

const twoOf = (first: string, second: string) => new Map([[first, [first, second]]]);

describe('the processes of an application', () => {
  it('are none to choose from where the settings name one', () => {
    expect(given({}).inOrder('http://template-a:3001', '/')).toBeNull();
  });

  it('each get pages of their own, the same ones every time', () => {
    const [one, other] = ['http://10.0.0.1:3001', 'http://10.0.0.2:3001'];
    const origins = given({ processes: twoOf(one, other), intervalMs: 60_000 });
    const first = (page: string) => origins.inOrder(one, page)?.[0];
    const pages = Array.from({ length: 200 }, (_, at) => `/cars/${at}`);
    const ofOne = pages.filter((page) => first(page) === one).length;
    expect(ofOne).toBeGreaterThan(60);
    expect(ofOne).toBeLessThan(140);
    for (const page of pages) expect(first(page)).toBe(first(page));
    expect(origins.inOrder(one, '/')).toHaveLength(2);
  });

  it('take turns where every one is as good', () => {
    const [one, other] = ['http://10.0.0.1:4000', 'http://10.0.0.2:4000'];
    const origins = given({ processes: twoOf(one, other), intervalMs: 60_000 });
    expect([0, 1, 2].map(() => origins.inOrder(one, null)?.[0])).toEqual([one, other, one]);
    expect(origins.inOrder(one, '/')).toHaveLength(2);
    expect(origins.inOrder(one, null)?.[0], 'a page takes no turn').toBe(other);
  });

  it('are asked last while their health says that they leave, and first again once they are well', async () => {
    const one = await startProcess();
    const other = await startProcess();
    const origins = given({ processes: twoOf(one.origin, other.origin) });
    const pages = Array.from({ length: 20 }, (_, at) => `/${at}`);
    const firsts = () => new Set(pages.map((page) => origins.inOrder(one.origin, page)?.[0]));
    one.isWell = false;
    await expect.poll(firsts).toEqual(new Set([other.origin]));
    one.isWell = true;
    await expect.poll(firsts).toEqual(new Set([one.origin, other.origin]));
    one.breaksOff = true;
    await expect.poll(firsts).toEqual(new Set([other.origin]));
    one.breaksOff = false;
    await expect.poll(firsts).toEqual(new Set([one.origin, other.origin]));
    expect(new Set(one.asked)).toEqual(new Set(['/_template/healthz']));
  });

  it('are asked last as soon as one could not be reached', () => {
    const [one, other] = ['http://10.0.0.1:4000', 'http://10.0.0.2:4000'];
    const origins = given({ processes: twoOf(one, other), intervalMs: 60_000 });
    origins.failed(one);
    expect([0, 1].map(() => origins.inOrder(one, null)?.[0])).toEqual([other, other]);
  });

  it('of the API are asked for their readiness', async () => {
    const one = await startProcess();
    const other = await startProcess();
    given({ apiUrl: one.origin, processes: twoOf(one.origin, other.origin) });
    await expect.poll(() => [one.asked[0], other.asked[0]]).toEqual(['/readyz', '/readyz']);
  });

  it('are those that a name has now, and stay while it cannot be looked up', async () => {
    let addresses: readonly string[] | null = ['10.0.0.2', '10.0.0.1', 'fd00::3'];
    const origins = given({
      looksUpOrigins: true,
      lookup: async () => {
        if (addresses === null) throw new Error('no such name');
        return addresses;
      },
    });
    const known = () => [...(origins.inOrder('http://template-a:3001', '/') ?? [])].sort();
    await expect.poll(known).toEqual(['http://10.0.0.1:3001', 'http://10.0.0.2:3001', 'http://[fd00::3]:3001'].sort());
    addresses = null;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(known()).toHaveLength(3);
    addresses = ['10.0.0.9'];
    await expect.poll(known).toEqual(['http://10.0.0.9:3001']);
    expect(origins.inOrder('http://127.0.0.1:3001', '/'), 'an address is one process').toBeNull();
  });

  it('are looked at each on their own: a name that hangs, or fails, holds up no other', async () => {
    const asked: string[] = [];
    const origins = given({
      looksUpOrigins: true,
      lookupPatienceMs: 20,
      lookup: (name) => {
        asked.push(name);
        return name === 'api' ? new Promise(() => undefined) : Promise.resolve(['10.0.0.1', '10.0.0.2']);
      },
    });
    origins.inOrder('http://api:4000', null);
    await expect.poll(() => origins.inOrder('http://template-a:3001', '/')?.length).toBe(2);
    await expect.poll(() => asked.filter((name) => name === 'template-a').length).toBeGreaterThan(3);
    expect(
      asked.filter((name) => name === 'api'),
      'while one look-up hangs there is no second',
    ).toHaveLength(1);
  });

  it('are looked at no more once nobody has asked for them for a while, and again when somebody does', async () => {
    let looks = 0;
    const origins = given({
      looksUpOrigins: true,
      forgetMs: 40,
      lookup: async () => {
        looks += 1;
        return ['127.0.0.1'];
      },
    });
    const ask = () => origins.inOrder('http://template-a:9', null);
    ask();
    await expect.poll(ask).toEqual(['http://127.0.0.1:9']);
    await new Promise((resolve) => setTimeout(resolve, 120));
    const before = looks;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(looks).toBe(before);
    expect(ask(), 'it is not known any more').toBeNull();
    await expect.poll(ask).toEqual(['http://127.0.0.1:9']);
  });
});
