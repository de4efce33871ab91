// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBench } from './bundle-bench.mjs';
import { repositoryRoot } from './paths.mjs';
import { runJson } from './run-json.mjs';

/** Which of 100,000 saved searches 500 changed vehicles match, beside asking the engine each search in turn. */
export const benchAlerts = async () =>
  runJson([
    '--expose-gc',
    ...(await bundleBench('alerts-bench', 'scripts/bench/alerts')),
    pathToFileURL(join(repositoryRoot, 'packages/search-engine/bench/vehicles.mjs')).href,
  ]);
