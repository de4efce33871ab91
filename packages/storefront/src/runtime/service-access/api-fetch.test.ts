import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPublicSite } from '@forecourt/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSearchClient } from '../../features/search/find-results';
import { api } from './api';

/** An API that keeps every question until it is let go, and answers signs of life as it is told. */
let lives = true;
const kept: (() => void)[] = [];
const answer: RequestListener = async (incoming, outgoing) => {
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
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('FORECOURT_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterEach(() => {
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
});
