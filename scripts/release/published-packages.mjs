// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** @typedef {import('./package-faults.mjs').Manifest} Manifest */

/** Packages that strangers may install. @returns {{ folder: string, manifest: Manifest }[]} folders from the root */
export const publishedPackages = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => ({ folder: `packages/${name}`, path: join(root, 'packages', name, 'package.json') }))
    .filter(({ path }) => existsSync(path))
    .map(({ folder, path }) => ({ folder, manifest: JSON.parse(readFileSync(path, 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true);

/**
 * The files that npm would send of a package.
 * @param {string} folder
 * @returns {Promise<string[]>} paths inside the tarball
 * @throws {Error} with npm's own words
 */
export const packedFiles = async (folder) => {
  let text = '';
  const { code, output } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    // An `npm publish --dry-run` around it would be handed on.
    env: { ...withBinaries(process.env), npm_config_dry_run: 'true' },
    onText: (more) => {
      text += more;
    },
  });
  if (code !== 0) throw new Error(`npm pack in ${folder} ended with code ${code}.\n${output.trim()}`);
  const packed = JSON.parse(text.slice(text.search(/^[[{]/m)));
  /** @type {{ files: { path: string }[] }[]} */
  const [first] = Array.isArray(packed) ? packed : Object.values(packed);
  return first?.files.map(({ path }) => path) ?? [];
};

/** The changelog of a package; empty when there is none. @param {string} folder */
export const changelogOf = (folder) => {
  const path = join(folder, 'CHANGELOG.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
