import { rmSync } from 'node:fs';
import type { Options } from 'tsup';
import { everySource, preserveModules } from './preserve-modules';
import { styleModules } from './style-modules';
import type { HowBuilt } from './tsup-library';

type ReactPackage = {
  /** What the package does to its own sources. */
  readonly plugins?: NonNullable<Options['esbuildPlugins']>;
};

/**
 * The build of a package of React components with vanilla-extract styles: one module and one style sheet for each
 * source; `declarations.mjs` writes the types. What is there goes first, unless it is only brought up to date.
 */
export const reactPackage = ({ plugins = [] }: ReactPackage, { watch }: HowBuilt): Options => {
  if (!watch) rmSync('dist', { recursive: true, force: true });
  const { compileStyles, importStyles } = styleModules();
  return {
    entry: everySource(),
    format: ['esm'],
    target: 'es2022',
    splitting: false,
    clean: false,
    // It would list every module; errors are still told.
    silent: true,
    sourcemap: true,
    // Typefaces that are drawn with on the server stand in the modules: no bundler has to find their files.
    loader: { '.woff': 'binary' },
    noExternal: [/\.woff$/],
    // What differs between server and browser is chosen where the package is used.
    external: [/^#/],
    esbuildPlugins: [...plugins, compileStyles, preserveModules],
    plugins: [importStyles],
  };
};
