// @ts-check
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';
import { runnerImport } from 'vite';
import { builtAgain, isStyle, reachedFrom, readImports } from './source-graph.mjs';

/** What style files of other packages, and the sheet of a theme, are made from: `@forecourt/ui/css` and `/themes`. */
const themeFaces = ['src/theme/css.ts', 'src/themes/index.ts'];

const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|d)\.tsx?$/.test(file);
const sourcesOf = (/** @type {string} */ folder) =>
  new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isSource),
  );

/**
 * @typedef {object} Rebuilt
 * @property {readonly string[]} built sources
 * @property {boolean} isTheme whether what styles of other packages are made from may be another now
 */

/**
 * Keeps what is built of a package up to date, source by source, by the settings of its own build; it has been built whole
 * before. Works from the folder of the process: no two may be at work at once.
 * @param {string} folder of the package
 */
export const createPackageBuild = async (folder) => {
  /** @type {{ module: { default: import('tsup').Options | ((how: { watch: boolean }) => import('tsup').Options) } }} */
  const { module } = await runnerImport(join(folder, 'tsup.config.ts'), { configFile: false, logLevel: 'error' });
  let sources = sourcesOf(folder);
  /** @type {import('tsup').Options} */
  let options = {};
  /** Style files that have been built by these settings: they then know how their sheets are called. @type {Set<string>} */
  let known = new Set();
  /** @type {Map<string, readonly string[]>} */
  let imports = new Map();

  const inFolder = async (/** @type {() => Promise<void>} */ work) => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      await work();
    } finally {
      process.chdir(before);
    }
  };

  const begin = async () => {
    const { default: settings } = module;
    options = typeof settings === 'function' ? settings({ watch: true }) : settings;
    sources = sourcesOf(folder);
    known = new Set();
    imports = new Map(await readImports(folder, [...sources], sources));
  };
  await inFolder(begin);

  const buildFiles = async (/** @type {readonly string[]} */ files) => {
    const outNames = Object.entries(/** @type {Record<string, string>} */ (options.entry));
    const nameOf = new Map(outNames.map(([name, file]) => [file.replaceAll('\\', '/'), name]));
    const entry = Object.fromEntries(files.map((file) => [nameOf.get(file) ?? file, file]));
    await build({
      ...options,
      entry,
      config: false,
      clean: false,
      onSuccess: undefined,
      // Else it stays in the folder in which it was loaded.
      esbuildOptions: (given, context) => {
        options.esbuildOptions?.(given, context);
        given.absWorkingDir = folder;
      },
    });
    for (const file of files) if (isStyle(file)) known.add(file);
  };

  return {
    /**
     * Takes in what has changed. Throws what a build has to say of a source that it cannot read.
     * @param {Iterable<string>} changed sources from the package's folder, such as `src/button/button.tsx`
     * @returns {Promise<Rebuilt>}
     */
    takeIn: async (changed) => {
      /** @type {Rebuilt} */
      let rebuilt = { built: [], isTheme: false };
      await inFolder(async () => {
        const now = sourcesOf(folder);
        const isOther = now.size !== sources.size || [...now].some((file) => !sources.has(file));
        // Class names count style files: with one more or less they are all called otherwise.
        const isWhole =
          isOther && [...now, ...sources].some((file) => isStyle(file) && now.has(file) !== sources.has(file));
        if (isOther) await begin();
        const there = [...changed].filter((file) => sources.has(file));
        for (const [file, imported] of await readImports(folder, there, sources)) imports.set(file, imported);
        const files = isWhole ? [...sources] : [...builtAgain(there, imports, known)];
        if (files.length > 0) await buildFiles(files);
        const themed = reachedFrom(themeFaces, imports);
        rebuilt = { built: files, isTheme: there.some((file) => themed.has(file)) };
      });
      return rebuilt;
    },
    /** Builds every style file anew, with the modules that use them: what they are made from is another package's. */
    restyle: async () => {
      const files = [...builtAgain([...sources].filter(isStyle), imports, known)];
      if (files.length > 0) await inFolder(() => buildFiles(files));
    },
  };
};
