import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../src/ground/database/database';

/** What `/proc` counts time in: a hundredth of a second, on every Linux that we run on. */
const tickMs = 10;

interface ProcessTime {
  readonly parent: number;
  readonly ms: number;
}

/** Parent and CPU time of a process, with that of children that have ended; null for one that is gone. */
const processTime = (pid: number): ProcessTime | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may have blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return { parent: Number(fields[1]), ms: ticks * tickMs };
  } catch {
    return null;
  }
};

/** For benches on Linux: CPU time of the whole database, its server and all its backends, in milliseconds; 0 elsewhere. */
export const databaseCpu = async ({ pool }: Pick<Database, 'pool'>): Promise<() => number> => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = processTime(rows[0]?.pid ?? 0)?.parent;
  if (server === undefined) return () => 0;
  return () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), time: processTime(Number(name)) }))
      .filter(({ pid, time }) => pid === server || time?.parent === server)
      .reduce((sum, { time }) => sum + (time?.ms ?? 0), 0);
};
