import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { externals } from '../chromatic.config.json';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const repository = join(packageFolder, '../..');

const sheets = ['src', '.storybook'].flatMap((folder) =>
  readdirSync(join(packageFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => join(packageFolder, folder, file)),
);

/** Modules of ours that a style sheet imports, from the root of the repository. */
const importsOf = (sheet: string): readonly string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/ from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const target = join(dirname(sheet), path);
    const found = [`${target}.ts`, `${target}.tsx`, join(target, 'index.ts')].find((file) => existsSync(file));
    return found === undefined ? [] : [relative(repository, found).replaceAll('\\', '/')];
  });

describe('externals of Chromatic', () => {
  // What was built knows the rules of a sheet and no longer what they were made of: TurboSnap would pass the stories over.
  it('name every module that a style sheet imports', () => {
    const imported = [...new Set(sheets.flatMap(importsOf))].sort();
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((file) => !externals.some((glob) => matchesGlob(file, glob)))).toEqual([]);
  });
});
