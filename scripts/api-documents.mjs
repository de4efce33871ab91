// @ts-check
// Keeps docs/api true: the public OpenAPI document and the schemas of webhooks, as the code has them. `npm run
// api-documents` writes them; with `--check`, which `npm test` runs, it shows what differs and writes nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBench } from './bench/bundle-bench.mjs';
import { runJson } from './bench/run-json.mjs';
import { documentDifferences } from './test/document-differences.mjs';
import { root } from './workspace/paths.mjs';

const folder = join(root, 'docs', 'api');

/** The text of a file; empty where there is none. @param {string} path */
const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

/** @type {Record<string, unknown>} */
const documents = await runJson(await bundleBench('api-documents', 'apps/api/test'));
let differing = 0;
for (const [name, document] of Object.entries(documents)) {
  const path = join(folder, name);
  const before = read(path);
  const now = `${JSON.stringify(document, null, 2)}\n`;
  if (before === now) continue;
  differing += 1;
  if (!process.argv.includes('--check')) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, now);
    process.stdout.write(`Written: docs/api/${name}\n`);
    continue;
  }
  process.stderr.write(`docs/api/${name} is not what the code says:\n`);
  for (const line of documentDifferences(before === '' ? {} : JSON.parse(before), document))
    process.stderr.write(`  ${line}\n`);
}
if (differing === 0) process.stdout.write('The documents of the API are what the code says.\n');
else if (process.argv.includes('--check')) {
  process.stderr.write('Look at each difference as its callers will, then: npm run api-documents\n');
  process.exitCode = 1;
}
