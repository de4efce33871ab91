import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import type { Options } from 'tsup';
import { outName, packageSources, preserveModules } from './preserve-modules';
import { styleModules } from './style-modules';

const deliversTypes = process.env.FORECOURT_FAST_BUILD !== '1';

type ReactPackage = {
  /** Output names to sources of the public faces, e.g. `{ index: 'src/index.ts' }`: these get declarations. */
  readonly faces: Record<string, string>;
  /** What the package does to its own sources. */
  readonly plugins?: NonNullable<Options['esbuildPlugins']>;
};

/**
 * The build of a package of React components with vanilla-extract styles: one module and one style sheet for each
 * source, declarations for the faces. `FORECOURT_FAST_BUILD=1` leaves the declarations out.
 */
export const reactPackage = ({ faces, plugins = [] }: ReactPackage): Options => {
  rmSync('dist', { recursive: true, force: true });
  const { compileStyles, importStyles } = styleModules();
  return {
    entry: Object.fromEntries(packageSources().map((file) => [outName(relative('src', file)), file])),
    format: ['esm'],
    target: 'es2022',
    splitting: false,
    clean: false,
    // It would list every module; errors are still told.
    silent: true,
    sourcemap: deliversTypes,
    dts: deliversTypes ? { entry: faces } : false,
    // Typefaces that are drawn with on the server stand in the modules: no bundler has to find their files.
    loader: { '.woff': 'binary' },
    noExternal: [/\.woff$/],
    esbuildPlugins: [...plugins, compileStyles, preserveModules],
    plugins: [importStyles],
  };
};
