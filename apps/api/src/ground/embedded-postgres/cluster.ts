import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findNative } from './binaries';
import { type ClusterRecord, newPassword, readClusterRecord, writeClusterRecord } from './cluster-record';
import { claimHome, homeElsewhere, refuseClosedHome } from './home';
import { postgresUser, type RunAs } from './run-as';
import {
  freePort,
  initialise,
  isFree,
  type Places,
  placesUnder,
  portInUse,
  removeStalePidFile,
  start,
  stop,
  urlOf,
} from './server';
import { withStartLock } from './start-lock';

/** Every process that uses the cluster keeps one connection of this name: the last to leave turns off the light. */
const leaseName = 'forecourt lease';
const startAttempts = 40;
const startPauseMs = 250;
/** How long a server that runs and takes no connection is waited for: it recovers, or stops. */
const recoveryMs = 90_000;
/** Between two efforts to bring back a server that was lost. */
const renewPauseMs = 5_000;

/** A running embedded PostgreSQL and our share in it. */
export interface ClusterLease {
  /** Connection address of a database in the cluster. */
  url(database: string): string;
  /** Gives up our share. PostgreSQL is stopped, in order, when no other process has one. */
  release(): Promise<void>;
}

/** Connects only if the server at the recorded port is ours: it knows our password and serves our directory. */
const connectIfOurs = async (places: Places, record: ClusterRecord): Promise<pg.Client | null> => {
  const client = new pg.Client({
    connectionString: urlOf(record, 'postgres'),
    application_name: leaseName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A server that dies just now fails the query below; unheard, it would end the process too.
  client.on('error', () => undefined);
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

/** Where a server may be put when its port is taken: at a wished port, or nowhere else (`null`). */
type OtherPort = number | null;

/** Moves a server that does not run to another port when somebody else has taken its own. */
const moveIfTaken = async (places: Places, record: ClusterRecord, other: OtherPort): Promise<ClusterRecord> => {
  if (other === null || (await isFree(record.port))) return record;
  const port = other !== record.port && (await isFree(other)) ? other : await freePort();
  const moved = { ...record, port };
  writeClusterRecord(places.record, moved);
  return moved;
};

/**
 * A server just killed may hold its shared memory or port for a moment: try again. One that runs without taking
 * connections is starting, recovering from a crash or stopping: it is waited for, where it is.
 */
const startAndConnect = async (places: Places, runAs: RunAs, record: ClusterRecord, other: OtherPort) => {
  const deadline = performance.now() + recoveryMs;
  let current = record;
  let lastFault: unknown;
  for (let attempt = 0; attempt < startAttempts; ) {
    const running = portInUse(places);
    if (running !== null && running !== current.port) {
      current = { ...current, port: running };
      writeClusterRecord(places.record, current);
    }
    const adopted = await connectIfOurs(places, current);
    if (adopted !== null) return { client: adopted, record: current };
    if (portInUse(places) !== null && performance.now() < deadline) {
      await pause(startPauseMs);
      continue;
    }
    attempt += 1;
    current = await moveIfTaken(places, current, other);
    try {
      await start(places, runAs, current.port);
    } catch (fault) {
      lastFault = fault;
      // Not at once: children of a killed server need a moment to notice and end.
      if (attempt > 4) removeStalePidFile(places);
      await pause(startPauseMs);
    }
  }
  throw new Error(
    `The embedded PostgreSQL does not start; its own words are in ${places.log}. Mend what they name, or set DATABASE_URL.`,
    { cause: lastFault },
  );
};

const stopIfUnused = async (places: Places, runAs: RunAs, record: ClusterRecord, lease: pg.Client): Promise<void> => {
  await withStartLock(places.lock, async () => {
    // Our own share is given up by name: a connection that has ended may be listed for a moment yet, and the next to
    // leave would take us for one that stays.
    const others = await lease
      .query("set application_name = 'forecourt left'")
      .then(() =>
        lease.query<{ count: number }>(
          'select count(*)::int as count from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
          [leaseName],
        ),
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
 * is none. Several processes share one server; a server whose starter was killed is adopted like any other. Where its
 * user cannot get to `dataDir`, its files stand elsewhere, as its record says.
 * @param preferredPort 0 means any free port
 * @param native the PostgreSQL that runs
 */
export const leaseCluster = async (
  dataDir: string,
  preferredPort: number,
  native = findNative(),
): Promise<ClusterLease> => {
  mkdirSync(dataDir, { recursive: true });
  const runAs = await postgresUser();
  const { lock } = placesUnder(dataDir, native);
  const first = await withStartLock(lock, async () => {
    const known = placesUnder(dataDir, native);
    const kept = readClusterRecord(known.record);
    if (kept !== null && existsSync(join(known.data, 'PG_VERSION'))) {
      refuseClosedHome(known.home, runAs);
      if (kept.home !== undefined) claimHome(kept.home, dataDir);
      const served = await startAndConnect(known, runAs, kept, preferredPort === 0 ? kept.port : preferredPort);
      return { ...served, places: known };
    }
    const home = homeElsewhere(dataDir, runAs);
    const places = placesUnder(dataDir, native, home ?? join(dataDir, 'postgres'));
    const port = preferredPort !== 0 && (await isFree(preferredPort)) ? preferredPort : await freePort();
    const fresh = { port, password: newPassword(), ...(home === null ? {} : { home }) };
    await initialise(places, runAs, fresh.password);
    if (home !== null) claimHome(home, dataDir);
    writeClusterRecord(places.record, fresh);
    return { ...(await startAndConnect(places, runAs, fresh, port)), places };
  });
  const { record, places } = first;
  let client = first.client;
  let released: Promise<void> | undefined;

  /**
   * Should the server die under us, it is started again where it was, for our connections lead there; everyone who
   * shares it tries, the lock lets one do it. On a full disk, say, that takes until there is room.
   */
  const renewWhenLost = (held: pg.Client): void => {
    let renewing = false;
    const renew = async (): Promise<void> => {
      if (renewing) return;
      renewing = true;
      while (released === undefined) {
        const next = await withStartLock(places.lock, () => startAndConnect(places, runAs, record, null)).catch(
          () => null,
        );
        if (next === null) await pause(renewPauseMs, undefined, { ref: false });
        else if (released !== undefined) return void next.client.end();
        else {
          client = next.client;
          return renewWhenLost(client);
        }
      }
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
