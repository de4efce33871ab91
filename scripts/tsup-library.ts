import { defineConfig, type Options } from 'tsup';
import { declarations } from './declarations';
import { everySource, preserveModules } from './preserve-modules';

const deliversTypes = process.env.FORECOURT_FAST_BUILD !== '1';

/**
 * tsup settings of a package without styles: one ESM module for each source, with its declaration unless the fast build
 * of `npm start` asks not to. `exports` of package.json says which of them are its faces.
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
    plugins: deliversTypes ? [declarations] : [],
    esbuildPlugins: [preserveModules],
    ...options,
  });
