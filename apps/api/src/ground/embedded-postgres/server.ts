import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, findNative, type NativePostgres } from './binaries';
import { type ClusterRecord, readClusterRecord } from './cluster-record';
import { isRunningPostgres } from './process-state';
import type { RunAs } from './run-as';

const run = promisify(execFile);
const user = 'forecourt';

/** Where the files of one embedded PostgreSQL are. */
export interface Places {
  readonly native: NativePostgres;
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly record: string;
  readonly lock: string;
}

/**
 * The places of the server that belongs to a data directory.
 * @param given  a home for a server that is still to be made; by default the recorded one, else the usual one
 */
export const placesUnder = (dataDir: string, native = findNative(), given?: string): Places => {
  const record = join(dataDir, 'postgres.json');
  const home = given ?? readClusterRecord(record)?.home ?? join(dataDir, 'postgres');
  return {
    native,
    home,
    data: join(home, 'data'),
    log: join(home, 'postgres.log'),
    record,
    lock: join(dataDir, 'postgres.lock'),
  };
};

/** Connection address of a database on the server that a record tells of. */
export const urlOf = ({ port, password }: ClusterRecord, database: string): string =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** Whether a port may be listened on. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
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

/** Makes the server's files, in place of any that an interrupted attempt left. */
export const initialise = async (places: Places, runAs: RunAs, password: string): Promise<void> => {
  mkdirSync(places.home, { recursive: true, mode: 0o700 });
  if ('uid' in runAs) chownSync(places.home, runAs.uid, runAs.gid);
  // An interrupted initdb leaves a directory without PG_VERSION's companion files; it holds no data yet.
  rmSync(places.data, { recursive: true, force: true });
  const passwordFile = join(places.home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ('uid' in runAs) chownSync(passwordFile, runAs.uid, runAs.gid);
  try {
    await run(
      findBinaries(places.native, runAs).initdb,
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

/** Starts the server and waits until it takes connections. Throws when it does not within a minute. */
export const start = async (places: Places, runAs: RunAs, port: number): Promise<void> => {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  const { pgCtl } = findBinaries(places.native, runAs);
  await run(pgCtl, ['start', '-w', '-t', '60', '-D', places.data, '-l', places.log, '-o', options], {
    ...runAs,
    cwd: places.home,
  });
};

/** Stops the server in order: what is under way is rolled back, connections are closed. */
export const stop = async (places: Places, runAs: RunAs): Promise<void> => {
  const { pgCtl } = findBinaries(places.native, runAs);
  await run(pgCtl, ['stop', '-w', '-m', 'fast', '-t', '60', '-D', places.data], { ...runAs, cwd: places.home });
};

/** Process and port that the server's own file tells of; null when there is no server. */
const serverIn = (places: Places): { readonly pid: number; readonly port: number } | null => {
  const path = join(places.data, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  return Number.isInteger(pid) ? { pid, port: Number.parseInt(lines[3] ?? '', 10) } : null;
};

/** The server's process; null while there is none. */
export const postmasterOf = (places: Places): number | null => {
  const found = serverIn(places);
  return found !== null && isRunningPostgres(found.pid) ? found.pid : null;
};

/** The port of the server that runs, also while it starts, recovers or stops and takes no connection; else null. */
export const portInUse = (places: Places): number | null => {
  const found = serverIn(places);
  return found !== null && isRunningPostgres(found.pid) && found.port > 0 ? found.port : null;
};

/**
 * PostgreSQL refuses to start while the number in `postmaster.pid` is in use, also by a zombie or by a stranger who
 * got the number after a restart of the machine. Then the file is stale.
 */
export const removeStalePidFile = (places: Places): void => {
  const found = serverIn(places);
  if (found !== null && !isRunningPostgres(found.pid)) rmSync(join(places.data, 'postmaster.pid'), { force: true });
};
