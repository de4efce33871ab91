import { defineConfig } from 'tsup';

/** Three programs. Workspace packages stay external: node resolves their dist, and the search worker its own file. */
export default defineConfig({
  entry: { serve: 'src/serve.ts', work: 'src/work.ts', cli: 'src/cli.ts' },
  format: ['esm'],
  target: 'es2023',
  platform: 'node',
  splitting: true,
  clean: true,
  sourcemap: true,
  dts: false,
});
