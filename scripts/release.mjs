// @ts-check
// `npm run release`: builds everything with its types, checks what would be sent, and publishes the packages whose version the
// registry lacks. What comes after `--` goes to `changeset publish`, such as `--tag next`.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFault } from './release/manifest-papers.mjs';
import { publishedPackages } from './release/published-packages.mjs';
import { RELEASING } from './release/releasing.mjs';
import { runSteps } from './test/run-steps.mjs';
import { buildStep, lockStep, publishing, reportsFolder } from './test/steps.mjs';
import { addTotals } from './test/totals.mjs';
import { installPackages } from './workspace/install.mjs';
import { binaries, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const { env } = process;

const fail = (/** @type {string} */ text) => {
  say(`${text}\nNothing was published.`);
  process.exit(1);
};

const waiting = readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
if (waiting.length > 0)
  fail(
    `${waiting.length} changesets are not in a version yet. Run npm run version-packages and commit what it writes.`,
  );

/** Where npm would send the packages: the registry of the scope, or else the one for all. */
const registry = async () => {
  for (const setting of ['@forecourt:registry', 'registry']) {
    const { output } = await run('npm', ['config', 'get', setting], { cwd: root, env });
    // npm's warnings stand before it.
    const value = output.trim().split('\n').at(-1) ?? '';
    if (URL.canParse(value)) return value;
  }
  return fail('npm names no registry: npm config set registry https://...');
};
const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const nowhere = repositoryFault(repository.url, await registry());
if (nowhere !== null) fail(nowhere);

await installPackages({ env }).catch((error) => fail(error instanceof Error ? error.message : String(error)));
if (!existsSync(reportsFolder)) mkdirSync(reportsFolder, { recursive: true });
const findBrowser = async () => null;
const { failures } = addTotals(
  await runSteps([lockStep(), buildStep(), ...publishing({ released: true })], { env, findBrowser, say }),
);
if (failures.length > 0) fail(`\nFailed:\n  ${failures.join('\n  ')}`);

const version = publishedPackages()[0]?.manifest.version ?? '';
const { code } = await run(join(binaries, 'changeset'), ['publish', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...withBinaries(env), [RELEASING]: version },
  onText: (text) => process.stdout.write(text),
});
process.exitCode = code;
