import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import { frameStyles, routeFiles, stylesFolder } from '../routes/route-files';

/** Own packages are looked through; what they use from outside has no styles. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@forecourt/')
        ? undefined
        : { path, external: true, sideEffects: false },
    );
    // The app's own sheets are given to its bundler as they are.
    bundler.onResolve({ filter: /^\./ }, ({ path, importer }) =>
      path.endsWith('.css') && !importer.includes('/dist/') ? { path, external: true } : undefined,
    );
  },
};

/** The style sheets of every module of which something is left when a file of an app is bundled with its imports. */
const sheetsOf = async (app: string, file: string): Promise<readonly string[]> => {
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
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? (metafile.inputs[name]?.imports ?? []) : []))
    .flatMap(({ path, external }) => (path.endsWith('.css') && external !== true ? [path] : []));
};

/** The design system before what is built on it, each in the order of its paths. */
const inOrder = (sheets: readonly string[]): readonly string[] => {
  const rank = (sheet: string) => (sheet.includes('/ui/dist/') ? 0 : 1);
  return [...sheets].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
};

/**
 * Writes the style sheets of a template app: one for the frame of its pages, and one for each page with the rules of the
 * components that it reaches and the frame does not. Run before `next build`, whose bundler would write one for each
 * component that runs in the browser, 36 to 59 a page (docs/decisions/0021). Packages are read as built.
 * @param app The app's folder; its `route-styles/` is written anew.
 * @throws where a route file or a module that it imports is missing or cannot be read.
 */
export const writeRouteStyles = async (app: string): Promise<void> => {
  const sheets = new Map<string, Set<string>>();
  for (const { path, styles } of routeFiles()) {
    if (styles === undefined) continue;
    const wanted = sheets.get(styles) ?? new Set<string>();
    sheets.set(styles, wanted);
    for (const sheet of await sheetsOf(app, path)) wanted.add(sheet);
  }
  const frame = sheets.get(frameStyles) ?? new Set<string>();
  const folder = join(app, stylesFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, wanted] of sheets) {
    const own = name === frameStyles ? [...wanted] : [...wanted].filter((sheet) => !frame.has(sheet));
    const rules = inOrder(own).map((sheet) => readFileSync(resolve(app, sheet), 'utf8'));
    const { code } = await transform(rules.join('\n'), { loader: 'css', minify: true });
    writeFileSync(join(folder, `${name}.css`), code);
  }
};
