// @ts-check
// `npm run version-packages`: writes the waiting changesets into versions, changelogs and the notes of the release, and
// brings package-lock.json along, which `changeset version` forgets. What it writes is to be read and committed. What comes
// after `--` goes to `changeset version`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withWorkspaces } from './release/lock-versions.mjs';
import { publishedPackages } from './release/published-packages.mjs';
import { waitingChangesets } from './release/release-notes.mjs';
import { writeReleaseNotes } from './release/write-release-notes.mjs';
import { lockFaults } from './test/lock-check.mjs';
import { workspaceManifests } from './workspace/manifests.mjs';
import { binaries, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const onText = (/** @type {string} */ text) => process.stdout.write(text);
const tool = async (/** @type {string} */ name, /** @type {string[]} */ ...args) => {
  const { code } = await run(join(binaries, name), args, { cwd: root, env: withBinaries(process.env), onText });
  if (code !== 0) process.exit(code);
};

const waiting = waitingChangesets(join(root, '.changeset'));
await tool('changeset', 'version', ...process.argv.slice(2));
if (waiting.length > 0) writeReleaseNotes(waiting, publishedPackages()[0]?.manifest.version ?? '');
// It writes package.json in a form of its own.
await tool(
  'biome',
  'format',
  '--write',
  ...Object.keys(workspaceManifests()).map((folder) => join(folder, 'package.json')),
);
const lockFile = join(root, 'package-lock.json');
const lock = withWorkspaces(JSON.parse(readFileSync(lockFile, 'utf8')), workspaceManifests());
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
const faults = lockFaults(lock.packages, workspaceManifests());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
