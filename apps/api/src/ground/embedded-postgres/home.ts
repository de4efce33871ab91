import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClusterRecord } from './cluster-record';
import { closedFolder, isReachable, makeOpenGround, placeFor } from './open-ground';
import type { RunAs } from './run-as';

/** The home of a new server whose user cannot get to the data directory; null where it can, and nothing has to move. */
export const homeElsewhere = (dataDir: string, runAs: RunAs): string | null => {
  const folder = realpathSync(dataDir);
  if (isReachable(join(folder, 'postgres'), runAs)) return null;
  makeOpenGround();
  return placeFor('data', folder);
};

/** @throws Error that names the folder which has been closed to the server's user since its files were made */
export const refuseClosedHome = (home: string, runAs: RunAs): void => {
  if (!('uid' in runAs)) return;
  const closed = closedFolder(realpathSync(home), { uid: runAs.uid, gid: runAs.gid });
  if (closed !== null)
    throw new Error(
      `PostgreSQL refuses to run as root, and its user "postgres" may not enter ${closed}, below which the database is kept (${home}). Let others pass through that folder (chmod o+x), move the checkout, or set DATABASE_URL.`,
    );
};

/**
 * Writes into a home elsewhere whose it is: a checkout that was moved keeps its database, a copy does not share it.
 * @throws Error when the home belongs to another data directory that is still there
 */
export const claimHome = (home: string, dataDir: string): void => {
  const file = join(home, 'belongs-to');
  const folder = realpathSync(dataDir);
  const owner = existsSync(file) ? readFileSync(file, 'utf8').trim() : folder;
  const record = join(owner, 'postgres.json');
  if (owner !== folder && readClusterRecord(record)?.home === home)
    throw new Error(
      `The database in ${home} belongs to ${owner}, of which ${folder} is a copy. Delete ${join(folder, 'postgres.json')} to begin with an empty database, or set DATABASE_URL.`,
    );
  writeFileSync(file, `${folder}\n`);
};
