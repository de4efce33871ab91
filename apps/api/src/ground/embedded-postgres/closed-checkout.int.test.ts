import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNative, type NativePostgres } from './binaries';
import { leaseCluster } from './cluster';
import { readClusterRecord } from './cluster-record';
import { openGround, placeFor } from './open-ground';
import { postgresUser } from './run-as';
import { placesUnder } from './server';

/** As a checkout of root's: `mktemp -d` lets nobody else enter. Elsewhere nobody else has to. */
let checkout: string;
let native: NativePostgres;
let leftOver: Set<string>;
beforeEach(() => {
  checkout = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-closed-')));
  const { folder, version } = findNative();
  native = { folder: join(checkout, 'node_modules', 'native'), version };
  mkdirSync(dirname(native.folder));
  cpSync(folder, native.folder, { recursive: true, verbatimSymlinks: true });
  leftOver = new Set([checkout, placeFor('programs', `${native.folder}\n${version}`)]);
});
afterEach(() => {
  for (const folder of leftOver) rmSync(folder, { recursive: true, force: true });
});

const dataOf = (folder: string) => join(folder, '.forecourt');
/** Where the server's files stand; removed in the end. */
const homeOf = (folder: string): string => {
  const { home } = placesUnder(dataOf(folder), native);
  leftOver.add(home);
  return home;
};

/** What a server answers that is started for one question. */
const ask = async (folder: string, sql: string): Promise<readonly unknown[]> => {
  const lease = await leaseCluster(dataOf(folder), 0, native);
  const client = new pg.Client({ connectionString: lease.url('postgres') });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
    await lease.release();
    homeOf(folder);
  }
};

describe('the embedded PostgreSQL of a checkout that only its owner may enter', () => {
  it('starts and answers, and its files are closed to others wherever they stand', async () => {
    expect(statSync(checkout).mode & 0o777).toBe(0o700);
    await ask(checkout, "create table kept as select 'still here' as word");
    expect(await ask(checkout, 'select word from kept')).toEqual([{ word: 'still here' }]);
    const home = homeOf(checkout);
    // As root the server runs as another user, who cannot get into the checkout.
    const runAs = await postgresUser();
    expect(dirname(home)).toBe('uid' in runAs ? openGround : dataOf(checkout));
    const { uid, mode } = statSync(home);
    expect([uid, mode & 0o077]).toEqual([runAs.uid ?? process.getuid?.(), 0]);
    expect(readClusterRecord(join(dataOf(checkout), 'postgres.json'))?.home ?? join(dataOf(checkout), 'postgres')).toBe(
      home,
    );
    expect(existsSync(join(home, 'data', 'PG_VERSION'))).toBe(true);
  });

  it('keeps its database when the checkout is moved', async () => {
    await ask(checkout, "create table kept as select 'moved along' as word");
    const moved = `${checkout}-moved`;
    leftOver.add(moved);
    renameSync(checkout, moved);
    native = { ...native, folder: join(moved, 'node_modules', 'native') };
    leftOver.add(placeFor('programs', `${native.folder}\n${native.version}`));
    expect(await ask(moved, 'select word from kept')).toEqual([{ word: 'moved along' }]);
  });

  it('is never shared by a copy of the checkout', async () => {
    await ask(checkout, "create table kept as select 'of the first' as word");
    const copy = `${checkout}-copy`;
    leftOver.add(copy);
    mkdirSync(copy, { mode: 0o700 });
    execFileSync('cp', ['-a', dataOf(checkout), dataOf(copy)]);
    const served = ask(copy, "update kept set word = 'of the copy' returning word").then(
      () => 'served by a database of its own',
      (error: Error) => error.message,
    );
    expect(await served).toMatch(
      'uid' in (await postgresUser()) ? /of which .*-copy.* is a copy/ : /a database of its own/,
    );
    expect(await ask(checkout, 'select word from kept')).toEqual([{ word: 'of the first' }]);
  });
});
