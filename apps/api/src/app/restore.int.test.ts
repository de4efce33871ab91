import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createApiClient } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailbox, testPerson } from '../../test/test-leads';
import { buildPrograms, type RunningProgram } from '../../test/test-programs';
import { dealershipNamed, siteNamed } from '../../test/test-stock';
import { repositoryRoot } from '../ground/env/paths';

const run = promisify(execFile);
const vehicleCount = 40;
const pictureCount = 6;

interface OwnPostgres {
  readonly url: (database: string, role?: string) => string;
  readonly destroy: () => Promise<void>;
}
/** By address, so that the types of scripts end here. */
const {
  findPostgres,
  startPostgres,
}: {
  findPostgres: (options: { withDump: boolean }) => string;
  startPostgres: (bin: string) => Promise<OwnPostgres>;
} = await import(pathToFileURL(join(repositoryRoot, 'scripts/test/own-postgres.mjs')).href);

const secrets = {
  FORECOURT_SERVICE_TOKEN: 'service-token-of-restore',
  FORECOURT_SEARCH_SECRET: 'search-secret-of-restore',
  FORECOURT_SEALING_KEY: 'sealing-key-of-restore',
};

interface Hit {
  readonly id: string;
  readonly stocknum: string;
  readonly price: number;
  readonly primary_image_url: string | null;
}

/** One way to save an installation, lose all of it, and have it back; as the guide says. */
interface Installation {
  readonly env: () => Readonly<Record<string, string>>;
  readonly isSavedWhileItRuns: boolean;
  readonly save: () => Promise<void>;
  readonly lose: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

const copy = async (from: string, to: string): Promise<void> => void (await run('cp', ['-a', from, to]));

/** The embedded database: the whole folder, while nothing runs. */
const embedded = async (data: string, backup: string): Promise<Installation> => ({
  env: () => secrets,
  isSavedWhileItRuns: false,
  save: () => copy(data, backup),
  lose: async () => rmSync(data, { recursive: true }),
  restore: () => copy(backup, data),
});

/** A given server: a dump, then the folder of pictures, while everything runs; restored into a new server. */
const given = async (data: string, backup: string): Promise<Installation> => {
  const bin = findPostgres({ withDump: true });
  let server = await startPostgres(bin);
  const createDatabase = () => run(join(bin, 'createdb'), ['--maintenance-db', server.url('postgres'), 'forecourt']);
  await createDatabase();
  return {
    env: () => ({ ...secrets, DATABASE_URL: server.url('forecourt') }),
    isSavedWhileItRuns: true,
    save: async () => {
      mkdirSync(backup);
      await run(join(bin, 'pg_dump'), [
        '--format=custom',
        `--file=${join(backup, 'forecourt.dump')}`,
        server.url('forecourt'),
      ]);
      await copy(join(data, 'media', 'originals'), join(backup, 'originals'));
    },
    lose: async () => {
      await server.destroy();
      rmSync(data, { recursive: true });
    },
    restore: async () => {
      server = await startPostgres(bin);
      await createDatabase();
      await run(join(bin, 'pg_restore'), [
        '--exit-on-error',
        '--no-owner',
        `--dbname=${server.url('forecourt')}`,
        join(backup, 'forecourt.dump'),
      ]);
      mkdirSync(join(data, 'media'), { recursive: true });
      await copy(join(backup, 'originals'), join(data, 'media', 'originals'));
    },
  };
};

// pg_dump comes with no npm package: the long tests ask for it.
const ways = [
  ['the folder of the embedded one', embedded] as const,
  ...(process.env.FORECOURT_LONG_TESTS === '1' ? [['a dump of a given one', given] as const] : []),
];

describe.each(ways)('an installation that is lost and comes back from %s', (_, make) => {
  let folder: string;
  let outbox: string;
  let installation: Installation;
  let programs: Awaited<ReturnType<typeof buildPrograms>>;
  let api: RunningProgram;
  let worker: RunningProgram;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-restore-'));
    // PostgreSQL may run as another user than the tests.
    chmodSync(folder, 0o755);
    outbox = join(folder, 'data', 'outbox');
    mkdirSync(outbox, { recursive: true });
    installation = await make(join(folder, 'data'), join(folder, 'backup'));
    programs = await buildPrograms(() => ({
      ...installation.env(),
      FORECOURT_DATA_DIR: join(folder, 'data'),
      FORECOURT_API_PORT: '0',
      FORECOURT_PG_PORT: '0',
    }));
  });
  afterAll(async () => {
    await programs.close();
    await installation.lose();
    rmSync(folder, { recursive: true, force: true });
  });

