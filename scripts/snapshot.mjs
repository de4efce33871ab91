// @ts-check
// `npm run snapshot`: publishes what a branch would release, for somebody to try: a version of its own such as
// 0.3.0-my-branch-20260101120000 under the tag my-branch, which no `latest` ever leads to. `npm run snapshot -- name` gives
// another name. It goes through the same checks as a release; versions and changelogs are put back afterwards, however it ends.
import { join } from 'node:path';
import { snapshotName } from './release/snapshot-name.mjs';
import { pinnedNode, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const env = withBinaries(process.env);
const onText = (/** @type {string} */ text) => process.stdout.write(text);
const fail = (/** @type {string} */ text) => {
  process.stderr.write(`${text}\nNothing was published.\n`);
  process.exit(1);
};
/** @param {readonly string[]} args */
const git = async (...args) => {
  const { code, output } = await run('git', args, { cwd: root, env });
  if (code !== 0) fail(output.trim());
  return output.trim();
};
/** @param {string} name @param {readonly string[]} args */
const script = async (name, ...args) => {
  const { code } = await run(pinnedNode, [join(root, 'scripts', name), ...args], { cwd: root, env, onText });
  if (code !== 0) throw new Error(`${name} ended with code ${code}.`);
};

const called = process.argv[2] ?? (await git('branch', '--show-current'));
const name = snapshotName(called);
if (name === null) fail(`"${called}" is no name of a snapshot: npm run snapshot -- a-name`);
// What is put back afterwards must be nobody's work.
if ((await git('status', '--porcelain')) !== '') fail('There is work that is not committed: commit it first.');

try {
  await script('version-packages.mjs', '--snapshot', String(name));
  await script('release.mjs', '--tag', String(name), '--no-git-tag');
  process.stdout.write(`To try it in a template app: npx forecourt upgrade --to ${name}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await git('checkout', '--quiet', '--', '.');
  // Changelogs and notes that the snapshot has begun; the tree was clean before.
  await git('clean', '--force', '-d', '--quiet', '--', 'packages', 'apps', 'docs/releases');
}
