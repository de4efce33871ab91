// @ts-check
/**
 * Writes the style sheets of the template app in the working directory: one for the frame of its pages, and one for each
 * page with the rules of the components that it reaches and the frame does not. The bundler of the app would write one
 * for each component that runs in the browser, 38 to 59 for a page. `--empty` writes empty ones, for `next dev`, where
 * each component brings its own sheet.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, transform } from 'esbuild';
import { routesOf } from './read-routes.mjs';

const app = process.cwd();
const { routeFiles, stylesFolder } = await routesOf();
const isEmpty = process.argv.includes('--empty');

/** Own packages are looked through; what they use from outside has no styles. @type {import('esbuild').Plugin} */
const ownPackages = {
  name: 'own-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@forecourt/')
        ? undefined
        : { path, external: true, sideEffects: false },
    );
    // The app's own sheets are given to its bundler as they are.
    bundler.onResolve({ filter: /^\..*\.css$/ }, ({ path, importer }) =>
      importer.includes('/dist/') ? undefined : { path, external: true },
    );
  },
};

/**
 * The style sheets of every module of which something is left when a file is bundled with all that it imports.
 * @param {string} file
 */
const sheetsOf = async (file) => {
  const { metafile } = await build({
    entryPoints: [`./${file}`],
    absWorkingDir: app,
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty' },
    metafile: true,
    logLevel: 'error',
    plugins: [ownPackages],
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? [name] : [])),
  );
  return used
    .flatMap((name) => metafile.inputs[name]?.imports ?? [])
    .flatMap(({ path, external }) => (path.endsWith('.css') && external !== true ? [path] : []));
};

/** @type {Map<string, Set<string>>} */
const sheets = new Map();
for (const { path, styles } of routeFiles()) {
  if (styles === undefined) continue;
  const wanted = sheets.get(styles) ?? new Set();
  sheets.set(styles, wanted);
  if (!isEmpty) for (const sheet of await sheetsOf(path)) wanted.add(sheet);
}

const frame = sheets.get('frame') ?? new Set();
const folder = join(app, stylesFolder);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, wanted] of sheets) {
  const own = name === 'frame' ? wanted : wanted.difference(frame);
  // The design system before what is built on it, its theme before its components.
  const ordered = [...own].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const text = ordered.map((sheet) => readFileSync(resolve(app, sheet), 'utf8')).join('\n');
  const { code } = await transform(text, { loader: 'css', minify: true });
  writeFileSync(join(folder, `${name}.css`), code);
}

/** @param {string} sheet */
function rank(sheet) {
  return sheet.endsWith('dist/styles.css') ? 0 : sheet.includes('/ui/dist/') ? 1 : 2;
}
