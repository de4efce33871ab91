import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom PostgreSQL runs as: nobody else than us, or the system user `postgres` when we are root. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>;

const idOf = async (flag: '-u' | '-g'): Promise<number> => Number((await run('id', [flag, 'postgres'])).stdout.trim());

const lookUp = async (): Promise<RunAs | null> => {
  try {
    const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')]);
    return { uid, gid };
  } catch {
    // `id` fails for a user that does not exist: that is the answer, not a fault.
    return null;
  }
};

/** PostgreSQL refuses to run as root, so as root it gets a system user of its own, made when there is none. */
export const postgresUser = async (): Promise<RunAs> => {
  if (process.getuid?.() !== 0) return {};
  const existing = await lookUp();
  if (existing !== null) return existing;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  } catch (cause) {
    // Another process may have made the user in the meantime; then the second look-up finds it.
    const made = await lookUp();
    if (made !== null) return made;
    throw new Error(
      'PostgreSQL refuses to run as root and the system user "postgres" could not be made. Run as another user, or set DATABASE_URL.',
      { cause },
    );
  }
  const made = await lookUp();
  if (made === null) throw new Error('The system user "postgres" was made but cannot be found. Set DATABASE_URL.');
  return made;
};
