// @ts-check
// Checks that package-lock.json installs everywhere: complete for other platforms, free of registry names, in step with
// every package.json. Run by `npm test`; alone: `node scripts/lock-check.mjs`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFaults } from './test/lock-check.mjs';
import { root } from './workspace/paths.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const manifest = read('package.json');
const folders = manifest.workspaces.flatMap((/** @type {string} */ pattern) => {
  const parent = pattern.replace(/\/\*$/, '');
  if (parent === pattern) return [pattern];
  return readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
});
const manifests = Object.fromEntries([
  ['', manifest],
  ...folders.map((/** @type {string} */ folder) => [folder, read(`${folder}/package.json`)]),
]);

const faults = lockFaults(read('package-lock.json').packages, manifests);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The lock is complete.' : `${faults.length} faults in package-lock.json.`);
process.exitCode = faults.length === 0 ? 0 : 1;
