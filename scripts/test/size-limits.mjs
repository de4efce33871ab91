// @ts-check
// Own code of the rule packages, minified and compressed, against its limit: what a page pays when it uses all of one.

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../workspace/paths.mjs';

/** Kilobytes (1,000 bytes) of gzip. Libraries are not counted: pages share them. */
const limits = { domain: 15, finance: 15, search: 15 };

let failed = false;
for (const [name, limit] of Object.entries(limits)) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages', name, 'src', 'index.ts')],
    bundle: true,
    // Everything is kept and the names of exports are not: pages import by name, and names are shortened in their build.
    format: 'iife',
    treeShaking: false,
    minify: true,
    packages: 'external',
    target: 'es2022',
    write: false,
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error(`${name} could not be bundled.`);
  const size = gzipSync(bundle.contents, { level: 9 }).length / 1000;
  const fits = size <= limit;
  console.log(`${fits ? '✓' : '✗'} ${name}: ${size.toFixed(1)} KB of ${limit} KB`);
  failed ||= !fits;
}
process.exitCode = failed ? 1 : 0;
