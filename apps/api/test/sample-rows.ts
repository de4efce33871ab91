import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'rows');

/** What rows belong to: ids of a site, a dealership and a vehicle that are there. */
export interface RowOwners {
  readonly site: string;
  readonly dealership: string;
  readonly vehicle: string;
}

const filled = (sql: string, owners: RowOwners): string =>
  sql.replace(/\{(site|dealership|vehicle)\}/g, (_, name: keyof RowOwners) => owners[name]);

/**
 * For tests: rows of the tables that a migration brings, as SQL, from `rows/<migration>.sql`; empty where it brings none.
 * `{site}`, `{dealership}` and `{vehicle}` stand for ids. They may be put in more than once: other ids are made there.
 */
export const sampleRows = (migration: string, owners: RowOwners): string => {
  const file = join(folder, `${migration}.sql`);
  return existsSync(file) ? filled(readFileSync(file, 'utf8'), owners) : '';
};

/** For tests: the rows of every migration that belong to an owner of a kind, one text each. */
export const sampleRowsOf = (kind: keyof RowOwners, owners: RowOwners): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder).toSorted() : [])
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((sql) => sql.includes(`{${kind}}`))
    .map((sql) => filled(sql, owners));
