// @ts-check
// Keeps packages/*/public-api.txt true: what others may import of each published package, with its types. `npm run
// public-api` writes them. With `--check`, part of `npm test`, it writes nothing, shows what differs, and refuses a change
// of a package's public API that no changeset of this branch tells its users.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDifferences, apiText, facesOf, publicApi, untoldChanges } from './release/public-api.mjs';
import { publishedPackages } from './release/published-packages.mjs';
import { waitingChangesets } from './release/release-notes.mjs';
import { changedSince } from './release/since-base.mjs';
import { pinnedNode, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const raw = join(root, '.reports', 'public-api');
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
const packages = publishedPackages();
const recordOf = (/** @type {string} */ folder) => `${folder}/public-api.txt`;

/** Nothing is checked: the type check of the workspace does that. Packages read each other's sources. */
const settings = {
  extends: '../../tsconfig.base.json',
  include: packages.map(({ folder }) => `../../${folder}/src`),
  exclude: ['../../packages/*/src/**/*.test.*', '../../packages/*/src/**/*.stories.*'],
  compilerOptions: {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: '../..',
    outDir: '.',
  },
};

/** The text of a file; empty where there is none. @param {string} path */
const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

rmSync(raw, { recursive: true, force: true });
mkdirSync(raw, { recursive: true });
writeFileSync(join(raw, 'tsconfig.json'), JSON.stringify(settings));
const env = withBinaries(process.env);
const { code, output } = await run(pinnedNode, [compiler, '-p', raw, '--checkers', '1', '--pretty', 'false'], {
  cwd: root,
  env,
});
if (code !== 0) {
  process.stderr.write(
    `${output}\nNo declarations could be written: mend the types first (npm test -- --part static).\n`,
  );
  process.exit(1);
}

const isCheck = process.argv.includes('--check');
let differing = 0;
for (const { folder, manifest } of packages) {
  const api = publicApi(join(raw, folder, 'src'), facesOf(join(root, folder), manifest.exports ?? {}));
  const now = apiText(manifest.name, api);
  const before = read(join(root, recordOf(folder)));
  if (now === before) continue;
  differing += 1;
  if (isCheck) {
    process.stderr.write(`${recordOf(folder)} is not what the code says:\n`);
    for (const line of apiDifferences(before, now)) process.stderr.write(`  ${line}\n`);
  } else {
    writeFileSync(join(root, recordOf(folder)), now);
    process.stdout.write(`Written: ${recordOf(folder)}\n`);
  }
}
rmSync(raw, { recursive: true, force: true });

const since = await changedSince({
  folder: root,
  branch: JSON.parse(readFileSync(join(root, '.changeset', 'config.json'), 'utf8')).baseBranch,
  paths: ['.changeset', ...packages.map(({ folder }) => recordOf(folder))],
  env,
});
/** @type {string[]} */
let untold = [];
if (since === null) process.stdout.write('Git does not know what was before, so changesets are not looked at.\n');
else {
  const written = new Set([...since.added, ...since.changed]);
  untold = untoldChanges(
    packages.filter(({ folder }) => since.changed.includes(recordOf(folder))).map(({ manifest }) => manifest.name),
    waitingChangesets(join(root, '.changeset')).filter(({ name }) => written.has(`.changeset/${name}.md`)),
  );
}
for (const sentence of untold) process.stderr.write(`${sentence}\n`);
if (differing > 0 && isCheck)
  process.stderr.write('Look at each difference as those will who use the package, then: npm run public-api\n');
if (untold.length > 0 || (differing > 0 && isCheck)) process.exitCode = 1;
else if (differing === 0) process.stdout.write('The public API of every package is what was recorded.\n');
