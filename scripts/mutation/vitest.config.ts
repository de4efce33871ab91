import { defineConfig } from 'vitest/config';

const conditions = ['@forecourt/source', 'module', 'node'];
const name = process.env.FORECOURT_MUTATE ?? 'finance';

/** The unit tests of one package, for mutation runs. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@forecourt/source'] } },
  test: {
    include: [`packages/${name}/src/**/*.test.ts`],
    exclude: ['**/*.int.test.ts', '**/node_modules/**'],
    // As long as in every other run: Stryker itself ends what a wrong rule makes endless.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
