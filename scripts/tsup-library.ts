import { defineConfig, type Options } from 'tsup';
import { everySource, preserveModules } from './preserve-modules';

/**
 * tsup settings of a package without styles: one ESM module for each source. `exports` of package.json says which of them are
 * its faces; `declarations.mjs` writes their types.
 */
export const library = (options: Options = {}) =>
  defineConfig({
    entry: everySource(),
    format: ['esm'],
    target: 'es2023',
    splitting: false,
    clean: true,
    // It would list every module; errors are still told.
    silent: true,
    sourcemap: true,
    esbuildPlugins: [preserveModules],
    ...options,
  });
