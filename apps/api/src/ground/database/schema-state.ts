import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { migrationsFolder } from '../env/paths';

/** How the tables of a database stand to those of this release. */
export type SchemaState =
  /** None of ours are there. */
  | { readonly kind: 'new'; readonly missing: readonly string[] }
  /** Migrations of this release have not run, named in their order. */
  | { readonly kind: 'behind'; readonly missing: readonly string[] }
  | { readonly kind: 'current' }
  /** That many migrations have run that this release does not know: a newer one brought the tables forward. */
  | { readonly kind: 'ahead'; readonly unknown: number };

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })).min(1) });

/** The migrations of this release; the database knows each by when it was written. */
let migrations: readonly { readonly tag: string; readonly when: number }[] | undefined;
const ownMigrations = () => {
  migrations ??= journalSchema.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  ).entries;
  return migrations;
};

/** What PostgreSQL answers where schema or table are missing. */
const absent = new Set(['42P01', '3F000']);

/** Whether a query failed since a table, or its whole schema, is not there. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && absent.has(error.code);

/**
 * Compares the tables of a database with this release.
 * @throws what the driver throws while the database is away, or lets the role not see them
 */
export const readSchemaState = async (pool: Pick<pg.Pool, 'query'>): Promise<SchemaState> => {
  const own = ownMigrations();
  const newest = Math.max(...own.map(({ when }) => when));
  const missingAfter = (last: number) => own.filter(({ when }) => when > last).map(({ tag }) => tag);
  try {
    const { rows } = await pool.query<{ last: string | null; unknown: number }>(
      `select max(created_at)::text as last, (count(*) filter (where created_at > $1::bigint))::int as unknown
       from drizzle.__drizzle_migrations`,
      [newest],
    );
    const [{ last, unknown } = { last: null, unknown: 0 }] = rows;
    if (last === null) return { kind: 'new', missing: missingAfter(0) };
    if (unknown > 0) return { kind: 'ahead', unknown };
    const missing = missingAfter(Number(last));
    return missing.length === 0 ? { kind: 'current' } : { kind: 'behind', missing };
  } catch (error) {
    if (isAbsent(error)) return { kind: 'new', missing: missingAfter(0) };
    throw error;
  }
};
