import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scope, themeSheet } from '@forecourt/ui/css';
import type { ThemeTokens } from '@forecourt/ui/themes';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { requireOneRelease } from '../releases/one-release';
import { type DeferredPart, deferredParts } from '../routes/deferred-parts';
import {
  deferredSheetFile,
  forcedColorsSheetFile,
  frameStyles,
  stylesFolder,
  themeSheetFile,
} from '../routes/route-files';
import { appRouteFiles } from '../routes/write-route-files';
import { typefaceFault } from './check-typefaces';
import { splitForcedColors } from './forced-colors';

/** What a file of an app reaches. */
interface Reached {
  /** Style sheets, from the app's folder. */
  readonly sheets: ReadonlySet<string>;
  /** The deferred parts that it may fetch, with the modules of their code. */
  readonly parts: ReadonlyMap<DeferredPart, string>;
}

const deferredPartOf = (module: string): DeferredPart | undefined => {
  const found = Object.entries(deferredParts).find(([, path]) => module.endsWith(`/storefront/dist/${path}.js`));
  return found?.[0] as DeferredPart | undefined;
};

/**
 * Relative imports that the plugin must see: style sheets, and modules whose names end as those of deferred parts do.
 * Every import that it sees is a message between two processes, and there are tens of thousands.
 */
const seenImports = /^\..*(?:\.css(?:\?url)?|-(?:block|code|form|list|map|panel|renderers|views)\.js)$/;

for (const path of Object.values(deferredParts))
  if (!seenImports.test(`./${path}.js`))
    throw new Error(`seenImports does not match the deferred part ${path}: add the last word of its file's name.`);

/** Own packages are looked through, but for the code of deferred parts; what they use from outside has no styles. */
const ownPackages = (parts: Map<DeferredPart, string>): Plugin => ({
  name: 'own-packages',
  setup(bundler) {
    bundler.onResolve({ filter: seenImports }, ({ kind, path, importer, resolveDir }) => {
      // The app's own sheets are given to its bundler as they are.
      if (/\.css(?:\?url)?$/.test(path) && !importer.includes('/dist/')) return { path, external: true };
      const module = resolve(resolveDir, path);
      const part = kind === 'dynamic-import' ? deferredPartOf(module.replaceAll('\\', '/')) : undefined;
      if (part === undefined) return undefined;
      parts.set(part, module);
      return { path: module, external: true };
    });
    bundler.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@forecourt/')
        ? undefined
        : { path, external: true, sideEffects: false },
    );
  },
});

/** The outputs of one bundle: its script and, where it has rules, its style sheet. */
const outputsOf = ({ outputs }: Metafile, script: string): readonly Metafile['outputs'][string][] =>
  [script, outputs[script]?.cssBundle].flatMap((name) => {
    const output = name === undefined ? undefined : outputs[name];
    return output === undefined ? [] : [output];
  });

/** Files that are bundled by one run: it reads each module once, and holds all bundles in memory, some 30 MB each. */
const bundledAtOnce = 16;

const reachedByOneRun = async (app: string, files: readonly string[]) => {
  const parts = new Map<DeferredPart, string>();
  const { metafile } = await build({
    entryPoints: [...files],
    absWorkingDir: app,
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty' },
    metafile: true,
    logLevel: 'error',
    plugins: [ownPackages(parts)],
  });
  const reachedFrom = (script: string): Reached => {
    const imports = outputsOf(metafile, script)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? (metafile.inputs[name]?.imports ?? []) : []));
    const sheets = imports.flatMap(({ path, external }) => (path.endsWith('.css') && external !== true ? [path] : []));
    const fetched = new Set(imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? [path] : [])));
    return { sheets: new Set(sheets), parts: new Map([...parts].filter(([, module]) => fetched.has(module))) };
  };
  return Object.entries(metafile.outputs).flatMap(([script, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[resolve(app, entryPoint), reachedFrom(script)] as const],
  );
};

/**
 * What each file reaches when it is bundled with its imports: of every module of which code is left, the modules that
 * it imports.
 * @param files paths from the app's folder, or absolute ones
 * @returns by absolute path
 */
const reachedBy = async (app: string, files: readonly string[]): Promise<ReadonlyMap<string, Reached>> => {
  const reached = new Map<string, Reached>();
  for (let from = 0; from < files.length; from += bundledAtOnce)
    for (const [file, found] of await reachedByOneRun(app, files.slice(from, from + bundledAtOnce)))
      reached.set(file, found);
  return reached;
};

/** For each deferred part, what its code needs and not every page that may fetch it has. */
const sheetsOfParts = async (
  app: string,
  routes: ReadonlyMap<string, Reached>,
): Promise<ReadonlyMap<DeferredPart, readonly string[]>> => {
  const names = Object.keys(deferredParts) as DeferredPart[];
  const pagesOf = (part: DeferredPart) => [...routes.values()].filter(({ parts }) => parts.has(part));
  const modules = new Map(
    names.map((part) => {
      const module = pagesOf(part)[0]?.parts.get(part);
      if (module === undefined)
        throw new Error(`No page of ${app} fetches "${part}": take it out of deferred-parts.ts.`);
      return [part, module];
    }),
  );
  const reached = await reachedBy(app, [...modules.values()]);
  const frame = routes.get(frameStyles);
  return new Map(
    [...modules].map(([part, module]) => {
      const sheets = [...(reached.get(module)?.sheets ?? [])];
      const isThere = (sheet: string) =>
        frame?.sheets.has(sheet) === true || pagesOf(part).every((page) => page.sheets.has(sheet));
      return [part, sheets.filter((sheet) => !isThere(sheet))];
    }),
  );
};

