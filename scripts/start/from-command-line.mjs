// @ts-check
import { parseArgs } from 'node:util';
import { startForecourt } from './start-forecourt.mjs';

const { values } = parseArgs({ options: { 'reload-demo': { type: 'boolean', default: false } } });
await startForecourt({ env: process.env, reloadDemo: values['reload-demo'] ?? false });
