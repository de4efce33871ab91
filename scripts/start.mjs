// @ts-check
// `npm start`: from a fresh clone to running sites. Runs on any Node from 20.9 with nothing installed; whatever it
// starts runs on the Node that the lockfile pins. `--reload-demo` loads the demo stock again with today's dates.
import { parseArgs } from 'node:util';
import { startForecourt } from './start/start-forecourt.mjs';

const { values } = parseArgs({ options: { 'reload-demo': { type: 'boolean', default: false } } });
await startForecourt({ env: process.env, reloadDemo: values['reload-demo'] ?? false });
