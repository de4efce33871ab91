import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Codemod } from './codemods';

const isSource = /\.[cm]?[jt]sx?$/;
/** What is written by programs, or is not the app's own. */
const notOwn = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'route-styles']);

/** Sources of an app, from its folder. */
const sourcesOf = (app: string, folder = ''): readonly string[] =>
  readdirSync(join(app, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOwn.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesOf(app, path);
    return entry.isFile() && isSource.test(entry.name) ? [path] : [];
  });

/** What a codemod does in an app. */
export interface CodemodRun {
  readonly codemod: Codemod;
  /** Files that it changes, from the app's folder. */
  readonly files: readonly string[];
}

/**
 * Runs codemods over the sources of an app, one after another.
 * @param isWritten whether files are written, or only named
 */
export const runCodemods = (app: string, codemods: readonly Codemod[], isWritten: boolean): readonly CodemodRun[] => {
  const changed = new Map<Codemod, string[]>(codemods.map((codemod) => [codemod, []]));
  for (const path of codemods.length === 0 ? [] : sourcesOf(app)) {
    const before = readFileSync(join(app, path), 'utf8');
    let text = before;
    for (const [codemod, files] of changed) {
      const after = codemod.rewrite(text);
      if (after !== text) files.push(path);
      text = after;
    }
    if (isWritten && text !== before) writeFileSync(join(app, path), text);
  }
  return [...changed].map(([codemod, files]) => ({ codemod, files }));
};
