import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { siteSearchClient } from './find-results';

/**
 * Searches with an engine that gives each request the answer of its turn; returns the number of requests, and the
 * result.
 */
const askEngine = async (answer: (time: number) => RequestListener) => {
  let asked = 0;
  const engine = createServer((request, response) => {
    asked += 1;
    answer(asked)(request, response);
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = engine.address() as AddressInfo;
    const { searchAccess } = aPublicSite();
    const client = siteSearchClient({
      searchAccess: { ...searchAccess, answeredBy: `http://127.0.0.1:${port}/_search` },
    });
    const found = await client.search({ requests: [{ indexName: searchAccess.indexName }] }).then(
      ({ results }) => results.length,
      (error: unknown) => (error instanceof Error ? error.name : error),
    );
    return { asked, found };
  } finally {
    engine.closeAllConnections();
    engine.close();
  }
};

const drop: RequestListener = (request) => void request.socket.destroy();
const answer =
  (status: number, body: object): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const one = answer(200, { results: [{ hits: [] }] });

describe('siteSearchClient', () => {
  it('retries once when the engine closed the connection', async () => {
    expect(await askEngine((time) => (time === 1 ? drop : one))).toEqual({ asked: 2, found: 1 });
  });

  it('does not retry a second time', async () => {
    expect(await askEngine(() => drop)).toEqual({ asked: 2, found: 'RetryError' });
  });

  it('does not retry a request that was answered, whatever the answer', async () => {
    expect(await askEngine(() => one)).toEqual({ asked: 1, found: 1 });
    expect(await askEngine(() => answer(400, { message: 'No.', status: 400 }))).toEqual({
      asked: 1,
      found: 'ApiError',
    });
    expect(await askEngine(() => answer(503, { message: 'Busy.', status: 503 }))).toEqual({
      asked: 1,
      found: 'RetryError',
    });
  });
});
