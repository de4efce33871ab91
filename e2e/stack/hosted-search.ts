import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createSearchStandIn } from '../../packages/search-engine/test/stand-in/search-stand-in';
import { root, stackEnv } from './address-book';
import { listen } from './listen';

const run = promisify(execFile);
const application = {
  appId: 'FORECOURT',
  writeKey: 'write-key-of-the-hosted-search',
  searchKey: 'search-key-of-the-hosted-search',
};

/** A search service elsewhere, which speaks Algolia's protocol and is asked across origins. */
export interface HostedSearch {
  /** Settings that make the product use it. */
  readonly env: Readonly<Record<string, string>>;
  readonly origin: string;
  /** Method and path of every request so far. */
  readonly asked: string[];
  /** From now on every search is said to find so many, whatever is found; null for what is. */
  readonly countAs: (hits: number | null) => void;
  /** Runs the command line with these settings. Rejects when it ends with a fault. */
  readonly forecourt: (...args: readonly string[]) => Promise<{ readonly stdout: string; readonly stderr: string }>;
  readonly close: () => Promise<void>;
}

/** The body of an answer to searches with another count in each; any other body as it is. */
const counted = (body: string, hits: number): string => {
  const answer: unknown = JSON.parse(body);
  if (typeof answer !== 'object' || answer === null || !('results' in answer) || !Array.isArray(answer.results))
    return body;
  return JSON.stringify({ ...answer, results: answer.results.map((result: object) => ({ ...result, nbHits: hits })) });
};

/** Starts one in this process, at an origin that lets every page ask, as Algolia does. */
export const hostedSearch = async (): Promise<HostedSearch> => {
  const handle = createSearchStandIn(application);
  const asked: string[] = [];
  let hits: number | null = null;
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  };
  const { origin, close } = await listen(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const { pathname: path, searchParams: query } = new URL(url, 'http://localhost');
    asked.push(`${method} ${path}`);
    if (method === 'OPTIONS') return void outgoing.writeHead(204, cors).end();
    try {
      const answer = await handle({ method, path, query, headers, body: await buffer(incoming) });
      const isSearch = path.endsWith('/queries') && answer.status === 200;
      const body = hits === null || !isSearch ? answer.body : counted(Buffer.from(answer.body).toString('utf8'), hits);
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      outgoing.writeHead(answer.status, { ...answer.headers, ...cors, ...length }).end(body);
    } catch (error) {
      outgoing.writeHead(500, cors).end(String(error));
    }
  });
  const env = {
    FORECOURT_SEARCH_PROVIDER: 'algolia',
    FORECOURT_SEARCH_INDEX: 'Car_hosted',
    FORECOURT_ALGOLIA_APP_ID: application.appId,
    FORECOURT_ALGOLIA_WRITE_KEY: application.writeKey,
    FORECOURT_ALGOLIA_SEARCH_KEY: application.searchKey,
    FORECOURT_ALGOLIA_URL: origin,
  };
  return {
    env,
    origin,
    asked,
    countAs: (said) => {
      hits = said;
    },
    forecourt: (...args) =>
      run(process.execPath, [join(root, 'apps', 'api', 'dist', 'cli.js'), ...args], {
        cwd: root,
        env: { ...process.env, ...stackEnv, ...env },
        maxBuffer: 64 * 1024 * 1024,
      }),
    close,
  };
};
