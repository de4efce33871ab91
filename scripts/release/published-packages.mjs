// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
 * Packs a package as npm would send it.
 * @param {string} folder
 * @param {string | null} destination folder for the tarball; null writes none and only lists the files
 * @returns {Promise<{ files: string[], tarball: string }>} paths inside the tarball, and its path or its name
 * @throws {Error} with npm's own words
 */
export const pack = async (folder, destination) => {
  let text = '';
  const where = destination === null ? ['--dry-run'] : ['--pack-destination', destination];
  const { code, output } = await run('npm', ['pack', '--json', '--ignore-scripts', ...where], {
    cwd: folder,
    // An `npm publish --dry-run` around it would be handed on.
    env: { ...withBinaries(process.env), npm_config_dry_run: String(destination === null) },
    onText: (more) => {
      text += more;
    },
  });
  if (code !== 0) throw new Error(`npm pack in ${folder} ended with code ${code}.\n${output.trim()}`);
  const packed = JSON.parse(text.slice(text.search(/^[[{]/m)));
  /** @type {{ filename: string, files: { path: string }[] }[]} */
  const [first] = Array.isArray(packed) ? packed : Object.values(packed);
  if (first === undefined) throw new Error(`npm pack in ${folder} named no tarball.\n${output.trim()}`);
  return { files: first.files.map(({ path }) => path), tarball: join(destination ?? '', basename(first.filename)) };
};

/** The changelog of a package; empty when there is none. @param {string} folder */
export const changelogOf = (folder) => {
  const path = join(folder, 'CHANGELOG.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
