import { defineConfig } from 'tsup';

/**
 * Three programs, each behind a look at its Node, and the one that the first starts for photos. Workspace packages stay external: node resolves their dist, and the search worker its own file.
 * drizzle-orm is drawn in: its front door opens hundreds of files, which is most of the time that a command takes.
 */
export default defineConfig({
  entry: {
    serve: 'src/app/node-first/serve.ts',
    work: 'src/app/node-first/work.ts',
    cli: 'src/app/node-first/cli.ts',
    'read-photos': 'src/subjects/lead-photos/read-photos.ts',
  },
  format: ['esm'],
  target: 'es2023',
  platform: 'node',
  splitting: true,
  noExternal: ['drizzle-orm'],
  clean: true,
  sourcemap: true,
  dts: false,
});
