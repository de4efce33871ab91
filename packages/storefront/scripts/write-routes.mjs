/**
 * Writes the route files of the template apps from the page table, and removes generated files whose route is gone; with
 * them what the storefront's server face exports of the table. With folders of apps as arguments it writes those apps
 * alone, as their builds and type checks do: route files are not committed. `--check` writes nothing and fails when what
 * is committed, the server face, differs.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routesOf } from './read-routes.mjs';

const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const appsFolder = resolve(packageFolder, '../../apps');

const { routeFiles, factoriesFile, generatedMark } = await routesOf();

const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter((word) => word !== '--check');
const apps = JSON.parse(readFileSync(join(appsFolder, 'templates.json'), 'utf8'));
const appPlaces = (
  named.length > 0 ? named.map((folder) => resolve(folder)) : apps.map((app) => join(appsFolder, app))
).map((folder) => ({ folder, files: routeFiles() }));
const face = { folder: packageFolder, files: [factoriesFile()] };
const places = isCheck ? [face] : [...appPlaces, ...(named.length > 0 ? [] : [face])];
const differences = [];

/** In one step: a type check beside a build must not read half a file. */
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};

for (const { folder, files } of places) {
  const wanted = new Map(files.map((file) => [join(folder, file.path), file.text]));
  const present = globSync('{app/**/*.{ts,tsx},*.ts}', { cwd: folder }).map((path) => join(folder, path));
  const stale = present.filter((path) => !wanted.has(path) && readFileSync(path, 'utf8').includes(generatedMark));
  const outdated = [...wanted].filter(([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content);
  differences.push(...stale, ...outdated.map(([path]) => path));
  if (isCheck) continue;
  for (const path of stale) rmSync(path, { force: true });
  for (const [path, content] of outdated) write(path, content);
}

const names = differences.map((path) => relative(resolve(appsFolder, '..'), path));
if (isCheck && names.length > 0) {
  console.error(
    `What the storefront exports differs from the page table:\n  ${names.join('\n  ')}\nRun: npm run routes`,
  );
  process.exit(1);
}
console.log(names.length === 0 ? 'Route files are as the table says.' : `Wrote ${names.length} route files.`);
