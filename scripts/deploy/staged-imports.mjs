// @ts-check
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Follows the imports of programs through a staged tree, into every package: what the tree lacks, a line each.
 * @param {string} tree
 * @param {readonly string[]} programs from the tree
 * @returns {Promise<string[]>}
 */
export const missingImports = async (tree, programs) => {
  const { errors } = await build({
    absWorkingDir: tree,
    entryPoints: programs.map((program) => join(tree, program)),
    bundle: true,
    write: false,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    loader: { '.node': 'empty' },
    // Libraries ask for these where they are; none is a dependency of ours.
    external: [...builtinModules, 'pg-native', 'pino-pretty'],
  }).then(
    () => ({ errors: [] }),
    (/** @type {{ errors: readonly { text: string, location: { file: string } | null }[] }} */ failure) => failure,
  );
  return errors.map(({ text, location }) => `${location?.file ?? tree}: ${text}`);
};
