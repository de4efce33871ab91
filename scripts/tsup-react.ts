import { rmSync } from 'node:fs';
import type { Options } from 'tsup';
import { declarations } from './declarations';
import { everySource, preserveModules } from './preserve-modules';
import { styleModules } from './style-modules';

const deliversTypes = process.env.FORECOURT_FAST_BUILD !== '1';

type ReactPackage = {
  /** What the package does to its own sources. */
  readonly plugins?: NonNullable<Options['esbuildPlugins']>;
};

/**
 * The build of a package of React components with vanilla-extract styles: one module, one style sheet and one
 * declaration for each source. `FORECOURT_FAST_BUILD=1` leaves the declarations out.
 */
export const reactPackage = ({ plugins = [] }: ReactPackage = {}): Options => {
  rmSync('dist', { recursive: true, force: true });
  const { compileStyles, importStyles } = styleModules();
  return {
    entry: everySource(),
    format: ['esm'],
    target: 'es2022',
    splitting: false,
    clean: false,
    // It would list every module; errors are still told.
    silent: true,
    sourcemap: deliversTypes,
    // Typefaces that are drawn with on the server stand in the modules: no bundler has to find their files.
    loader: { '.woff': 'binary' },
    noExternal: [/\.woff$/],
    // What differs between server and browser is chosen where the package is used.
    external: [/^#/],
    esbuildPlugins: [...plugins, compileStyles, preserveModules],
    plugins: deliversTypes ? [importStyles, declarations] : [importStyles],
  };
};
