import { createRequire } from 'node:module';
import type pg from 'pg';
import { z } from 'zod';
import { howToMigrate, SchemaRefused } from '../database/require-schema';
import { isAbsent } from '../database/schema-state';
import type { MigrationSetting } from '../env/migration-setting';

const manifestSchema = z.object({ pgboss: z.object({ schema: z.number().int() }) });

/** Version of the tables of jobs that the installed pg-boss works with. */
export const queueVersion: number = manifestSchema.parse(createRequire(import.meta.url)('pg-boss/package.json')).pgboss
  .schema;

/** Version of the tables of jobs in the database; null where there are none. */
export const readQueueVersion = async (pool: Pick<pg.Pool, 'query'>): Promise<number | null> => {
  try {
    const { rows } = await pool.query<{ version: number }>('select version from pgboss.version');
    return rows[0]?.version ?? null;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
};

/** Why a program with this setting must not use tables of jobs of this version; null when it may. */
export const queueRefusal = (version: number | null, setting: MigrationSetting): string | null => {
  if (version === null) return `The database has no tables of jobs yet. ${howToMigrate}`;
  if (version < queueVersion)
    return `The tables of jobs (schema pgboss) are of version ${version}, and this release needs ${queueVersion}. ${howToMigrate}`;
  if (version > queueVersion && setting !== 'require-at-least')
    return `The tables of jobs (schema pgboss) are of version ${version}, and this release knows ${queueVersion}. Start the release that brought them forward, or set FORECOURT_MIGRATIONS=require-at-least while two releases run side by side.`;
  return null;
};

/**
 * Whether the tables of jobs are of this release, or of a newer one where that is allowed.
 * @throws SchemaRefused saying what is wrong and how to mend it
 */
export const requireQueueSchema = async (
  pool: Pick<pg.Pool, 'query'>,
  setting: MigrationSetting,
): Promise<'own' | 'newer'> => {
  const version = await readQueueVersion(pool);
  const refusal = queueRefusal(version, setting);
  if (refusal !== null) throw new SchemaRefused(refusal);
  return version === queueVersion ? 'own' : 'newer';
};
