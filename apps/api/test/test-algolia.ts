import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSearchStandIn } from '@forecourt/search-engine/stand-in';
import type { AlgoliaAccess } from '../src/ground/env/env';

const appId = 'TESTAPP';
const writeKey = 'write-key-of-tests';
const searchKey = 'search-key-of-tests';

interface BatchBody {
  readonly requests?: readonly { readonly action: string; readonly body: { readonly objectID?: string } }[];
}

const send = (response: ServerResponse, status: number, message: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message, status }));

/** The first record of a batch that is larger than the plan takes, in the words of Algolia's own refusal. */
const tooBig = (path: string, body: Buffer, limit: number): string | null => {
  if (!path.endsWith('/batch')) return null;
  const { requests = [] } = JSON.parse(body.toString()) as BatchBody;
  for (const [at, { action, body: record }] of requests.entries()) {
    const size = Buffer.byteLength(JSON.stringify(record));
    if (action !== 'deleteObject' && size > limit) {
      return `Record at the position ${at} objectID=${record.objectID} is too big size=${size}/${limit} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`;
    }
  }
  return null;
};

/**
 * For tests: a server that speaks Algolia's protocol, with an application of two keys and a limit on records. The
 * stand-in of our engine is behind it, whose likeness to Algolia its own tests prove with the unmodified clients.
 */
export const startTestAlgolia = async (recordLimit = 10_000) => {
  const handle = createSearchStandIn({ appId, writeKey, searchKey });
  /** What is answered in place of the service; null: the service. */
  let fault: { readonly status: number; readonly message: string } | 'silence' | null = null;
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      asked.push(`${request.method} ${url.pathname}`);
      if (fault === 'silence') return void request.destroy();
      if (fault !== null) return void send(response, fault.status, fault.message);
      const body = Buffer.concat(chunks);
      const big = tooBig(url.pathname, body, recordLimit);
      if (big !== null) return void send(response, 400, big);
      handle({
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body,
      })
        .then((answer) => response.writeHead(answer.status, answer.headers).end(answer.body))
        .catch((error: unknown) => send(response, 500, String(error)));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const access: AlgoliaAccess = {
    appId,
    searchKey,
    writeKey,
    url: `http://127.0.0.1:${port}`,
    recordBytes: recordLimit,
  };
  return {
    access,
    /** Method and path of every request so far. */
    asked,
    /** Answers everything with this until it is null again; `silence` drops connections. */
    fail: (with_: typeof fault) => {
      fault = with_;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
