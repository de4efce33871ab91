// @ts-check
// `prepack` and `postpack` of each published package: while it is packed, links of README and changelog lead to the
// repository, since a registry shows these files alone. `--after` puts them back.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { webAddress } from './manifest-papers.mjs';
import { registryLinks } from './registry-links.mjs';

const folder = process.cwd();
const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

for (const name of ['README.md', 'CHANGELOG.md']) {
  const [path, kept] = [join(folder, name), join(folder, `.own-${name}`)];
  // Also what a pack that was cut off has left.
  if (existsSync(kept)) renameSync(kept, path);
  if (process.argv.includes('--after') || !existsSync(path)) continue;
  const own = readFileSync(path, 'utf8');
  const { text, dead } = registryLinks(own, {
    folder: relative(root, folder).replaceAll('\\', '/'),
    web: webAddress(repository.url),
    isThere: (one) => existsSync(join(root, one)),
  });
  if (dead.length > 0) {
    console.error(`${name} has links to what is not there: ${dead.join(', ')}`);
    process.exit(1);
  }
  writeFileSync(kept, own);
  writeFileSync(path, text);
}
