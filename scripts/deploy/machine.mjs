// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Bytes of all files below a folder. @param {string} folder @returns {number} */
export const bytesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + lstatSync(join(entry.parentPath, entry.name)).size, 0);

/** @param {number} bytes */
export const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/** Where a program is found by name; null: nowhere. @param {string} name @param {NodeJS.ProcessEnv} env */
export const findProgram = (name, env) =>
  [...(env.PATH ?? '').split(delimiter), '/usr/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null;

/**
 * Whom the processes run as: started by root, nobody, so that they can write nowhere but where they are given to.
 * @returns {{ uid: number, gid: number } | undefined}
 */
export const unprivileged = () => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
};
