// @ts-check
import { join, posix } from 'node:path';
import { build } from 'esbuild';

/** @typedef {ReadonlyMap<string, readonly string[]>} Imports sources of a package to those that each imports */

const ends = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** @param {string} file */
export const isStyle = (file) => file.endsWith('.css.ts');

/** Styles of the theme stand in one sheet, which is written whole. @param {string} file */
const isOfTheme = (file) => isStyle(file) && file.startsWith('src/theme/');

/**
 * Which of a package's sources each of some imports. Types alone are no import.
 * @param {string} folder of the package
 * @param {readonly string[]} files to read, such as `src/button/button.tsx`
 * @param {ReadonlySet<string>} sources of the package
 * @returns {Promise<Imports>}
 * @throws where one of them cannot be read as code
 */
export const readImports = async (folder, files, sources) => {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: files.map((file) => join(folder, file)),
    bundle: true,
    external: ['./*', '../*', '#*'],
    packages: 'external',
    metafile: true,
    write: false,
    outdir: 'nowhere',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const found = Object.entries(metafile.inputs).map(([file, { imports }]) => {
    const imported = imports.flatMap(({ path }) => {
      const base = posix.join(posix.dirname(file), path);
      const hit = path.startsWith('.') ? ends.map((end) => base + end).find((one) => sources.has(one)) : undefined;
      return hit === undefined ? [] : [hit];
    });
    return /** @type {const} */ ([file, imported]);
  });
  return new Map(found);
};

/**
 * Everything that some sources import, and what that imports; with themselves.
 * @param {Iterable<string>} files
 * @param {Imports} imports
 */
export const reachedFrom = (files, imports) => {
  const reached = new Set(files);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
};

/** @param {Imports} imports @returns {Imports} */
const turned = (imports) => {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  return importers;
};

/**
 * What has to be built again after a change. A source is a module by itself; a style file holds what the files that it
 * imports came to, and who uses its class names imports its sheet. How a sheet is called is known once its style file has
 * been built.
 * @param {Iterable<string>} changed
 * @param {Imports} imports of all sources
 * @param {ReadonlySet<string>} known style files that have been built here
 * @returns {ReadonlySet<string>}
 */
export const builtAgain = (changed, imports, known) => {
  const importers = turned(imports);
  const styles = [...reachedFrom(changed, importers)].filter(isStyle);
  const again = new Set([...changed, ...styles, ...styles.flatMap((file) => importers.get(file) ?? [])]);
  for (const file of [...again])
    for (const style of imports.get(file) ?? []) if (isStyle(style) && !known.has(style)) again.add(style);
  if ([...again].some(isOfTheme)) for (const file of imports.keys()) if (isOfTheme(file)) again.add(file);
  return again;
};
