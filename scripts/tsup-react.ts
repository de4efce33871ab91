import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { outName, packageSources, preserveModules } from './preserve-modules';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** One entry that imports every style file, in the order in which their rules shall stand in `styles.css`. */
const stylesheetEntry = (files: readonly string[]): Plugin => ({
  name: 'stylesheet-entry',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind }) =>
      kind === 'entry-point' ? { path: 'styles', namespace: 'forecourt-styles' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'forecourt-styles' }, () => ({
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: process.cwd(),
      loader: 'ts',
    }));
  },
});

const deliversTypes = process.env.FORECOURT_FAST_BUILD !== '1';

type ReactPackage = {
  /** Output names to sources of the public faces, e.g. `{ index: 'src/index.ts' }`: these get declarations. */
  readonly faces: Record<string, string>;
};

/**
 * The build of a package of React components with vanilla-extract styles: one module for each source, the styles
 * once as `styles.css`, declarations for the faces. `FORECOURT_FAST_BUILD=1` leaves the declarations out.
 */
export const reactPackage = ({ faces }: ReactPackage): Options[] => {
  const sources = packageSources();
  const isTheme = (file: string) => file.startsWith('src/theme/');
  const styles = sources
    .filter((file) => file.endsWith('.css.ts'))
    .sort((one, other) => Number(isTheme(other)) - Number(isTheme(one)) || (one < other ? -1 : 1));
  // Not tsup's `clean`: the two builds run side by side and one would sweep away what the other has written.
  rmSync('dist', { recursive: true, force: true });
  // Silent: it would list every module; errors are still told.
  const shared = { format: ['esm'], target: 'es2022', splitting: false, clean: false, silent: true } satisfies Options;
  const [firstStyle] = styles;
  return [
    {
      ...shared,
      entry: Object.fromEntries(sources.map((file) => [outName(relative('src', file)), file])),
      sourcemap: deliversTypes,
      dts: deliversTypes ? { entry: faces } : false,
      esbuildPlugins: [vanillaExtractPlugin({ outputCss: false, identifiers: 'short' }), preserveModules],
    },
    ...(firstStyle === undefined
      ? []
      : [
          {
            ...shared,
            // tsup wants a file that exists; the plugin puts all of them in its place.
            entry: { styles: firstStyle },
            minify: true,
            esbuildPlugins: [stylesheetEntry(styles), vanillaExtractPlugin({ identifiers: 'short' })],
            onSuccess: async () => rmSync('dist/styles.js', { force: true }),
          },
        ]),
  ];
};
