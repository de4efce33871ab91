// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { notesPage, releaseNotes } from './release-notes.mjs';

/** @typedef {import('./release-notes.mjs').Changeset} Changeset */

/** What somebody writes of the coming release as a whole. */
const inShortFile = join('docs', 'releases', 'next.md');

const dataFolder = join('packages', 'storefront', 'releases');

/** What the page of a release says beside its notes. @param {string} folder root of a checkout */
const beside = (folder) => {
  const [words, data] = [join(folder, inShortFile), join(folder, dataFolder)];
  return {
    inShort: existsSync(words) ? readFileSync(words, 'utf8') : '',
    isFirst: !existsSync(data) || readdirSync(data).length === 0,
  };
};

/**
 * The page of the coming release as it stands.
 * @param {readonly Changeset[]} changesets those that wait
 * @param {string} [folder] root of a checkout
 */
export const comingRelease = (changesets, folder = root) =>
  notesPage(releaseNotes(changesets, 'Coming release'), beside(folder));

/**
 * Writes the notes of a release: a page for people, `docs/releases/<version>.md`, and what `forecourt upgrade` tells, in the
 * storefront, which is sent with it. What was written of the coming release becomes the head of the page.
 * @param {readonly Changeset[]} changesets those of the release
 * @param {string} version
 * @param {string} [folder] root of a checkout
 */
export const writeReleaseNotes = (changesets, version, folder = root) => {
  const notes = releaseNotes(changesets, version);
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(`docs/releases/${version}.md`, notesPage(notes, beside(folder)));
  write(join(dataFolder, `${version}.json`), `${JSON.stringify(notes, null, 2)}\n`);
  rmSync(join(folder, inShortFile), { force: true });
};
