import type pg from 'pg';
import type { MigrationSetting } from '../env/migration-setting';
import { readSchemaState, type SchemaState } from './schema-state';

/** The tables are not those that this release needs, and the program may not change them. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

/** How tables that are behind are brought forward. */
export const howToMigrate =
  'Run `forecourt migrate` of this release once, as the role that owns the tables, and start again (FORECOURT_MIGRATIONS says that this program changes no tables).';

const counted = (count: number): string => `${count} migration${count === 1 ? '' : 's'}`;

/** The most names of migrations that a sentence holds. */
const mostNamed = 3;

const named = (tags: readonly string[]): string =>
  tags.length <= mostNamed
    ? tags.join(', ')
    : `${tags.slice(0, mostNamed).join(', ')} and ${tags.length - mostNamed} more`;

/** Why a program with this setting must not start on tables of this state; null when it may. */
export const schemaRefusal = (state: SchemaState, setting: MigrationSetting): string | null => {
  switch (state.kind) {
    case 'current':
      return null;
    case 'new':
      return `The database has no tables of ours yet. ${howToMigrate}`;
    case 'behind':
      return `The database is behind this release by ${counted(state.missing.length)}: ${named(state.missing)}. ${howToMigrate}`;
    case 'ahead':
      return setting === 'require-at-least'
        ? null
        : `The database is ahead of this release by ${counted(state.unknown)}. Start the release that brought it forward, or set FORECOURT_MIGRATIONS=require-at-least while two releases run side by side.`;
  }
};

/** @throws SchemaRefused saying what is wrong and how to mend it */
export const requireSchema = async (pool: Pick<pg.Pool, 'query'>, setting: MigrationSetting): Promise<void> => {
  const refusal = schemaRefusal(await readSchemaState(pool), setting);
  if (refusal !== null) throw new SchemaRefused(refusal);
};
