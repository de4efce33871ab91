// @ts-check
// Import direction of the monorepo: the rules of .dependency-cruiser.mjs, and that no rooms of a folder import each other
// in a circle, which rules about files cannot see. Ends with 1 and the imports at fault. A folder after it is looked at
// in place of this repository.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { roomCircles } from './test/room-circles.mjs';
import { binaries, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

/** Folders whose direct subfolders are rooms, in which one may use another but never in a circle. */
const houses = [
  'apps/api/src/ground',
  'apps/api/src/subjects',
  'apps/gateway/src',
  'packages/api-contract/src',
  'packages/config/src',
  'packages/domain/src',
  'packages/finance/src',
  'packages/search/src',
  'packages/search-engine/src',
];

const folder = resolve(process.argv[2] ?? root);
const reports = join(folder, '.reports');
const report = join(reports, 'boundaries.json');
mkdirSync(reports, { recursive: true });
const options = { cwd: folder, env: withBinaries(process.env) };

const cruise = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', '--output-to', report];
const { code, output } = await run(join(binaries, 'depcruise'), [...cruise, 'packages', 'apps'], options);
if (output.trim() !== '') process.stdout.write(output);
const shown = await run(join(binaries, 'depcruise-fmt'), ['--output-type', 'err', '--exit-code', report], options);
process.stdout.write(shown.output);

/** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} */
const { modules } = JSON.parse(readFileSync(report, 'utf8'));
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const circles = houses.flatMap((house) => roomCircles(house, imports).map((circle) => ({ house, circle })));
for (const { house, circle } of circles) {
  console.log(`Rooms of ${house} import each other in a circle:`);
  for (const { from, to } of circle) console.log(`  ${from} -> ${to}`);
}
process.exitCode = code !== 0 || shown.code !== 0 || circles.length > 0 ? 1 : 0;
