import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPublicSite } from '@forecourt/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteSearchClient } from '../../features/search/find-results';
import { withClient } from '../template-server/waiting-client';
import { api } from './api';

/** An API that keeps every question until it is let go, and answers signs of life as it is told. */
let lives = true;
const kept: (() => void)[] = [];
const asked: (readonly unknown[])[] = [];
const answer: RequestListener = async (incoming, outgoing) => {
  const { 'x-request-id': id, authorization } = incoming.headers;
  if (incoming.url !== '/healthz') asked.push([incoming.url?.split('?')[0], id, authorization?.split(' ')[0]]);
  if (incoming.url !== '/healthz') await new Promise<void>((goOn) => kept.push(goOn));
  else if (!lives) return;
  const found = incoming.url?.startsWith('/_search')
    ? { results: [{ hits: [] }] }
    : { type: 'about:blank', title: 'x' };
  outgoing
    .writeHead(incoming.url?.startsWith('/_search') ? 200 : 404)
    .end(JSON.stringify({ ...found, status: 404, code: 'site_not_found' }));
};

describe('questions of a page to the API', () => {
  const server = createServer(answer);
  // The client of a process keeps its address.
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('FORECOURT_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });

  it('wait for an API that is slow, and fail as soon as it hangs', { timeout: 60_000 }, async () => {
    const { searchAccess } = aPublicSite();
    const search = () => siteSearchClient({ searchAccess }).search({ requests: [{ indexName: 'x' }] });
    const slow = Promise.all([api().getSite('yard'), search()]);
    await expect.poll(() => kept.length, { timeout: 120_000 }).toBe(2);
    // Longer than what hangs is waited for.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    for (const goOn of kept.splice(0)) goOn();
    expect(await slow).toMatchObject([null, { results: [{ hits: [] }] }]);

    lives = false;
    const began = performance.now();
    await expect(api().getSite('yard')).rejects.toMatchObject({ code: 'unreachable', cause: { name: 'ApiHungError' } });
    await expect(search()).rejects.toMatchObject({ name: 'ApiHungError' });
    expect(performance.now() - began, 'milliseconds, of a patience of 20,000').toBeLessThan(9_000);

    lives = true;
    kept.length = 0;
    const back = async () => {
      const site = api()
        .getSite('yard')
        .then(
          () => 'answered',
          () => 'hung',
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const goOn of kept.splice(0)) goOn();
      return site;
    };
    await expect.poll(back, { timeout: 120_000 }).toBe('answered');
  });

  it('tell the API the id of the request that they are asked for, searches too', async () => {
    const { searchAccess } = aPublicSite();
    asked.length = 0;
    const ask = async () => {
      const both = Promise.all([
        api().getSite('yard'),
        siteSearchClient({ searchAccess }).search({ requests: [{ indexName: 'x' }] }),
      ]);
      await expect.poll(() => kept.length).toBe(2);
      for (const goOn of kept.splice(0)) goOn();
      await both;
    };
    const request = {} as IncomingMessage;
    await withClient(request, {} as ServerResponse, { requestId: 'of-the-gateway', site: 'yard', span: null }, ask);
    expect(asked.sort()).toEqual([
      ['/_search/1/indexes/*/queries', 'of-the-gateway', 'Bearer'],
      ['/internal/v1/sites/yard', 'of-the-gateway', 'Bearer'],
    ]);
    asked.length = 0;
    await ask();
    expect(asked.map(([, id]) => id)).toEqual([undefined, undefined]);
  });
});
