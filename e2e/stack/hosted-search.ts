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
  /** Runs the command line with these settings. Rejects when it ends with a fault. */
  readonly forecourt: (...args: readonly string[]) => Promise<{ readonly stdout: string; readonly stderr: string }>;
  readonly close: () => Promise<void>;
}

/** Starts one in this process, at an origin that lets every page ask, as Algolia does. */
export const hostedSearch = async (): Promise<HostedSearch> => {
  const handle = createSearchStandIn(application);
  const asked: string[] = [];
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
      outgoing.writeHead(answer.status, { ...answer.headers, ...cors }).end(answer.body);
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
    forecourt: (...args) =>
      run(process.execPath, [join(root, 'apps', 'api', 'dist', 'cli.js'), ...args], {
        cwd: root,
        env: { ...process.env, ...stackEnv, ...env },
        maxBuffer: 64 * 1024 * 1024,
      }),
    close,
  };
};
