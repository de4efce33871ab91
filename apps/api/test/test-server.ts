import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newPassword } from '../src/ground/embedded-postgres/cluster-record';
import { isRunning } from '../src/ground/embedded-postgres/process-state';
import { postgresUser } from '../src/ground/embedded-postgres/run-as';
import {
  freePort,
  initialise,
  placesUnder,
  postmasterOf,
  removeStalePidFile,
  start,
  stop,
  urlOf,
} from '../src/ground/embedded-postgres/server';

/** A PostgreSQL of a test's own. Nobody but the test starts it again. */
export interface TestServer {
  /** Connection address of a database on it. */
  url(database: string): string;
  /** Ends it with all its processes at once, as a machine does that loses its power. */
  kill(): Promise<void>;
  /** Holds all its processes: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Starts it again where it was; it recovers what was committed. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A process and those it started, by what the system says now. */
const familyOf = (pid: number): number[] => {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))];
};

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
};

/** For tests: ends the embedded PostgreSQL under a data directory, with all its processes at once. */
export const killCluster = async (dataDir: string): Promise<void> => {
  const postmaster = postmasterOf(placesUnder(dataDir));
  const pids = postmaster === null ? [] : familyOf(postmaster);
  signal(pids, 'SIGKILL');
  while (pids.some(isRunning)) await pause(5);
};

/** For tests: a PostgreSQL that may be killed, frozen and started again, at a port that stays. */
export const startTestServer = async (): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-server-'));
  // It may run as another user than the tests.
  chmodSync(folder, 0o755);
  const places = placesUnder(folder);
  const runAs = await postgresUser();
  const record = { port: await freePort(), password: newPassword() };
  await initialise(places, runAs, record.password);
  await start(places, runAs, record.port);

  const family = (): number[] => {
    const postmaster = postmasterOf(places);
    return postmaster === null ? [] : familyOf(postmaster);
  };
  const startAgain = async (): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      removeStalePidFile(places);
      try {
        return await start(places, runAs, record.port);
      } catch (error) {
        // What it held is free a moment after its end.
        if (attempt === 40) throw error;
        await pause(250);
      }
    }
  };
  return {
    url: (database) => urlOf(record, database),
    kill: () => killCluster(folder),
    freeze: () => signal(family(), 'SIGSTOP'),
    thaw: () => signal(family(), 'SIGCONT'),
    start: startAgain,
    close: async () => {
      signal(family(), 'SIGCONT');
      if (postmasterOf(places) !== null) await stop(places, runAs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
