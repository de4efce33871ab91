import { defineConfig, type Options } from 'tsup';
import { everySource, preserveModules } from './preserve-modules';

/** What tsup says to a configuration that is a function: `watch` with `--watch`, as `npm run dev` does (start/watch). */
export type HowBuilt = Pick<Options, 'watch'>;

/**
 * tsup settings of a package without styles: one ESM module for each source. `exports` of package.json says which of them are
 * its faces; `declarations.mjs` writes their types.
 */
export const library = (options: Options = {}) =>
  defineConfig(({ watch }: HowBuilt) => ({
    entry: everySource(),
    format: ['esm'],
    target: 'es2023',
    splitting: false,
    clean: !watch,
    // It would list every module; errors are still told.
    silent: true,
    sourcemap: true,
    esbuildPlugins: [preserveModules],
    ...options,
  }));
