import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyCheck, serviceKey } from '@forecourt/api-contract/service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DrawnAnswers } from '../cache/drawn-answers';
import { processStore } from '../cache/process-store';
import { beforeNext } from './before-next';
import { createTemplateLog } from './template-log';
import { repeatFor } from './waiting-client';

const secret = 'a-secret-of-sixteen-or-more';
const proof = serviceKey(secret, 'template-proof');
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
const address = '/search?fuel=Hybrid&page=2';

let answers: DrawnAnswers;
let draws: string[] = [];
/** What Next does with a request. */
let draw: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
let port = 0;
const closers: (() => void)[] = [];

/** Starts a template app, and gives its port. */
const serve = async (options: { readonly repeatsAnswers?: boolean } = {}): Promise<number> => {
  const server = createServer(
    beforeNext({
      isGateway: keyCheck({ current: secret, previous: null }, 'template-proof'),
      handle: (request, response) => draw(request, response),
      log: createTemplateLog('template-a', 'silent', { write: () => undefined }),
      manifest,
      ...options,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

beforeEach(async () => {
  answers = new DrawnAnswers({ maxBytes: 1_000_000 });
  processStore.forecourtDrawnAnswers = answers;
  draws = [];
  draw = async ({ url = '' }, response) => {
    draws.push(url);
    repeatFor(60);
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('link', '</font.woff2>; rel=preload');
    response.write('<title>Hybrids');
    response.end(` ${draws.length} €</title>`);
  };
  port = await serve();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  delete processStore.forecourtDrawnAnswers;
});

/** @param pause milliseconds for what is packed beside the answers */
const ask = async (path: string, headers: Record<string, string> = {}, pause = 30) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers: { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': proof, ...headers },
  });
  const text = await answer.text();
  await new Promise((resolve) => setTimeout(resolve, pause));
  return { text, status: answer.status, headers: answer.headers };
};

describe('a page of results with a query', () => {
  it('is drawn once, then answers whoever asks for the same, with the same headers and bytes', async () => {
    const [first, ...others] = [await ask(address), await ask(address), await ask(address)];
    expect(draws).toHaveLength(1);
    for (const { text, headers } of [first, ...others]) {
      expect(text).toBe('<title>Hybrids 1 €</title>');
      for (const name of ['cache-control', 'link', 'x-forecourt-build'])
        expect(headers.get(name), name).toBe(first.headers.get(name));
    }
  });

  it('stays for those who ask again while a crawler walks through more addresses than there is room for', async () => {
    const [again, once] = ['/search?fuel=Hybrid', '/search?fuel=Diesel'];
    for (const path of [again, once, again]) await ask(path);
    draws = [];
    for (let page = 2; page < 140; page += 1) await ask(`/search?page=${page}`, {}, 0);
    expect(draws).toHaveLength(138);
    expect(answers.bytes).toBeLessThan(300_000);
    await ask(again);
    expect(draws).toHaveLength(138);
    // Known by its address though its answer had to go: kept with those that are asked for again.
    await ask(once);
    expect(draws).toHaveLength(139);
    for (let page = 202; page < 340; page += 1) await ask(`/search?page=${page}`, {}, 0);
    await ask(once);
    expect(draws).toHaveLength(139 + 138);
  });

  it('is drawn again for another site, another address, the router and a program', async () => {
    for (let turn = 0; turn < 3; turn += 1) await ask(address);
    draws = [];
    await ask(address, { 'x-forecourt-site': 'other' });
    await ask(`${address}&seats=5`);
    await ask(address, { rsc: '1' });
    await ask(address, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(draws).toHaveLength(4);
    await ask(address);
    expect(draws).toHaveLength(4);
  });

  it('is drawn again once anything of its site has changed, and not for a change of another', async () => {
    const once = `${address}&seats=5`;
    for (const path of [address, address, once]) await ask(path);
    answers.apply([{ seq: 1, tags: ['results:other:kia', 'vehicle:1', 'counts:other'] }], 1);
    for (const path of [address, once]) await ask(path);
    expect(draws).toHaveLength(2);
    answers.apply([{ seq: 2, tags: ['results:yard:kia'] }], 2);
    for (const path of [address, once]) await ask(path);
    expect(draws).toHaveLength(4);
  });

  it('is not kept where its site changed while it was drawn', async () => {
    const drawOnce = draw;
    draw = async (request, response) => {
      answers.apply([{ seq: draws.length + 1, tags: ['offers:yard'] }], draws.length + 1);
      await drawOnce(request, response);
    };
    for (let turn = 0; turn < 4; turn += 1) await ask(address);
    expect(draws).toHaveLength(4);
  });

  it('stays where a draw that began before the last change ends after it', async () => {
    const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const drawOnce = draw;
    draw = async (request, response) => {
      begin();
      await isHeld;
      await drawOnce(request, response);
    };
    const late = ask(address);
    await hasBegun;
    answers.apply([{ seq: 1, tags: ['offers:yard'] }], 1);
    draw = drawOnce;
    await ask(address);
    letGo();
    await late;
    expect(draws).toHaveLength(2);
    await ask(address);
    expect(draws).toHaveLength(2);
  });

  it('is not kept past the moment that it names', async () => {
    const drawOnce = draw;
    draw = async (request, response) => {
      await drawOnce(request, response);
      repeatFor(-1);
    };
    for (let turn = 0; turn < 4; turn += 1) await ask(address);
    expect(draws).toHaveLength(4);
  });

  it('is not kept where it says nothing, is a redirect, or is no page of results', async () => {
    const drawOnce = draw;
    draw = async (request, response) => {
      if (request.url?.includes('sends-on')) response.statusCode = 307;
      await drawOnce(request, response);
    };
    for (const path of ['/search?sends-on=1', '/about-us?a=1']) for (let turn = 0; turn < 3; turn += 1) await ask(path);
    expect(draws).toHaveLength(6);
    draw = async ({ url = '' }, response) => {
      draws.push(url);
      response.end('one of a kind');
    };
    for (let turn = 0; turn < 3; turn += 1) await ask(address);
    expect(draws).toHaveLength(9);
  });

  it('is drawn each time in development', async () => {
    port = await serve({ repeatsAnswers: false });
    for (let turn = 0; turn < 4; turn += 1) await ask(address);
    expect(draws).toHaveLength(4);
  });
});
