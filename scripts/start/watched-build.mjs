// @ts-check
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path @param {number} since */
const isWrittenSince = (path, since) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since;

/**
 * Whether every file that a package's faces name has been built since then: a build that watches begins by sweeping away
 * what was there. Faces for many files are not looked at.
 * @param {string} folder of the package
 * @param {number} since milliseconds of `Date.now()`
 */
export const isBuiltSince = (folder, since) => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.values(exports)
    .map((face) => (typeof face === 'string' ? face : face.default))
    .filter((path) => path.startsWith('./dist/') && !path.includes('*'))
    .every((path) => isWrittenSince(join(folder, path), since));
};
