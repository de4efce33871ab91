import { defineConfig, type Options } from 'tsup';
import { everySource, preserveModules } from './preserve-modules';

const deliversTypes = process.env.FORECOURT_FAST_BUILD !== '1';

/**
 * tsup settings of a package without styles: one ESM module for each source, types for its faces unless the fast
 * build of `npm start` asks not to.
 */
export const library = (faces: Record<string, string> = { index: 'src/index.ts' }, options: Options = {}) =>
  defineConfig({
    entry: { ...everySource(), ...faces },
    format: ['esm'],
    target: 'es2023',
    splitting: false,
    clean: true,
    // It would list every module; errors are still told.
    silent: true,
    sourcemap: true,
    dts: deliversTypes ? { entry: faces } : false,
    esbuildPlugins: [preserveModules],
    ...options,
  });
