import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import type { Options } from 'tsup';
import { outName, packageSources, preserveModules } from './preserve-modules';
import { uniteLayers } from './unite-layers';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const posix = (path: string) => path.replaceAll('\\', '/');

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

/** What vanilla-extract says of a name that it wants. */
type Wanted = { readonly hash: string; readonly filePath: string; readonly packageName?: string };

/** How many names each style file wants, found by building the stylesheet once without writing it. */
const countNames = async (files: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const wanted = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
  await build({
    entryPoints: ['styles'],
    bundle: true,
    write: false,
    outdir: 'dist',
    logLevel: 'error',
    plugins: [
      stylesheetEntry(files),
      vanillaExtractPlugin({
        identifiers: ({ hash, filePath }) => {
          wanted.get(posix(filePath))?.add(hash);
          return `_${hash}`;
        },
      }),
    ],
  });
  return new Map([...wanted].map(([file, hashes]) => [file, hashes.size]));
};

/** The selectors that style files write, whole. */
const selectorsIn = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => readFileSync(file, 'utf8').match(/(['"`])(?:(?!\1).)*[&[>](?:(?!\1).)*\1/g) ?? []);

/**
 * Names of classes counted through the package, `u9f`, in place of hashes: a fifth of the compressed stylesheet would
 * be hashes, and a tenth names of file and place. Both builds give the same names, because a file's styles are always
 * met in their order and each file's first number is known before. The package's first letter keeps packages apart.
 * What is part of a word in a selector is left out: vanilla-extract would find the name `urr` in `aria-current`.
 * A style that is added while a build watches keeps its hash.
 */
const shortNames = (files: readonly string[], counts: ReadonlyMap<string, number>) => {
  const next = new Map<string, number>();
  let first = 0;
  for (const file of files) {
    next.set(file, first);
    first += counts.get(file) ?? 0;
  }
  const left = new Map(counts);
  const selectors = selectorsIn(files);
  const free: string[] = [];
  let counted = 0;
  const nameAt = (place: number, letter: string): string => {
    while (free.length <= place) {
      const name = `${letter}${counted.toString(36).padStart(2, '0')}`;
      counted += 1;
      if (!selectors.some((selector) => selector.includes(name))) free.push(name);
    }
    return free[place] ?? '';
  };
  const names = new Map<string, string>();
  return ({ hash, filePath, packageName }: Wanted): string => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const file = posix(filePath);
    const place = next.get(file);
    const room = left.get(file) ?? 0;
    if (place === undefined || room === 0) return `_${hash}`;
    next.set(file, place + 1);
    left.set(file, room - 1);
    const name = nameAt(place, packageName?.split('/').at(-1)?.charAt(0) ?? 'x');
    names.set(hash, name);
    return name;
  };
};

/** Opens every cascade layer once. */
const layersUnited: NonNullable<Options['plugins']>[number] = {
  name: 'layers-united',
  renderChunk: (code, { path }) => (path.endsWith('.css') ? { code: uniteLayers(code) } : undefined),
};

const deliversTypes = process.env.FORECOURT_FAST_BUILD !== '1';

type ReactPackage = {
  /** Output names to sources of the public faces, e.g. `{ index: 'src/index.ts' }`: these get declarations. */
  readonly faces: Record<string, string>;
};

/**
 * The build of a package of React components with vanilla-extract styles: one module for each source, the styles
 * once as `styles.css`, declarations for the faces. `FORECOURT_FAST_BUILD=1` leaves the declarations out.
 */
export const reactPackage = async ({ faces }: ReactPackage): Promise<Options[]> => {
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
  const identifiers = shortNames(styles, firstStyle === undefined ? new Map() : await countNames(styles));
  return [
    {
      ...shared,
      entry: Object.fromEntries(sources.map((file) => [outName(relative('src', file)), file])),
      sourcemap: deliversTypes,
      dts: deliversTypes ? { entry: faces } : false,
      // Typefaces that are drawn with on the server stand in the modules: no bundler has to find their files.
      loader: { '.woff': 'binary' },
      noExternal: [/\.woff$/],
      esbuildPlugins: [vanillaExtractPlugin({ outputCss: false, identifiers }), preserveModules],
    },
    ...(firstStyle === undefined
      ? []
      : [
          {
            ...shared,
            // tsup wants a file that exists; the plugin puts all of them in its place.
            entry: { styles: firstStyle },
            minify: true,
            esbuildPlugins: [stylesheetEntry(styles), vanillaExtractPlugin({ identifiers })],
            plugins: [layersUnited],
            onSuccess: async () => rmSync('dist/styles.js', { force: true }),
          },
        ]),
  ];
};
