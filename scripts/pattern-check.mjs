// @ts-check
// Finds regular expressions of the product that a text can hold up: those whose time grows faster than the text does.
// Run by `npm test`; alone: `node scripts/pattern-check.mjs`.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { check } from 'recheck';
import { findPatterns, isBounded } from './test/find-patterns.mjs';
import { root } from './workspace/paths.mjs';

/** Milliseconds for one pattern, on a busy machine without a checker built for it. */
const patience = 120_000;

/** Tests and what only they use read no request. */
const isProduct = (/** @type {string} */ path) => !/\.(?:test|stories)\.|\/test-[^/]*$/.test(path);

const { version } = createRequire(import.meta.url)('recheck/package.json');
const cache = join(root, 'node_modules', '.cache', 'forecourt', `safe-patterns-${version}.json`);

/** @returns {Set<string>} */
const readSafe = () => {
  try {
    return new Set(JSON.parse(readFileSync(cache, 'utf8')));
  } catch {
    // None yet, or cut short: each is looked at again.
    return new Set();
  }
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

mkdirSync(dirname(cache), { recursive: true });
writeFileSync(cache, JSON.stringify([...safe].sort()));
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `${total} patterns in ${paths.length} files: each takes linear time.`
    : `${faults.length} of ${total} patterns are at fault.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
