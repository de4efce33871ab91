// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBench } from './bundle-bench.mjs';
import { repositoryRoot } from './paths.mjs';
import { runJson } from './run-json.mjs';

/** What shoppers' words find, beside peers with the same synonyms: shares of queries that found exactly what they must. */
export const benchWords = async () =>
  runJson([
    ...(await bundleBench('words-bench', 'scripts/bench/words')),
    pathToFileURL(join(repositoryRoot, 'demo/stock/generate.mjs')).href,
  ]);
