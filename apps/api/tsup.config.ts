import { defineConfig } from 'tsup';

/**
 * Three programs, and the one that the first starts for photos. Workspace packages stay external: node resolves their dist, and the search worker its own file.
 * drizzle-orm is drawn in: its front door opens hundreds of files, which is most of the time that a command takes.
 */
export default defineConfig({
  entry: {
    serve: 'src/app/serve.ts',
    work: 'src/app/work.ts',
    cli: 'src/app/cli.ts',
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
