import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@forecourt/source', 'module', 'node'] };
const ssr = {
  resolve: { conditions: ['@forecourt/source', 'module', 'node'], externalConditions: ['@forecourt/source'] },
};
/** Without `module`, by which Amazon's packages are modules that Node cannot load: programs never ask by it. */
const asNode = { conditions: ['@forecourt/source', 'node'] };

/**
 * Ends what hangs, on a machine however busy; no test is to come near it. How fast things are is measured in benches.
 */
const unhurried = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 25 } },
};

const ofNode = { resolve: asNode, ssr: { resolve: { ...ssr.resolve, ...asNode } } };

const inFolders = (name: string): string[] => [
  `packages/**/src/**/${name}`,
  `apps/**/src/**/${name}`,
  `scripts/**/${name}`,
];

const integration = {
  ...unhurried,
  exclude: ['**/node_modules/**', '**/dist/**'],
  environment: 'node' as const,
  // Each file has databases and ports of its own; most of its time it waits.
  maxWorkers: 2,
  env: { FORECOURT_KEEP_TEST_CLUSTER: '1' },
  globalSetup: fileURLToPath(new URL('apps/api/test/end-cluster.ts', import.meta.url)),
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          ...unhurried,
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'packages/ui/.storybook/**/*.test.ts',
            'apps/**/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
          exclude: ['**/*.int.test.ts', '**/*.outside.test.ts', '**/node_modules/**', '**/dist/**'],
          environment: 'node',
          // Files of one worker share what they import, which is most of the run. A test that changes what others see
          // (globals, environment, modules) puts it back.
          isolate: false,
          pool: 'threads',
          // A second worker would load the same modules again; the tests of two workspaces run beside each other instead.
          maxWorkers: 1,
          setupFiles: [fileURLToPath(new URL('scripts/test/next-globals.mjs', import.meta.url))],
        },
      },
      {
        ...ofNode,
        test: {
          ...integration,
          name: 'integration',
          include: inFolders('*.int.test.ts'),
          exclude: [...integration.exclude, '**/*.alone.int.test.ts'],
          // Files of one worker share what they import, which was half of the run: a test that changes what others see
          // puts it back.
          isolate: false,
        },
      },
      // Tests that put another module in the place of one.
      { ...ofNode, test: { ...integration, name: 'integration alone', include: inFolders('*.alone.int.test.ts') } },
      {
        ...ofNode,
        test: {
          ...unhurried,
          testTimeout: 1_200_000,
          name: 'outside',
          include: ['scripts/outside/*.outside.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
