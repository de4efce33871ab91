// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { nodeObstacle } from './node-version.mjs';

const gigabyte = 1024 ** 3;
/**
 * Bytes that must be free. First: 1.5 GB of packages and half as much again in npm's cache, builds and their copies in
 * turbo's cache (0.4 GB), the database with its log (0.2 GB). Later: builds anew, logs, what a shopper writes.
 */
export const neededSpace = { first: 3 * gigabyte, later: gigabyte / 2 };

/** Rounded down, so that what is too little never looks like enough. */
const inGigabytes = (/** @type {number} */ bytes) => `${(Math.floor((bytes / gigabyte) * 10) / 10).toFixed(1)} GB`;

/**
 * @param {{ folder: string, free: number, isFirst: boolean }} disk bytes that are free where the folder is
 * @returns {string | null}
 */
export const spaceObstacle = ({ folder, free, isFirst }) => {
  const needed = isFirst ? neededSpace.first : neededSpace.later;
  if (free >= needed) return null;
  return isFirst
    ? `The disk of ${folder} has ${inGigabytes(free)} left; packages, builds and the database need ${inGigabytes(needed)}. Free some space, or clone to another disk.`
    : `The disk of ${folder} has ${inGigabytes(free)} left; at least ${inGigabytes(needed)} are needed. Free some space.`;
};

/**
 * @typedef {object} Unwritable
 * @property {string} path
 * @property {string} code of the system's refusal
 * @property {number} owner number of the user whose it is
 */

/** Those that lie below no other of the same owner. @param {readonly Unwritable[]} unwritable */
const outermost = (unwritable) =>
  unwritable.filter(
    ({ path, owner }) => !unwritable.some((other) => other.owner === owner && path.startsWith(join(other.path, sep))),
  );

/**
 * @param {readonly Unwritable[]} unwritable
 * @param {{ name: string, uid: number }} user who wants to write
 * @returns {string | null}
 */
export const writeObstacle = (unwritable, { name, uid }) => {
  const found = outermost(unwritable);
  const [first] = found;
  if (first === undefined) return null;
  const paths = found.map(({ path }) => path).join(', ');
  if (first.code === 'EROFS') return `${paths} cannot be written: the disk is read-only. Clone to another one.`;
  const others = found.filter(({ owner }) => owner !== uid);
  if (others.length === 0) return `${paths} cannot be written by ${name}, who owns it: chmod u+w ${paths}`;
  const how = `sudo chown -R ${name} ${others.map(({ path }) => path).join(' ')}`;
  const why = others[0]?.owner === 0 ? ' (was it made by sudo?)' : '';
  return `${paths} may not be written by ${name}: it belongs to user ${others[0]?.owner}${why}. Give it to ${name}: ${how}`;
};

/** The library that Node has asked for since version 25, and that many a slim Linux lacks, Debian's and Ubuntu's among them. */
const libraryOfNode = 'libatomic.so.1';

/** @param {string} library */
const missingLibrary = (library) =>
  `This machine has no ${library}, without which the Node that package-lock.json pins does not start. Install ${
    library === libraryOfNode
      ? 'it: sudo apt-get install libatomic1 (Debian, Ubuntu), sudo dnf install libatomic (Fedora, Red Hat).'
      : 'the package that has it.'
  } Then run the same command again.`;

/**
 * @param {{ code: number, output: string }} outcome of `ldconfig -p`, which lists the libraries of a Linux; of whoever lists
 * none nothing is said
 * @returns {string | null}
 */
export const libraryObstacle = ({ code, output }) =>
  code !== 0 || !output.includes('libc.so.6') || output.includes(libraryOfNode) ? null : missingLibrary(libraryOfNode);

/**
 * What keeps the Node that the lock pins from starting.
 * @param {{ code: number, output: string }} outcome of `node --version`
 * @returns {string | null}
 */
export const startObstacle = ({ code, output }) => {
  if (code === 0) return null;
  const [library] = /\blib[\w+-]+\.so[.\d]*(?=: cannot open shared object)/.exec(output) ?? [];
  return library === undefined
    ? `The Node that package-lock.json pins (node_modules/.bin/node) does not start here: ${output.trim()}`
    : missingLibrary(library);
};

/** What the system's loader lists. @returns {{ code: number, output: string }} */
const listLibraries = () => {
  // A place of one's own for libraries is not listed.
  if (process.platform !== 'linux' || process.env.LD_LIBRARY_PATH) return { code: 1, output: '' };
  const { status, stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
  return { code: status ?? 1, output: stdout ?? '' };
};

/** The folder itself, or the nearest one above it that is there. @param {string} folder @returns {string} */
const nearest = (folder) => (existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder)));

/** Folders of a checkout that installing, building and running write into, as far as they are there. @param {string} checkout */
const writtenFolders = (checkout) => {
  const workspaces = ['apps', 'packages'].flatMap((parent) =>
    existsSync(join(checkout, parent)) ? readdirSync(join(checkout, parent)).map((name) => join(parent, name)) : [],
  );
  return ['', 'node_modules', '.turbo', ...workspaces.flatMap((place) => [join(place, 'dist'), join(place, '.next')])]
    .map((place) => resolve(checkout, place))
    .filter((path) => existsSync(path));
};

/** @param {string} path @returns {Unwritable[]} none when it may be written */
const refusalOf = (path) => {
  try {
    accessSync(path, constants.W_OK);
    return [];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return [{ path, code, owner: statSync(path).uid }];
  }
};

const currentUser = () => {
  const uid = process.getuid?.() ?? -1;
  try {
    return { name: userInfo().username, uid };
  } catch {
    // A container may run as a number that has no name.
    return { name: String(uid), uid };
  }
};

/** @param {string} folder */
const freeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * What keeps this machine from installing, building or running a checkout, in words that say how to mend it. Taken ports
 * are looked at by the start itself. Takes some milliseconds.
 * @param {{ checkout: string, data: string, isInstalled: boolean }} where `data` is the folder of the installation's data
 * @returns {string[]} none when nothing does
 */
export const findObstacles = ({ checkout, data, isInstalled }) => {
  const tooOld = nodeObstacle(process.versions.node);
  // An older Node lacks what the other questions are asked with.
  if (tooOld !== null) return [tooOld];
  const folders = [...new Set([...writtenFolders(checkout), nearest(data)])];
  const unwritable = folders.flatMap(refusalOf);
  // Elsewhere than the packages, as one of another disk's: that disk has the database alone.
  const disks = [
    { folder: checkout, isFirst: !isInstalled },
    { folder: nearest(data), isFirst: false },
  ];
  const spaces = disks.map((disk) => spaceObstacle({ ...disk, free: freeBytes(disk.folder) }));
  const found = [
    writeObstacle(unwritable, currentUser()),
    spaces[0] ?? spaces[1],
    isInstalled ? null : libraryObstacle(listLibraries()),
  ];
  return found.flatMap((words) => (words === null || words === undefined ? [] : [words]));
};
