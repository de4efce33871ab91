// @ts-check
// Checks that package-lock.json installs everywhere: complete for other platforms, free of registry names, in step with
// every package.json. Run by `npm test`; alone: `node scripts/lock-check.mjs`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFaults } from './test/lock-check.mjs';
import { workspaceManifests } from './workspace/manifests.mjs';
import { root } from './workspace/paths.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const faults = lockFaults(packages, workspaceManifests());
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The lock is complete.' : `${faults.length} faults in package-lock.json.`);
process.exitCode = faults.length === 0 ? 0 : 1;
