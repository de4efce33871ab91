// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyHunks, LostLineError } from './apply-fault.mjs';

/** @typedef {import('./seeded-fault.mjs').SeededFault} SeededFault */

/** @param {SeededFault} fault */
export const filesOf = ({ changes }) => changes.map(({ file }) => file);

/** The package or app that a file belongs to; null for scripts and other files. @param {string} file */
export const workspaceOf = (file) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? null;

/**
 * Those of some files that differ from the last commit. A fault is put into none of them: nobody could tell afterwards
 * what was whose.
 * @param {string} checkout
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 * @throws {Error} when that is no checkout
 */
export const changedFiles = (checkout, files) => {
  const status = execFileSync('git', ['status', '--porcelain', '-z', '--', ...files], {
    cwd: checkout,
    encoding: 'utf8',
  });
  return status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3));
};

/**
 * Puts a fault into the files of a checkout.
 * @param {string} checkout
 * @param {SeededFault} fault
 * @returns {() => void} puts the files back as they were; more than one call does no harm
 * @throws {LostLineError} with nothing changed
 */
export const seed = (checkout, { changes }) => {
  const files = changes.map(({ file, hunks }) => {
    const path = join(checkout, file);
    if (!existsSync(path)) throw new LostLineError(`the file is not there any more: ${file}`);
    const text = readFileSync(path, 'utf8');
    return { path, text, faulty: applyHunks(text, hunks) };
  });
  for (const { path, faulty } of files) writeFileSync(path, faulty);
  let isBack = false;
  return () => {
    if (isBack) return;
    for (const { path, text } of files) writeFileSync(path, text);
    isBack = true;
  };
};
