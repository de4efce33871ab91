// @ts-check
// Finds regular expressions of the product that a text can hold up: those whose time grows faster than the text does.
// Run by `npm test`; alone: `node scripts/pattern-check.mjs`. What is proven safe stands in `test/safe-patterns.json`, since
// a proof of all of them takes a minute; `--all` proves each anew, as `npm run test:long` does.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { check } from 'recheck';
import { findPatterns, isBounded } from './test/find-patterns.mjs';
import { root } from './workspace/paths.mjs';

/** Milliseconds for one pattern, on a busy machine without a checker built for it. */
const patience = 120_000;

/** Tests and what only they use read no request. */
const isProduct = (/** @type {string} */ path) => !/\.(?:test|stories)\.|\/test-[^/]*$/.test(path);

const { version } = createRequire(import.meta.url)('recheck/package.json');
const record = join(root, 'scripts', 'test', 'safe-patterns.json');

/** What this version of the checker has proven safe before. @returns {Set<string>} */
const readSafe = () => {
  if (process.argv.includes('--all')) return new Set();
  const kept = JSON.parse(readFileSync(record, 'utf8'));
  return new Set(kept.checker === version ? kept.patterns : []);
};

const before = readSafe();
/** @type {Set<string>} */
const safe = new Set();
/** @type {string[]} */
const faults = [];
const paths = globSync('{packages,apps}/*/src/**/*.{ts,tsx,mjs}', { cwd: root }).filter(isProduct).sort();
let total = 0;

for (const path of paths) {
  for (const { line, source, flags } of findPatterns(path, readFileSync(join(root, path), 'utf8'))) {
    total += 1;
    if (source === undefined || flags === undefined) {
      faults.push(
        `${path}:${line} is put together while the program runs: write it as literals, so that it can be checked`,
      );
      continue;
    }
    const name = `/${source}/${flags}`;
    if (isBounded(source) || safe.has(name)) continue;
    if (!before.has(name)) {
      const found = await check(source, flags, { timeout: patience });
      if (found.status === 'vulnerable') {
        faults.push(`${path}:${line} ${name}: ${found.complexity.summary}, for instance of ${found.attack.pattern}`);
        continue;
      }
      if (found.status === 'unknown') {
        faults.push(`${path}:${line} ${name}: could not be decided (${found.error.kind}): write it more simply`);
        continue;
      }
    }
    safe.add(name);
  }
}

const text = `${JSON.stringify({ checker: version, patterns: [...safe].sort() }, null, 2)}\n`;
if (faults.length === 0 && text !== readFileSync(record, 'utf8')) {
  writeFileSync(record, text);
  console.log('scripts/test/safe-patterns.json holds what was proven now: commit it.');
}
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `${total} patterns in ${paths.length} files: each takes linear time.`
    : `${faults.length} of ${total} patterns are at fault.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
