// @ts-check
// `npm start`: from a fresh clone to running sites. Runs on any Node from 20.9 with nothing installed; whatever it
// starts runs on the Node that the lockfile pins. `--reload-demo` loads the demo stock again with today's dates.
import { nodeObstacle } from './workspace/node-version.mjs';

const tooOld = nodeObstacle(process.versions.node);
if (tooOld === null) {
  // Loaded only now: an older Node cannot even read it.
  import('./start/from-command-line.mjs');
} else {
  console.error(tooOld);
  process.exitCode = 1;
}
