// @ts-check
// `prepublishOnly` of each published package: refuses a package that `npm run release` has not built whole and checked.
// `changeset publish` shows nothing of what is said here but the name of this file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenExports } from './package-faults.mjs';
import { pack } from './published-packages.mjs';
import { RELEASING } from './releasing.mjs';

const folder = process.cwd();
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const faults = [
  ...(process.env[RELEASING] === manifest.version ? [] : ['it is published by hand']),
  ...brokenExports({ manifest, files: (await pack(folder, null)).files }),
];
if (faults.length > 0) {
  const more = faults.length > 5 ? [`and ${faults.length - 5} more`] : [];
  console.error(
    `${manifest.name} ${manifest.version} is not published:\n  ${[...faults.slice(0, 5), ...more].join('\n  ')}\nRun npm run release at the root: it builds everything whole, checks what is sent, and publishes.`,
  );
  process.exit(1);
}
