import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from './binaries';
import { type ClusterRecord, newPassword, readClusterRecord, writeClusterRecord } from './cluster-record';
import { isRunningPostgres } from './process-state';
import { postgresUser, type RunAs } from './run-as';
import { withStartLock } from './start-lock';

const run = promisify(execFile);
const user = 'forecourt';
/** Every process that uses the cluster keeps one connection of this name: the last to leave turns off the light. */
const leaseName = 'forecourt lease';
const startAttempts = 40;
const startPauseMs = 250;

/** A running embedded PostgreSQL and our share in it. */
export interface ClusterLease {
  /** Connection address of a database in the cluster. */
  url(database: string): string;
  /** Gives up our share. PostgreSQL is stopped, in order, when no other process has one. */
  release(): Promise<void>;
}

interface Places {
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly record: string;
  readonly lock: string;
}

const placesUnder = (dataDir: string): Places => {
  const home = join(dataDir, 'postgres');
  return {
    home,
    data: join(home, 'data'),
    log: join(home, 'postgres.log'),
    record: join(dataDir, 'postgres.json'),
    lock: join(dataDir, 'postgres.lock'),
  };
};

const urlOf = ({ port, password }: ClusterRecord, database: string): string =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port')),
      );
    });
  });

/** Connects only if the server at the recorded port is ours: it knows our password and serves our directory. */
const connectIfOurs = async (places: Places, record: ClusterRecord): Promise<pg.Client | null> => {
  const client = new pg.Client({
    connectionString: urlOf(record, 'postgres'),
    application_name: leaseName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  try {
    await client.connect();
    const answer = await client.query<{ data_directory: string }>('show data_directory');
    const directory = answer.rows[0]?.data_directory;
    if (directory !== undefined && realpathSync(directory) === realpathSync(places.data)) return client;
    await client.end();
    return null;
  } catch {
    // No server, another server, or one that is starting or stopping: in every case there is nothing to adopt now.
    await client.end().catch(() => undefined);
    return null;
  }
};

const initialise = async (places: Places, runAs: RunAs, password: string): Promise<void> => {
  mkdirSync(places.home, { recursive: true, mode: 0o750 });
  if ('uid' in runAs) chownSync(places.home, runAs.uid, runAs.gid);
  // An interrupted initdb leaves a directory without PG_VERSION's companion files; it holds no data yet.
  rmSync(places.data, { recursive: true, force: true });
  const passwordFile = join(places.home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ('uid' in runAs) chownSync(passwordFile, runAs.uid, runAs.gid);
  try {
    await run(
      findBinaries().initdb,
      [
        `--pgdata=${places.data}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
      ],
      { ...runAs, cwd: places.home },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

const start = async (places: Places, runAs: RunAs, port: number): Promise<void> => {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  await run(findBinaries().pgCtl, ['start', '-w', '-t', '60', '-D', places.data, '-l', places.log, '-o', options], {
    ...runAs,
    cwd: places.home,
  });
};

const stop = async (places: Places, runAs: RunAs): Promise<void> => {
  await run(findBinaries().pgCtl, ['stop', '-w', '-m', 'fast', '-t', '60', '-D', places.data], {
    ...runAs,
    cwd: places.home,
  });
};

/**
 * PostgreSQL refuses to start while the number in `postmaster.pid` is in use, also by a zombie or by a stranger who
 * got the number after a restart of the machine. Then the file is stale.
 */
const removeStalePidFile = (places: Places): void => {
  const path = join(places.data, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
  if (Number.isInteger(pid) && !isRunningPostgres(pid)) rmSync(path, { force: true });
};

/** A server just killed may hold its shared memory or port for a moment, and one stopping refuses: try again. */
const startAndConnect = async (places: Places, runAs: RunAs, record: ClusterRecord, preferredPort: number) => {
  let current = record;
  let lastFault: unknown;
  for (let attempt = 0; attempt < startAttempts; attempt += 1) {
    const adopted = await connectIfOurs(places, current);
    if (adopted !== null) return { client: adopted, record: current };
    if (!(await isFree(current.port))) {
      const port = preferredPort !== current.port && (await isFree(preferredPort)) ? preferredPort : await freePort();
      current = { ...current, port };
      writeClusterRecord(places.record, current);
    }
    try {
      await start(places, runAs, current.port);
    } catch (fault) {
      lastFault = fault;
      // Not at once: children of a killed server need a moment to notice and end.
      if (attempt >= 4) removeStalePidFile(places);
      await pause(startPauseMs);
    }
  }
  throw new Error(
    `The embedded PostgreSQL does not start; its own words are in ${places.log}. If the files lie where the user "postgres" cannot read, move the checkout, or set DATABASE_URL.`,
    { cause: lastFault },
  );
};

const stopIfUnused = async (places: Places, runAs: RunAs, record: ClusterRecord, lease: pg.Client): Promise<void> => {
  await withStartLock(places.lock, async () => {
    const others = await lease
      .query<{ count: number }>(
        'select count(*)::int as count from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
        [leaseName],
      )
      .then((answer) => answer.rows[0]?.count ?? 0)
      // A server that has gone already needs no stopping.
      .catch(() => null);
    await lease.end().catch(() => undefined);
    if (others === 0) {
      const alive = await connectIfOurs(places, record);
      if (alive !== null) {
        await alive.end();
        await stop(places, runAs);
      }
    }
  });
};

/**
 * Takes a share in the embedded PostgreSQL under `dataDir`: adopts it if it runs, starts it if not, makes it if there
 * is none. Several processes share one server; a server whose starter was killed is adopted like any other.
 * `preferredPort` 0 means any free port.
 */
export const leaseCluster = async (dataDir: string, preferredPort: number): Promise<ClusterLease> => {
  const places = placesUnder(dataDir);
  const runAs = await postgresUser();
  const first = await withStartLock(places.lock, async () => {
    const kept = readClusterRecord(places.record);
    if (kept !== null && existsSync(join(places.data, 'PG_VERSION'))) {
      return startAndConnect(places, runAs, kept, preferredPort === 0 ? kept.port : preferredPort);
    }
    const port = preferredPort !== 0 && (await isFree(preferredPort)) ? preferredPort : await freePort();
    const fresh = { port, password: newPassword() };
    await initialise(places, runAs, fresh.password);
    writeClusterRecord(places.record, fresh);
    return startAndConnect(places, runAs, fresh, port);
  });
  const { record } = first;
  let client = first.client;
  let released: Promise<void> | undefined;

  /** Should the server die under us, it is started again; everyone who shares it tries, the lock lets one do it. */
  const renewWhenLost = (held: pg.Client): void => {
    let renewing = false;
    const renew = (): void => {
      if (renewing || released !== undefined) return;
      renewing = true;
      withStartLock(places.lock, () => startAndConnect(places, runAs, record, record.port)).then(
        (next) => {
          if (released !== undefined) return void next.client.end();
          client = next.client;
          renewWhenLost(client);
        },
        // It could not be started: everything that needs it says so, and the next start tries again.
        () => undefined,
      );
    };
    held.on('error', renew);
    held.on('end', renew);
  };
  renewWhenLost(client);

  return {
    url: (database) => urlOf(record, database),
    release: () => {
      released ??= stopIfUnused(places, runAs, record, client);
      return released;
    },
  };
};
