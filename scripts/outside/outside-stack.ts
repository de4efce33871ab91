import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createTestDatabase } from '../../apps/api/test/test-database';
import { buildPrograms } from '../../apps/api/test/test-programs';
import { freePort } from '../bench/free-port.mjs';
import { root } from '../workspace/paths.mjs';
import { done, start } from './outside-programs';

const serviceToken = 'service-token-of-the-outside-proof';

/** Ends what hangs, on a machine however busy. */
const patience = { timeout: 120_000, interval: 50 };

/** The dealer whose demo site is drawn. */
const dealer = 'red-gum-yard';
const host = `${dealer}.localhost`;

/** What ends at the end, the last first. */
type Closers = (() => unknown)[];

const closeAll = async (closers: Closers): Promise<void> => {
  for (const one of closers.splice(0).toReversed()) await one();
};

const startWith = async (folder: string, closers: Closers) => {
  const database = await createTestDatabase();
  closers.push(() => database.close());
  const port = await freePort();
  const programs = await buildPrograms(() => ({
    DATABASE_URL: database.url,
    FORECOURT_DATA_DIR: join(folder, 'data'),
    FORECOURT_SERVICE_TOKEN: serviceToken,
    FORECOURT_SEARCH_SECRET: 'search-secret-of-the-outside-proof',
    FORECOURT_SEALING_KEY: 'sealing-key-of-the-outside-proof',
    FORECOURT_API_PORT: '0',
    FORECOURT_PUBLIC_ORIGIN_PORT: String(port),
    FORECOURT_ALLOW_PRIVATE_ADDRESSES: '1',
    FORECOURT_LOG_LEVEL: 'info',
  }));
  closers.push(() => programs.close());
  const forecourt = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await programs.forecourt(...args);
    if (code !== 0) throw new Error(`forecourt ${args.join(' ')} ended with ${code}:\n${err}\n${out}`);
    return out;
  };

  const stock = join(folder, 'stock');
  mkdirSync(stock, { recursive: true });
  await done(process.execPath, [join(root, 'demo/stock/generate.mjs'), '--out', stock], {
    cwd: root,
    env: process.env,
  });
  const batch = join(folder, 'batch.json');
  writeFileSync(
    batch,
    JSON.stringify([
      ['dealerships', 'apply', join(root, 'demo/dealerships'), '--yes'],
      ['stock', 'import', join(stock, `${dealer}.csv`), '--dealership', dealer, '--profile', 'canonical'],
    ]),
  );
  await forecourt('batch', batch);
  const serve = await programs.start('serve');
  await programs.start('work');
  const gateway = start([join(root, 'apps/gateway/dist/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      FORECOURT_SERVICE_TOKEN: serviceToken,
      FORECOURT_API_URL: serve.url,
      FORECOURT_GATEWAY_PORT: String(port),
      FORECOURT_METRICS_PORT: '0',
      FORECOURT_DIRECTORY: '1',
    },
  });
  closers.push(() => gateway.end());
  await vi.waitFor(() => expect(gateway.said()).toContain('"msg":"listening"'), patience);

  return {
    /** Its `website_id`. */
    site: dealer,
    /** Of the site, as shoppers reach it. */
    origin: `http://${host}:${port}`,
    /** What a template app of this installation is given. */
    appEnvironment: { FORECOURT_API_URL: serve.url, FORECOURT_SERVICE_TOKEN: serviceToken },
    forecourt,
    /** Applies the site of the demo dealer, drawn by a template, as its document says with these changes. */
    applySite: (change: Readonly<Record<string, unknown>>): Promise<string> => {
      const file = join(folder, 'site.json');
      const document = JSON.parse(readFileSync(join(root, `sites/${dealer}.json`), 'utf8'));
      writeFileSync(file, JSON.stringify({ ...document, $schema: undefined, hosts: [host], ...change }));
      return forecourt('sites', 'apply', file, '--yes');
    },
    /** Path of a vehicle of the dealer that has sold. */
    soldVehicle: async (): Promise<string> => {
      const { rows } = await database.pool.query<{ slug: string }>(
        'select slug from vehicles where sold_at is not null order by sold_at desc limit 1',
      );
      const [sold] = rows;
      if (sold === undefined) throw new Error('The demo dealer has sold nothing.');
      return `/cars/${sold.slug}`;
    },
    close: () => closeAll(closers),
  };
};

/**
 * API, worker and gateway as processes of their own, with the stock of a demo dealer and no template but those that are
 * registered.
 * @param folder for what they write
 */
export const startOutsideStack = async (folder: string) => {
  const closers: Closers = [];
  try {
    return await startWith(folder, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
};
