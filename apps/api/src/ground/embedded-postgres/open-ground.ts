import { createHash } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunAs } from './run-as';

/**
 * Where the files of PostgreSQL's user stand when it cannot get to where they belong. Survives a restart of the machine,
 * and everybody may pass through it; what stands in it is closed to others.
 */
export const openGround = '/var/lib/forecourt';

/** Of a file or folder: whose it is, and who may do what with it. */
interface Rights {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

/** Folders that lead to a path, the outermost first. */
const foldersTo = (path: string): readonly string[] => {
  const folder = dirname(path);
  return folder === path ? [] : [...foldersTo(folder), folder];
};

/**
 * The outermost folder above a path that a user may not enter; null when all of them let the user through. The rights
 * of the path itself are not looked at.
 * @param path absolute and without symbolic links
 */
export const closedFolder = (
  path: string,
  user: { readonly uid: number; readonly gid: number },
  rightsOf: (folder: string) => Rights = statSync,
): string | null => {
  const isClosed = (folder: string): boolean => {
    const { uid, gid, mode } = rightsOf(folder);
    const mayEnter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    return (mode & mayEnter) === 0;
  };
  return foldersTo(path).find(isClosed) ?? null;
};

/** Whether the user that PostgreSQL runs as gets to a path. We ourselves get wherever we have put our files. */
export const isReachable = (path: string, runAs: RunAs): boolean =>
  !('uid' in runAs) || closedFolder(path, { uid: runAs.uid, gid: runAs.gid }) === null;

/** A place on open ground that belongs to a folder or file elsewhere, and always the same one. */
export const placeFor = (kind: 'data' | 'programs', path: string): string =>
  join(openGround, `${kind}-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`);

/** Makes a folder with these rights, whatever the shell takes away from new files. */
const makeFolder = (path: string, mode: number): void => {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
};

/**
 * Makes open ground where there is none.
 * @throws Error with the way to mend it where nothing may be written there
 */
export const makeOpenGround = (): void => {
  try {
    makeFolder(openGround, 0o755);
  } catch (cause) {
    throw new Error(
      `PostgreSQL refuses to run as root, its user "postgres" may not enter the folder of this checkout, and ${openGround} cannot be made. Clone into a folder that everybody may enter, run as another user, or set DATABASE_URL.`,
      { cause },
    );
  }
};

/** The same file under another name where both are on one disk, else a copy. Whoever runs PostgreSQL may read it. */
const share = (from: string, to: string): void => {
  const { mode } = statSync(from);
  const wanted = (mode & 0o100) === 0 ? 0o644 : 0o755;
  if ((mode & wanted) === wanted) {
    try {
      linkSync(from, to);
      return;
    } catch {
      // On another disk, or of a kind that links nothing: then copied.
    }
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, wanted);
};

const shareFolder = (from: string, to: string): void => {
  makeFolder(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) shareFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else share(source, target);
  }
};

/**
 * The folder of PostgreSQL's programs as its user can reach it: where npm has put it, or the same files on open ground,
 * which are put there once for each version.
 * @param native folder with `bin`, `lib` and `share`
 */
export const reachablePrograms = (native: string, version: string, runAs: RunAs): string => {
  const folder = realpathSync(native);
  if (isReachable(join(folder, 'bin', 'initdb'), runAs)) return folder;
  const target = placeFor('programs', `${folder}\n${version}`);
  if (existsSync(target)) return target;
  makeOpenGround();
  // Whole or not at all: of several processes that do it at once the first one counts.
  const draft = `${target}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  try {
    shareFolder(folder, draft);
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
};
