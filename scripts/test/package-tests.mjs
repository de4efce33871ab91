// @ts-check
// The tests of the workspace in the working directory, or of the root's own scripts: what turbo runs as `unit`,
// `integration` and `stories`. Leaves vitest's report in `.reports/<project>.json` there, which turbo keeps
// with the result. What comes after the project goes to vitest, such as `--shard=1/3`.
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

const [project = 'unit', ...more] = process.argv.slice(2);
const folder = process.cwd();
const place = relative(root, folder).replaceAll('\\', '/');
const reports = join(folder, '.reports');
mkdirSync(reports, { recursive: true });

/** Stories have a configuration of their own, in their folder. */
const isStories = project === 'stories';
/** Integration tests are two projects, of which those that must run alone are the second. */
const chosen = isStories ? [] : ['--project', `${project}*`, ...(place === '' ? ['scripts/', 'demo/'] : [`${place}/`])];
const { code } = await run(
  join(binaries, 'vitest'),
  [
    'run',
    ...chosen,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${project}.json`)}`,
    ...more,
  ],
  {
    cwd: isStories ? folder : root,
    env: withBinaries(process.env),
    onText: (text) => process.stdout.write(text),
  },
);
process.exitCode = code;
