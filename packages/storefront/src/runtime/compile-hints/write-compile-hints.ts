import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Explicit compile hints of V8, from Chrome 136: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers that know the word compile a page's scripts whole while they come, beside the main thread, and not
 * function by function when they start, in one task (docs/decisions/0022). Run after `next build`. Files with a source
 * map are left alone: a line more would move them against it.
 * @param app The app's folder; the scripts below its `.next/static/` are written anew.
 * @returns how many scripts begin with the hint
 */
export const writeCompileHints = (app: string): number => {
  const files = globSync('.next/static/**/*.js', { cwd: app }).map((path) => join(app, path));
  let hinted = 0;
  for (const path of files) {
    const text = readFileSync(path, 'utf8');
    if (text.includes('//# sourceMappingURL=')) continue;
    if (!text.startsWith(hint)) writeFileSync(path, hint + text);
    hinted += 1;
  }
  return hinted;
};
