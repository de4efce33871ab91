import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyCheck, serviceKey } from '@forecourt/api-contract/service';
import { afterEach, describe, expect, it } from 'vitest';
import CacheHandler from '../cache/handler';
import { PageStore } from '../cache/page-store';
import { processStore } from '../cache/process-store';
import { beforeNext } from './before-next';
import { createTemplateLog, logConsole } from './template-log';
import { requestInHand } from './waiting-client';

const secret = 'a-secret-of-sixteen-or-more';
const ofYard = { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': serviceKey(secret, 'template-proof') };

const manifest = {
  name: 'a',
  version: '0.1.0',
  theme: 'metro',
  contract: 1,
  storefront: '0.1.0',
  build: 'abc',
  title: null,
  colors: null,
  parts: { sections: [], pages: [] },
};

const closers: (() => void)[] = [];
afterEach(() => {
  delete processStore.forecourtPageStore;
  for (const close of closers.splice(0).reverse()) close();
});

type Line = Readonly<Record<string, unknown>>;

const givenLog = (level = 'info') => {
  const lines: string[] = [];
  const log = createTemplateLog('template-a', level, { write: (line) => void lines.push(line) });
  return { log, lines: (): readonly Line[] => lines.map((line) => JSON.parse(line)) };
};

/** Speaks by a console of its own while it draws, as pages and Next do. */
const start = async (speak: (said: Console) => void, level?: string) => {
  const { log, lines } = givenLog(level);
  const said = Object.create(console) as Console;
  logConsole(log, said);
  const seen: unknown[] = [];
  const server = createServer(
    beforeNext({
      isGateway: keyCheck({ current: secret, previous: null }, 'template-proof'),
      handle: async ({ headers }, response) => {
        seen.push(headers['x-request-id']);
        await new Promise((resolve) => setImmediate(resolve));
        speak(said);
        response.end(JSON.stringify(requestInHand()));
      },
      log,
      manifest,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Readonly<Record<string, string>>) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  return { ask, lines, seen };
};

describe('what a template app says', () => {
  it('is one line of JSON each, with the id of the request and its site, whatever was said', async () => {
    const { ask, lines } = await start((said) => {
      said.error(' \u001b[31m⨯\u001b[39m', new TypeError('no price\nof a ute'));
      said.warn('Site %s: %d things', 'yard', 2);
      said.log('\n');
    });
    await ask('/cars/a?name=jo', { ...ofYard, 'x-request-id': 'of-the-gateway' });
    await expect.poll(() => lines().length).toBe(3);
    const of = { name: 'template-a', request_id: 'of-the-gateway', site: 'yard', time: expect.any(Number) };
    expect(lines()).toEqual([
      {
        ...of,
        level: 50,
        msg: 'no price\nof a ute',
        err: { type: 'TypeError', message: 'no price\nof a ute', at: expect.any(Array) },
      },
      { ...of, level: 40, msg: 'Site yard: 2 things' },
      {
        ...of,
        level: 30,
        msg: 'request',
        method: 'GET',
        path: '/cars/a',
        route: 'drawn',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
  });

  it('names nobody outside of a request, and the console speaks as before once it is put back', () => {
    const { log, lines } = givenLog();
    const heard: unknown[] = [];
    const said = { ...console, info: (...given: unknown[]) => void heard.push(given) };
    const putBack = logConsole(log, said);
    said.info('Ready');
    putBack();
    said.info('plain');
    expect(lines()).toEqual([{ level: 30, time: expect.any(Number), name: 'template-a', msg: 'Ready' }]);
    expect(heard).toEqual([['plain']]);
  });

  it('keeps the requests of two shoppers apart that are drawn at once', async () => {
    const { ask, lines } = await start((said) => said.warn('drawn'));
    const ids = Array.from({ length: 20 }, (_, place) => `request-${place}`);
    await Promise.all(ids.map((id) => ask(`/cars/${id}`, { ...ofYard, 'x-request-id': id })));
    await expect.poll(() => lines().length).toBe(40);
    for (const id of ids) {
      const own = lines().filter(({ request_id }) => request_id === id);
      expect(own.map(({ msg }) => msg)).toEqual(['drawn', 'request']);
      expect(own[1]?.path).toBe(`/cars/${id}`);
    }
  });
});

describe('the id of a request', () => {
  it('is taken from the gateway alone; anybody else is given one of our own', async () => {
    const { ask } = await start(() => undefined);
    expect(JSON.parse(await ask('/a', { ...ofYard, 'x-request-id': 'of-the-gateway' }))).toEqual({
      requestId: 'of-the-gateway',
      site: 'yard',
      span: null,
    });
    expect(JSON.parse(await ask('/a', { 'x-request-id': 'of-a-stranger' }))).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      site: null,
      span: null,
    });
  });

  it('is no header of what is drawn, so that no page that is kept takes it up, and stays with a Markdown form', async () => {
    const { ask, lines, seen } = await start(() => undefined);
    await ask('/cars/a', { ...ofYard, 'x-request-id': 'of-the-gateway' });
    await ask('/cars/a.md', { ...ofYard, 'x-request-id': 'of-a-reader' });
    expect(seen).toEqual([undefined, undefined]);
    await expect.poll(() => lines().length).toBe(3);
    expect(lines().map(({ route, request_id }) => `${route} ${request_id}`)).toEqual([
      'drawn of-the-gateway',
      'drawn of-a-reader',
      'markdown of-a-reader',
    ]);
  });

  it('makes no second copy of a page that is kept, and is in none of its answers', async () => {
    const store = new PageStore<never>({ maxBytes: 10_000 });
    processStore.forecourtPageStore = store;
    const page = { kind: 'APP_PAGE', html: '<h1>Ute</h1>', rscData: Buffer.from(''), headers: {}, status: 200 };
    await new CacheHandler({ revalidatedTags: [], _requestHeaders: {} }).set(
      '/route-cache/APP_PAGE/0123/$/yard/cars/a',
      page as never,
      { cacheControl: { revalidate: 60, expire: undefined } } as never,
    );
    const { ask, lines, seen } = await start(() => undefined, 'debug');
    for (const id of ['request-one', 'request-two'])
      expect(await ask('/cars/a', { ...ofYard, 'x-request-id': id })).toBe('<h1>Ute</h1>');
    expect(seen).toEqual([]);
    expect(store.size).toBe(1);
    await expect
      .poll(() => lines().map(({ level, route, request_id }) => `${level} ${route} ${request_id}`))
      .toEqual(['20 cached request-one', '20 cached request-two']);
  });
});
