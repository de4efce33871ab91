// @ts-check
// `npm run mutation [domain] [finance] [search]`: how many wrong rules the tests would notice. Part of
// `npm run test:long`; fails when a package falls below the bar. Reports under .reports/mutation.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, root } from './workspace/paths.mjs';

/** Per cent of mutants that a test must notice. */
const bar = 85;
const all = ['domain', 'finance', 'search'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No rules are mutated in ${unknown.join(', ')}. Choose from ${all.join(', ')}.`);
  process.exit(2);
}

let failed = false;
for (const name of wanted.length === 0 ? all : wanted) {
  const { status } = spawnSync(join(binaries, 'stryker'), ['run', join('scripts', 'mutation', 'stryker.config.mjs')], {
    cwd: root,
    env: { ...process.env, FORECOURT_MUTATE: name },
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`The mutation run of ${name} did not finish.`);
    failed = true;
    continue;
  }
  const report = JSON.parse(readFileSync(join(root, '.reports', 'mutation', `${name}.json`), 'utf8'));
  /** @type {{ status: string }[]} */
  const mutants = Object.values(report.files).flatMap((/** @type {any} */ file) => file.mutants);
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status: one }) => statuses.includes(one)).length;
  const noticed = count('Killed', 'Timeout');
  const score = (100 * noticed) / (noticed + count('Survived', 'NoCoverage'));
  console.log(
    `${name}: ${score.toFixed(1)} % of ${noticed + count('Survived', 'NoCoverage')} mutants noticed (bar ${bar} %)`,
  );
  if (score < bar) failed = true;
}
process.exitCode = failed ? 1 : 0;
