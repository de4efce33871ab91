// @ts-check
// `npm run repository -- https://host/owner/name`: says in the package.json of the root and of every published package where
// they come from. Without an address it writes anew what the packages repeat of the root: repository, homepage, bugs, engines,
// keywords.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPapers } from './release/manifest-papers.mjs';
import { publishedPackages } from './release/published-packages.mjs';
import { binaries, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const [address] = process.argv.slice(2);
const rootFile = join(root, 'package.json');
const own = JSON.parse(readFileSync(rootFile, 'utf8'));
/** @type {string[]} */
const written = [];
const write = (/** @type {string} */ path, /** @type {object} */ manifest) => {
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  written.push(path);
};

if (address !== undefined) {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    process.stderr.write(`${address} is no address of a repository, such as https://host/owner/name.\n`);
    process.exit(2);
  }
  const web = address.replace(/\/+$/, '').replace(/\.git$/, '');
  own.repository = { ...own.repository, url: `git+${web}.git` };
  write(rootFile, own);
}
for (const { folder, manifest } of publishedPackages())
  write(join(root, folder, 'package.json'), withPapers(manifest, folder, own));
const { code, output } = await run(join(binaries, 'biome'), ['format', '--write', ...written], {
  cwd: root,
  env: withBinaries(process.env),
});
if (code !== 0) process.stderr.write(output);
process.exitCode = code;
