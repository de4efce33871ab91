import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, stackEnv } from './address-book';
import { listen } from './listen';
import { ownInstances, stackSecret } from './own-processes';

const run = promisify(execFile);
const adminKey = 'write-key-of-the-hosted-search';

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

/**
 * Starts one: the admin half of an API of ours, which keeps indexes of its own, behind an origin that lets every page
 * ask, as Algolia does. Its keys are those that such an API knows.
 */
export const hostedSearch = async (): Promise<HostedSearch> => {
  const { api } = await ownInstances(['a'], { FORECOURT_SEARCH_ADMIN_KEY: adminKey });
  await api.start();
  const asked: string[] = [];
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  };
  const server = await listen((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    asked.push(`${method} ${url.split('?')[0]}`);
    if (method === 'OPTIONS') return void outgoing.writeHead(204, cors).end();
    const passed = request({ host: '127.0.0.1', port: api.port, method, path: `/_search${url}`, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const { origin } = server;
  const env = {
    FORECOURT_SEARCH_PROVIDER: 'algolia',
    FORECOURT_SEARCH_INDEX: 'Car_hosted',
    FORECOURT_ALGOLIA_APP_ID: 'FORECOURT',
    FORECOURT_ALGOLIA_WRITE_KEY: adminKey,
    FORECOURT_ALGOLIA_SEARCH_KEY: createHmac('sha256', stackSecret('FORECOURT_SEARCH_SECRET'))
      .update('forecourt search parent key')
      .digest('hex'),
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
    close: async () => {
      await server.close();
      await api.kill();
    },
  };
};
