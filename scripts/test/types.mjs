// @ts-check
// Checks the types of the whole workspace, each source once: packages and template apps as one program, and the programs
// that need settings of their own. (`npm run typecheck` checks each workspace by itself, with what it needs of others
// again and again; the long run does that too.) Names of programs after it choose some, such as `apps/api`.
import { join } from 'node:path';
import { pinnedNode, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { registeredTemplates } from '../workspace/templates.mjs';

/**
 * TypeScript 7: three times as fast as the 6 whose interface other tools need. Several checkers would each work out the
 * same types: on two cores one is as fast, and takes half the processor time and two thirds of the memory.
 */
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

const programs = ['tsconfig.workspace.json', 'apps/api', 'apps/gateway', 'scripts', 'e2e'];
const wanted = process.argv.slice(2);

const node = async (/** @type {readonly string[]} */ args) => {
  const onText = (/** @type {string} */ text) => process.stdout.write(text);
  const { code } = await run(pinnedNode, args, { cwd: root, env: withBinaries(process.env), onText });
  if (code !== 0) process.exitCode = 1;
};

// Route files of template apps are not committed.
await node([
  join(root, 'packages', 'storefront', 'scripts', 'write-routes.mjs'),
  ...registeredTemplates().map(({ folder }) => folder),
]);
for (const program of programs.filter((name) => wanted.length === 0 || wanted.includes(name)))
  await node([compiler, '-p', program, '--checkers', '1']);
