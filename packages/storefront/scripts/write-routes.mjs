/**
 * Writes the route files of the template apps from the page table, and removes generated files whose route is gone; with
 * them what the storefront's server face exports of the table. `--check` writes nothing and fails when anything differs.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routesOf } from './read-routes.mjs';

const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const appsFolder = resolve(packageFolder, '../../apps');

const { routeFiles, factoriesFile, generatedMark } = await routesOf();

const isCheck = process.argv.includes('--check');
const apps = JSON.parse(readFileSync(join(appsFolder, 'templates.json'), 'utf8'));
const differences = [];
const places = [
  ...apps.map((app) => ({ folder: join(appsFolder, app), files: routeFiles() })),
  { folder: packageFolder, files: [factoriesFile()] },
];

for (const { folder: appFolder, files } of places) {
  const wanted = new Map(files.map((file) => [join(appFolder, file.path), file.text]));
  const present = globSync('{app/**/*.{ts,tsx},*.ts}', { cwd: appFolder }).map((path) => join(appFolder, path));
  const stale = present.filter((path) => !wanted.has(path) && readFileSync(path, 'utf8').includes(generatedMark));
  const outdated = [...wanted].filter(([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content);
  differences.push(...stale, ...outdated.map(([path]) => path));
  if (isCheck) continue;
  for (const path of stale) rmSync(path);
  for (const [path, content] of outdated) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

const names = differences.map((path) => relative(resolve(appsFolder, '..'), path));
if (isCheck && names.length > 0) {
  console.error(`Route files differ from the page table:\n  ${names.join('\n  ')}\nRun: npm run routes`);
  process.exit(1);
}
console.log(names.length === 0 ? 'Route files are as the table says.' : `Wrote ${names.length} route files.`);
