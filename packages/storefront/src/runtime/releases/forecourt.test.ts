import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('the command imports only what Node has, since it runs where nothing is installed', async () => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, 'forecourt.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const outside = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  expect(outside.map(({ path }) => path).filter((path) => !path.startsWith('node:'))).toEqual([]);
});
