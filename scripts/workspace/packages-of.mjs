// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages of ours that a workspace is made of, directly or by others. Reads manifests alone.
 * @param {string} folder of the checkout
 * @param {string} workspace its place, such as `apps/api`
 * @returns {readonly string[]} their places, such as `packages/domain`
 */
export const packagesOf = (folder, workspace) => {
  const places = new Set([workspace]);
  for (const place of places) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, place, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies))
      if (name.startsWith('@forecourt/')) places.add(name.replace('@forecourt', 'packages'));
  }
  return [...places].slice(1);
};
