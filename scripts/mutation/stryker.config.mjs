// @ts-check
// Mutates the rules of the package named by FORECOURT_MUTATE and runs its tests against each mutant. Started by
// `npm run mutation`, from the root of the workspace.
const name = process.env.FORECOURT_MUTATE ?? 'finance';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  // React bindings and the network client are adapters, not rules.
  mutate: [
    `packages/${name}/src/**/*.ts`,
    '!**/*.test.ts',
    '!**/index.ts',
    '!packages/search/src/react/**',
    '!packages/search/src/client/**',
  ],
  coverageAnalysis: 'perTest',
  // Mutants of what runs once when a file is loaded (tables, schemas) would need a whole run each.
  ignoreStatic: true,
  concurrency: Number(process.env.FORECOURT_MUTATION_JOBS ?? 2),
  ignorePatterns: [
    '.forecourt',
    'apps',
    'demo',
    'docs',
    'e2e',
    'sites',
    '**/dist',
    'packages/storefront',
    'packages/search-engine',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.reports/mutation/${name}.json` },
  tempDirName: `.reports/stryker-${name}`,
  timeoutMS: 15_000,
};
