import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '../src/ground/database/database';
import { migrationsFolder } from '../src/ground/env/paths';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

const readJournal = (): Journal => JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));

/** Names of all migrations, in their order. */
export const migrationNames = (): readonly string[] => readJournal().entries.map(({ tag }) => tag);

/** For tests: brings a database forward to a migration, as the release did that had it as its last one. */
export const migrateTo = async ({ db }: Pick<Database, 'db'>, name: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal();
    const last = journal.entries.findIndex(({ tag }) => tag === name);
    if (last < 0) throw new Error(`There is no migration ${name}.`);
    const then = { ...journal, entries: journal.entries.slice(0, last + 1) };
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(then));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Everything that a schema of a database is made of, a line each, as the server itself describes it. */
const parts: Readonly<Record<string, string>> = {
  column: `
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
      || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
      || case when a.attgenerated <> '' then ' generated' else '' end
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
      and not a.attisdropped`,
  constraint: `
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace`,
  index: `select indexdef from pg_indexes where schemaname = 'public'`,
  view: `
    select c.relname || ' ' || pg_get_viewdef(c.oid) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')`,
  function: `
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`,
  trigger: `
    select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  sequence: `
    select sequencename || ' ' || data_type || ' from ' || start_value || ' by ' || increment_by || ' to ' || max_value
    from pg_sequences where schemaname = 'public'`,
  type: `
    select t.typname || ' ' || coalesce((select string_agg(e.enumlabel, ',' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid), '')
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')`,
  extension: `select extname from pg_extension`,
};

/** For tests: what the schema of a database is, in lines that can be compared. */
export const describeSchema = async ({ pool }: Pick<Database, 'pool'>): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await pool.query<{ line: string }>(`select line from (${query}) as found (line) order by line`);
    lines.push(...rows.map(({ line }) => `${part} ${line}`));
  }
  return lines;
};

/** For tests: how many rows each table and view has. */
export const countRows = async ({ pool }: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, number>> => {
  const { rows: named } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of named) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
};
