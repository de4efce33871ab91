// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The route files as the page table says. The table is TypeScript: it is bundled here, so that a script needs no build of
 * the packages before it.
 * @returns {Promise<typeof import('../src/runtime/routes/route-files.ts') & typeof import('../src/runtime/routes/write-route-files.ts')>}
 */
export const routesOf = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './route-files'; export * from './write-route-files';`,
      resolveDir: fileURLToPath(new URL('../src/runtime/routes', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@forecourt/source'],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
};
