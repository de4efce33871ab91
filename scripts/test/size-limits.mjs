// @ts-check
// Own code of each part of the rule packages, minified and compressed, against its limit: what a page pays at most when it
// uses all of that part, with those that it builds on. Pages have limits of their own: e2e/system/page-weight.spec.ts.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../workspace/paths.mjs';

/** Kilobytes (1,000 bytes) of gzip for each folder of the package's sources. Libraries are not counted: pages share them. */
const limits = { domain: 5, finance: 5, search: 6 };

/** Parts that no page starts with, and their own limit: the reader of words comes with the first letter that is typed. */
/** @type {Readonly<Record<string, number>>} */
const later = { 'search/words': 10 };

/** The modules of a folder, without tests. @param {string} folder */
const modulesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => `export * from ${JSON.stringify(join(folder, file))};`);

let failed = false;
for (const [name, limit] of Object.entries(limits)) {
  const sources = join(root, 'packages', name, 'src');
  /** @type {{ part: string, size: number }[]} */
  const parts = [];
  for (const { name: part } of readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const { outputFiles } = await build({
      stdin: { contents: modulesOf(join(sources, part)).join('\n'), resolveDir: sources, loader: 'ts' },
      bundle: true,
      // Everything is kept and the names of exports are not: pages import by name, and names are shortened in their build.
      format: 'iife',
      treeShaking: false,
      minify: true,
      packages: 'external',
      target: 'es2022',
      write: false,
      logLevel: 'error',
    });
    const [bundle] = outputFiles;
    if (bundle === undefined) throw new Error(`${name}/${part} could not be bundled.`);
    parts.push({ part, size: gzipSync(bundle.contents, { level: 9 }).length / 1000 });
  }
  for (const { part, size } of parts) {
    const own = later[`${name}/${part}`];
    if (own === undefined) continue;
    console.log(`${size <= own ? '✓' : '✗'} ${name}/${part}: at most ${own} KB, has ${size.toFixed(1)} KB`);
    failed ||= size > own;
  }
  const [heaviest] = parts
    .filter(({ part }) => later[`${name}/${part}`] === undefined)
    .sort((one, other) => other.size - one.size);
  if (heaviest === undefined) throw new Error(`${name} has no parts.`);
  const fits = heaviest.size <= limit;
  console.log(
    `${fits ? '✓' : '✗'} ${name}: at most ${limit} KB a part; ${heaviest.part} has ${heaviest.size.toFixed(1)} KB`,
  );
  if (process.argv.includes('--all')) for (const { part, size } of parts) console.log(`    ${part} ${size.toFixed(1)}`);
  failed ||= !fits;
}
process.exitCode = failed ? 1 : 0;
