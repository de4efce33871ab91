// @ts-check
import { join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from './paths.mjs';

/** What lets Node read the search engine as source, which starts a worker thread from its own place. */
const flags = [
  '--conditions=@forecourt/source',
  '--import',
  join(repositoryRoot, 'packages/search-engine/src/source-imports.mjs'),
];

/**
 * Bundles `{name}.ts` of a folder with our packages as they stand in source, and answers the arguments of Node that run it.
 * @param {string} name
 * @param {string} [folder] where its source stands, from the root of the repository
 */
export const bundleBench = async (name, folder = 'apps/api/bench') => {
  // As deep below the repository as the real build: the API finds the repository from its own place.
  const outfile = join(repositoryRoot, `apps/api/dist-bench/${name}.mjs`);
  await build({
    entryPoints: [join(repositoryRoot, folder, `${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
    conditions: ['@forecourt/source'],
    plugins: [
      {
        name: 'our source, their packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || (path.startsWith('@forecourt/') && path !== '@forecourt/search-engine')
              ? undefined
              : { path, external: true },
          ),
      },
    ],
  });
  return [...flags, outfile];
};
