import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from './versions';

/** A change as the notes of a release tell it. */
export interface Note {
  /** Of its changeset. */
  readonly name: string;
  /** Without `@forecourt/`. */
  readonly packages: readonly string[];
  /** Its first sentence. */
  readonly what: string;
  /** What its readers do; absent where they do nothing. */
  readonly duty?: string;
}

/** The notes of one release, or of several as one. Those that ask nothing come last in each list. */
export interface ReleaseNotes {
  readonly version: string;
  readonly do: readonly Note[];
  readonly new: readonly Note[];
  readonly mended: readonly Note[];
}

/**
 * The notes of all releases after one version, up to and with another, each change once.
 * @param folder `releases` of the storefront, a file for each release
 * @param from what an app has
 * @param to what it gets
 */
export const notesBetween = (folder: string, from: string, to: string): ReleaseNotes => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const releases = files
    .map((name): ReleaseNotes => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .sort((a, b) => compareVersions(a.version, b.version));
  return {
    version: to,
    do: releases.flatMap((release) => release.do),
    new: releases.flatMap((release) => release.new),
    mended: releases.flatMap((release) => release.mended),
  };
};

const indented = (text: string): string => text.replaceAll('\n', '\n     ').replaceAll('\n     \n', '\n\n');

const list = (title: string, notes: readonly Note[], lineOf: (note: Note) => string): readonly string[] =>
  notes.length === 0 ? [] : [`${title} (${notes.length})`, ...notes.map((note) => indented(lineOf(note))), ''];

const told = ({ what, packages }: Note): string => `   - ${what} (${packages.join(', ')})`;

/**
 * Notes as lines for a terminal: what is to be done, with why, before what is new and what is mended.
 * @param done what an upgrade has done itself for a change, by the name of its changeset
 */
export const notesText = (notes: ReleaseNotes, done: ReadonlyMap<string, string> = new Map()): string =>
  [
    ...(notes.do.length === 0 ? ['Nothing is left for you to do.', ''] : []),
    ...list('For you to do', notes.do, (note) => {
      const own = done.get(note.name);
      return `   - ${note.duty}${own === undefined ? '' : `\n[${own}]`}\n(${note.packages.join(', ')}: ${note.what})`;
    }),
    ...list('New', notes.new, told),
    ...list('Mended', notes.mended, told),
  ].join('\n');
