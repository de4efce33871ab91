/**
 * Writes the route files of the template apps from the page table, and removes generated files whose route is gone; with
 * them what the storefront's server face exports of the table. With folders of apps as arguments it writes those apps
 * alone, as their builds and type checks do: route files are not committed. `--check` writes nothing and fails when what
 * is committed, the server face, differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routesOf } from './read-routes.mjs';

const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const appsFolder = resolve(packageFolder, '../../apps');

const { factoriesFile, writeRouteFiles } = await routesOf();

const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter((word) => word !== '--check');
const apps = JSON.parse(readFileSync(join(appsFolder, 'templates.json'), 'utf8'));

const face = join(packageFolder, factoriesFile().path);
const isFaceOutdated = named.length === 0 && readFileSync(face, 'utf8') !== factoriesFile().text;

if (isCheck && isFaceOutdated) {
  console.error(
    `What the storefront exports differs from the page table:\n  ${relative(resolve(appsFolder, '..'), face)}\nRun: npm run routes`,
  );
  process.exit(1);
}
const written = isCheck
  ? []
  : (named.length > 0 ? named.map((folder) => resolve(folder)) : apps.map((app) => join(appsFolder, app))).flatMap(
      writeRouteFiles,
    );
if (isFaceOutdated) writeFileSync(face, factoriesFile().text);
const count = written.length + (isFaceOutdated ? 1 : 0);
console.log(count === 0 ? 'Route files are as the table says.' : `Wrote ${count} route files.`);
