// @ts-check
// What `npm run dev` has beside a template app (`node watch-packages.mjs <folder of the app>`): each saved source of the
// packages that the app is made of goes into what is built of them, and from there the app's own server takes it. What it
// has built goes to standard output; a source that cannot be built, to standard error.
import { watch } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packagesOf } from '../workspace/packages-of.mjs';
import { pinnedNode, root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { createPackageBuild } from './package-build.mjs';

/** Milliseconds without a change after which a file is whole: editors write one in several steps. */
const settledMs = 25;

const [app = ''] = process.argv.slice(2).map((folder) => resolve(folder));
/** Saved sources by the place of their package, such as `packages/ui`. @type {Map<string, Set<string>>} */
const changed = new Map(packagesOf(root, relative(root, app)).map((place) => [place, new Set()]));
let isThemeChanged = false;
let lastChange = performance.now();
/** @type {() => void} */
let wake = () => undefined;
const touched = () => {
  lastChange = performance.now();
  wake();
};

// From now on nothing is missed, however long it takes until the first change can be taken in.
for (const [place, files] of changed)
  watch(join(root, place, 'src'), { recursive: true }, (_what, file) => {
    if (file === null || !/\.tsx?$/.test(file)) return;
    files.add(`src/${file.replaceAll('\\', '/')}`);
    touched();
  });
watch(app, (_what, file) => {
  if (file !== 'theme.mjs') return;
  isThemeChanged = true;
  touched();
});

const tellFault = (/** @type {unknown} */ error) =>
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);

/** @type {Map<string, Awaited<ReturnType<typeof createPackageBuild>>>} */
const packages = new Map();
for (const place of changed.keys()) packages.set(place, await createPackageBuild(join(root, place)));
process.stdout.write(`watching ${[...packages.keys()].join(', ')}\n`);

const writeTheme = async () => {
  const script = join(import.meta.dirname, 'write-theme.mjs');
  const { code, output } = await run(pinnedNode, [script, app], { cwd: app, env: process.env });
  if (code !== 0) throw new Error(output.trim());
};

/** Builds what has changed in a package. What fails is built again with the next change. */
const takeIn = async (/** @type {string} */ place, /** @type {Set<string>} */ files) => {
  const taken = [...files];
  files.clear();
  const began = performance.now();
  try {
    const { built, isTheme } = (await packages.get(place)?.takeIn(taken)) ?? { built: [], isTheme: false };
    if (isTheme) {
      isThemeChanged = true;
      for (const [other, { restyle }] of packages) if (other !== place) await restyle();
    }
    if (built.length > 0)
      process.stdout.write(`${place}: ${built.join(', ')} in ${Math.round(performance.now() - began)} ms\n`);
  } catch (error) {
    for (const file of taken) files.add(file);
    tellFault(error);
  }
};

/** Resolves with the next change. */
const nextChange = () =>
  new Promise((resolve) => {
    wake = () => resolve(undefined);
  });

let isBehind = [...changed.values()].some(({ size }) => size > 0) || isThemeChanged;
for (;;) {
  if (!isBehind) await nextChange();
  while (performance.now() - lastChange < settledMs) await pause(settledMs);
  const seen = lastChange;
  for (const [place, files] of changed) if (files.size > 0) await takeIn(place, files);
  if (isThemeChanged) {
    isThemeChanged = false;
    await writeTheme().catch(tellFault);
  }
  isBehind = lastChange !== seen;
}