  const file = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const start = async () => {
    api = await programs.start('serve');
    worker = await programs.start('work');
    while (!(await fetch(`${api.url}/readyz`)).ok) await pause(50);
  };
  const end = async () => {
    await worker.end();
    await api.end();
  };
  const forecourt = async (...args: string[]) => {
    const { code, out, err } = await programs.forecourt(...args);
    if (code !== 0) throw new Error(`forecourt ${args.join(' ')} ended with ${code}: ${err}`);
    return out;
  };
  const importStock = async (price: number) => {
    const rows = Array.from(
      { length: vehicleCount },
      (_, i) => `S${i},Kia,Rio,2020,${price},${i < pictureCount ? `${i}.jpg` : ''}`,
    );
    const feed = file('stock.csv', `stocknum,make,model,year,price,images\n${rows.join('\n')}\n`);
    await forecourt('stock', 'import', feed, '--dealership', 'yard', '--profile', 'canonical', '--media', folder);
  };
  const search = async (): Promise<Hit[]> => {
    const token = serviceKey(secrets.FORECOURT_SERVICE_TOKEN, 'bearer');
    const site = await createApiClient({ baseUrl: api.url, serviceToken: token, fetch }).getSite('yard');
    const access = site?.searchAccess;
    const answer = await fetch(`${api.url}/_search/1/indexes/*/queries`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': access?.appId ?? '', 'x-algolia-api-key': access?.apiKey ?? '' },
      body: JSON.stringify({ requests: [{ indexName: access?.indexName, query: 'kia', hitsPerPage: 100 }] }),
    });
    const [result] = (await answer.json()).results;
    return result.hits
      .map(({ id, stocknum, price, primary_image_url }: Hit) => ({ id, stocknum, price, primary_image_url }))
      .sort((one: Hit, other: Hit) => one.stocknum.localeCompare(other.stocknum));
  };
  const submit = async (message: string): Promise<void> => {
    const answer = await fetch(`${api.url}/api/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forecourt-gateway': serviceKey(secrets.FORECOURT_SERVICE_TOKEN, 'api-proof'),
        'x-forecourt-site': 'yard',
        'x-forecourt-client': '203.0.113.7',
      },
      body: JSON.stringify({
        userData: { ...testPerson, message },
        category: 'vehicle',
        car_id: (await search())[0]?.id,
        elapsed_ms: 9000,
        more_wishes: '',
      }),
    });
    expect(answer.status).toBe(201);
  };
  const leads = async (): Promise<{ lead_id: string; message: string; status: string }[]> =>
    JSON.parse(await forecourt('leads', 'list', '--limit', '1000', '--json'));
  const untilDelivered = async (messages: number) => {
    // The outbox is looked at first: each question to the command line starts a process.
    while (readdirSync(outbox).filter((name) => name.endsWith('.eml')).length < messages) await pause(100);
    for (;;) {
      if ((await leads()).every(({ status }) => status === 'delivered')) return;
      await pause(200);
    }
  };
  const pictures = async () =>
    Promise.all(
      (await search()).flatMap(({ primary_image_url: url }) =>
        url ? fetch(`${api.url}${url}?w=320`).then(async (answer) => (await answer.blob()).size) : [],
      ),
    );
  /** All that must be there again. */
  const standing = async () => ({
    leads: await leads(),
    search: await search(),
    pictures: await pictures(),
    runs: JSON.parse(await forecourt('stock', 'runs', '--json')),
    sites: JSON.parse(await forecourt('sites', 'list', '--json')),
  });

  it('[DATA-01] has every lead, vehicle, picture and site again, and its search index by itself', {
    timeout: 300_000,
  }, async () => {
    await start();
    await forecourt(
      'dealerships',
      'apply',
      file('dealership.json', dealershipNamed('yard', { lead_destinations: [mailbox('leads')] })),
      '--yes',
    );
    await forecourt('sites', 'apply', file('site.json', siteNamed('yard')), '--yes');
    for (let i = 0; i < pictureCount; i += 1) {
      const background = { r: i * 40, g: 90, b: 120 };
      await sharp({ create: { width: 640, height: 480, channels: 3, background } })
        .jpeg()
        .toFile(join(folder, `${i}.jpg`));
    }
    await importStock(20_000);
    while ((await search()).length < vehicleCount) await pause(100);
    for (let i = 0; i < 20; i += 1) await submit(`Question ${i}`);
    await untilDelivered(20);

    if (!installation.isSavedWhileItRuns) await end();
    await installation.save();
    if (!installation.isSavedWhileItRuns) await start();
    const before = await standing();
    expect(before.leads).toHaveLength(20);
    expect(before.search).toHaveLength(vehicleCount);
    expect(before.pictures).toHaveLength(pictureCount);
    expect(Math.min(...before.pictures)).toBeGreaterThan(100);
    await end();
    await installation.lose();

    await installation.restore();
    await start();
    expect(await standing()).toEqual(before);
    expect(JSON.parse(await forecourt('media', 'check', '--deep', '--json'))).toEqual({
      pictures: pictureCount,
      missing: [],
    });
  });

  it('[DATA-02] goes on: leads are delivered, and a change of stock reaches search and page caches', async () => {
    const client = createApiClient({
      baseUrl: api.url,
      serviceToken: serviceKey(secrets.FORECOURT_SERVICE_TOKEN, 'bearer'),
      fetch,
    });
    const { seq, reset } = await client.getChanges(0, 0);
    expect(reset).toBe(true);
    expect((await client.getChanges(seq, 0)).reset).toBe(false);
    await submit('After the restore');
    await importStock(30_000);
    await untilDelivered(1);
    while ((await search()).some(({ price }) => price !== 30_000)) await pause(100);
    const { reset: isLost, changes } = await client.getChanges(seq, 10_000);
    expect(isLost).toBe(false);
    expect(changes.length).toBeGreaterThan(0);
    expect(await leads()).toHaveLength(21);
    for (const program of [api, worker]) expect(program.logged()).not.toMatch(/"level":(?:50|60)/);
    await end();
  });
});
