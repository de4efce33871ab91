import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pack, publishedPackages } from '../release/published-packages.mjs';
import type { ReleaseNotes } from '../release/release-notes.mjs';
import { root } from '../workspace/paths.mjs';
import { done } from './outside-programs';

/** The packages of a release, each unpacked in a folder of its own, by name. */
export type Release = ReadonlyMap<string, string>;

/** Packs every published package as it is built here. @returns paths of the tarballs */
export const packAll = async (folder: string): Promise<readonly string[]> => {
  const tarballs: string[] = [];
  for (const one of publishedPackages()) tarballs.push((await pack(join(root, one.folder), folder)).tarball);
  return tarballs;
};

/** Unpacks the tarballs of a release. */
export const unpackAll = async (tarballs: readonly string[], folder: string): Promise<Release> => {
  const release = new Map<string, string>();
  for (const tarball of tarballs) {
    const place = mkdtempSync(join(folder, `${basename(tarball, '.tgz')}-`));
    await done('tar', ['-xzf', tarball, '-C', place], { cwd: folder, env: process.env });
    const own = join(place, 'package');
    release.set(JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')).name, own);
  }
  return release;
};

/** The folder of a package of a release. @throws where the release has none of that name */
export const folderIn = (release: Release, name: string): string => {
  const folder = release.get(name);
  if (folder === undefined) throw new Error(`The release has no ${name}.`);
  return folder;
};

const isOurs = (name: string): boolean => name.startsWith('@forecourt/');

/** Makes the packages those of a version: each asks for the others in exactly that one, as a release does. */
const renumber = (release: Release, version: string): void => {
  for (const folder of release.values()) {
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const asked = Object.fromEntries(
      ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((kind) =>
        manifest[kind] === undefined
          ? []
          : [
              [
                kind,
                Object.fromEntries(
                  Object.entries<string>(manifest[kind]).map(([name, spec]) => [name, isOurs(name) ? version : spec]),
                ),
              ],
            ],
      ),
    );
    writeFileSync(file, JSON.stringify({ ...manifest, ...asked, version }, null, 2));
  }
};

/** Puts the notes of a release where `forecourt upgrade` reads them. */
const addNotes = (release: Release, notes: ReleaseNotes): void => {
  const folder = join(folderIn(release, '@forecourt/storefront'), 'releases');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${notes.version}.json`), JSON.stringify(notes));
};

/** The next release after this one: the same packages under another version, with notes, and changed as told. */
export const nextRelease = (release: Release, notes: ReleaseNotes, change: (release: Release) => void): void => {
  change(release);
  addNotes(release, notes);
  renumber(release, notes.version);
};

/** Rewrites every file of a folder whose name fits. */
export const rewriteIn = (folder: string, name: RegExp, rewrite: (text: string) => string): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (!name.test(file) || !statSync(path).isFile()) continue;
    const text = readFileSync(path, 'utf8');
    const rewritten = rewrite(text);
    if (rewritten !== text) writeFileSync(path, rewritten);
  }
};
