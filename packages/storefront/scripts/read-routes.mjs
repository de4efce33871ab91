// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The route files as the page table says. The table is TypeScript: it is bundled here, so that a script needs no build of
 * the packages before it.
 * @returns {Promise<typeof import('../src/runtime/routes/route-files.ts')>}
 */
export const routesOf = async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/runtime/routes/route-files.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@forecourt/source'],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
};