/** The design system before what is built on it, each in the order of its paths. */
const inOrder = (sheets: readonly string[]): readonly string[] => {
  const rank = (sheet: string) => (sheet.includes('/ui/dist/') ? 0 : 1);
  return [...sheets].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
};

/** The app's own sheets, which go to its bundler as they are. */
const sheetsOfApp = (app: string): readonly string[] =>
  globSync('**/*.css', { cwd: app, exclude: ['node_modules', '.next', stylesFolder] }).map((file) =>
    readFileSync(join(app, file), 'utf8'),
  );

/** @throws where the sheets of the app would not be one whole */
const refuse = (app: string, theme: ThemeTokens): void => {
  requireOneRelease(app);
  const fault = typefaceFault(app, theme);
  if (fault !== null) throw new Error(fault);
};

const themeOf = (theme: ThemeTokens): string => themeSheet(theme, scope, null).theme;

/** Every route's name with what its files reach; what the frame reaches belongs to all of them. */
const reachedByRoutes = async (app: string): Promise<ReadonlyMap<string, Reached>> => {
  const routes = new Map<string, { sheets: Set<string>; parts: Map<DeferredPart, string> }>();
  const files = appRouteFiles(app).filter(({ styles }) => styles !== undefined);
  const reached = await reachedBy(
    app,
    files.map(({ path }) => `./${path}`),
  );
  for (const { path, styles = '' } of files) {
    const { sheets, parts } = reached.get(resolve(app, path)) ?? { sheets: [], parts: [] };
    const route = routes.get(styles) ?? { sheets: new Set(), parts: new Map() };
    routes.set(styles, route);
    for (const sheet of sheets) route.sheets.add(sheet);
    for (const [part, module] of parts) route.parts.set(part, module);
  }
  return routes;
};

/**
 * Writes the style sheets of a template app: one for the frame of its pages with the theme, one for each page with the
 * rules of the components that it reaches and the frame does not, one for each deferred part (docs/decisions/0021), and
 * one with what all of them say of forced colours, which a page waits for only where colours are forced. Run before `next build`, whose bundler would write one for each component that runs in the
 * browser, 36 to 59 a page. Packages are read as built. In development components bring their own sheets
 * (`writeDevelopmentStyles`).
 * @param app The app's folder; its `route-styles/` is written anew.
 * @throws where a route file or a module that it imports is missing or cannot be read, and where the app's typefaces are
 * not those of its theme.
 */
export const writeRouteStyles = async (app: string, theme: ThemeTokens): Promise<void> => {
  refuse(app, theme);
  const folder = join(app, stylesFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'deferred'), { recursive: true });
  const routes = await reachedByRoutes(app);
  const frame = routes.get(frameStyles)?.sheets ?? new Set();
  const ofFiles = new Map<string, readonly string[]>();
  for (const [name, { sheets }] of routes)
    ofFiles.set(`${name}.css`, name === frameStyles ? [...sheets] : [...sheets].filter((sheet) => !frame.has(sheet)));
  for (const [part, sheets] of await sheetsOfParts(app, routes)) ofFiles.set(deferredSheetFile(part), sheets);

  const texts = new Map<string, string>();
  for (const sheet of new Set([...ofFiles.values()].flat()))
    texts.set(sheet, readFileSync(resolve(app, sheet), 'utf8'));
  const write = async (file: string, rules: readonly string[]) => {
    const { code } = await transform(rules.join('\n'), { loader: 'css', minify: true });
    writeFileSync(join(folder, file), code);
  };
  /** Rules for forced colours of what pages have from the start, each sheet's once. */
  const forced = new Map<string, string>();
  await write(themeSheetFile, [themeOf(theme)]);
  const { theme: tokens, sheets: written } = themeSheet(theme, scope, [...texts.values()], sheetsOfApp(app));
  const rulesOf = new Map([...texts.keys()].map((sheet, place) => [sheet, written[place] ?? '']));
  const ofParts = new Set(Object.keys(deferredParts).map((part) => deferredSheetFile(part as DeferredPart)));
  for (const [file, sheets] of ofFiles) {
    const rules = inOrder(sheets).map((sheet) => {
      const own = rulesOf.get(sheet) ?? '';
      // What comes late would stand behind its rules for forced colours.
      if (ofParts.has(file)) return own;
      const split = splitForcedColors(own);
      forced.set(sheet, split.forced);
      return split.rest;
    });
    await write(file, file === `${frameStyles}.css` ? [tokens, ...rules] : rules);
  }
  await write(
    forcedColorsSheetFile,
    inOrder([...forced.keys()]).map((sheet) => forced.get(sheet) ?? ''),
  );
};

/**
 * Writes what development takes of the style sheets of a template app: the theme. Components bring their own sheets as they
 * stand in the editor, so that the others are there but empty. A file that stays as it is is not written, since an app that
 * runs would draw its page anew. Takes a moment; `writeRouteStyles` follows before a build.
 * @param app The app's folder.
 * @throws where packages of ours of more than one release are there, or the app's typefaces are not those of its theme.
 */
export const writeDevelopmentStyles = (app: string, theme: ThemeTokens): void => {
  refuse(app, theme);
  const folder = join(app, stylesFolder);
  const emptied = [
    ...appRouteFiles(app).flatMap(({ styles }) => (styles === undefined ? [] : [`${styles}.css`])),
    ...Object.keys(deferredParts).map((part) => deferredSheetFile(part as DeferredPart)),
    forcedColorsSheetFile,
  ];
  mkdirSync(join(folder, 'deferred'), { recursive: true });
  for (const [name, text] of [...emptied.map((name) => [name, '']), [themeSheetFile, themeOf(theme)]] as const) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
};
