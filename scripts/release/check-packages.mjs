// @ts-check
// What npm would send of each published package, after a whole build: part of `npm test`, and with `--release`, which
// also asks for the changelog of the version, of `npm run release`.
import { join } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { packageFaults, unreleasable } from './package-faults.mjs';
import { changelogOf, packedFiles, publishedPackages } from './published-packages.mjs';

const isRelease = process.argv.includes('--release');
const packages = publishedPackages();
const versions = Object.fromEntries(packages.map(({ manifest }) => [manifest.name, manifest.version]));

let count = 0;
for (const { folder, manifest } of packages) {
  const path = join(root, folder);
  const packed = { manifest, files: await packedFiles(path) };
  const faults = [...packageFaults(packed, versions), ...(isRelease ? unreleasable(packed, changelogOf(path)) : [])];
  for (const fault of faults) console.error(`${manifest.name}: ${fault}`);
  count += faults.length;
}
console.log(count === 0 ? 'Every package holds what it promises.' : `${count} faults in what would be published.`);
process.exitCode = count === 0 ? 0 : 1;
