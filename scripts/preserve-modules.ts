import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { outName, packageSources } from './package-sources';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Every source as an entry of its own, by its output name. */
export const everySource = (): Record<string, string> =>
  Object.fromEntries(packageSources().map((file) => [outName(relative('src', file)), file]));

/**
 * Keeps one output module for each source: relative imports stay imports. Bundled modules would share chunks, and
 * "use client" would be lost or spread to the whole package; and of one file full of schemas no bundler dares to
 * leave anything out, so that a page with one rule would carry all of zod.
 */
export const preserveModules: Plugin = {
  name: 'preserve-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?(\/|$)/ }, (args) => {
      if (args.kind === 'entry-point' || args.namespace !== 'file') return undefined;
      const base = resolve(args.resolveDir, args.path);
      const hit = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find(existsSync);
      if (hit === undefined) return undefined;
      const path = `${outName(relative(dirname(args.importer), hit))}.js`;
      return { path: path.startsWith('.') ? path : `./${path}`, external: true, sideEffects: hit.endsWith('.css.ts') };
    });
  },
};
