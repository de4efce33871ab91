// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** package.json of every workspace by its folder from the root, such as `packages/ui`; '' is the root's own. */
export const workspaceManifests = () => {
  const read = (/** @type {string} */ folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const manifest = read('');
  const folders = manifest.workspaces.flatMap((/** @type {string} */ pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    if (parent === pattern) return [pattern];
    return readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')));
  });
  return Object.fromEntries([['', manifest], ...folders.map((/** @type {string} */ folder) => [folder, read(folder)])]);
};
