// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBench } from './bundle-bench.mjs';
import { repositoryRoot } from './paths.mjs';
import { runJson } from './run-json.mjs';

/** What shoppers' words find, beside peers with the same synonyms: shares of queries that found exactly what they must. */
export const benchWords = async () => {
  const [bundle = ''] = (await bundleBench('words-bench', 'scripts/bench/words')).slice(-1);
  // Without the condition of sources: Node reads the demo's generator, and our packages with that, as they were built.
  return runJson([bundle, pathToFileURL(join(repositoryRoot, 'demo/stock/generate.mjs')).href]);
};
