// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '../release/published-packages.mjs';
import { binaries, pinnedNode, root } from '../workspace/paths.mjs';
import { playwrightTotals, vitestTotals } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} fast part of `npm run check`
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {{ file: string, read: (report: any) => Totals }} [report] set for test runners
 * @property {readonly string[]} [needs] steps before it without whose success this one cannot run; it waits for them
 * @property {boolean} [beside] may run while the steps before it run, back to the last one that may not
 * @property {boolean} [browser] needs a browser
 */

export const reportsFolder = join(root, '.reports');

/** TypeScript 7 checks three times as fast; what writes declarations needs the interface of TypeScript 6. */
const typeChecker = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

const tool = (/** @type {string} */ name) => join(binaries, name);

/** @param {string} name @param {readonly string[]} args @param {Partial<Step>} [more] @returns {Step} */
const vitest = (name, args, more = {}) => {
  const file = join(reportsFolder, `${name.toLowerCase().replaceAll(' ', '-')}.json`);
  return {
    name,
    fast: false,
    program: tool('vitest'),
    ...more,
    args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, read: vitestTotals },
  };
};

/** @param {string} name @param {string} program @param {readonly string[]} args @param {Partial<Step>} [more] @returns {Step} */
const check = (name, program, args, more = {}) => ({ name, fast: true, program, args, ...more });

/**
 * Checks of each published package as a stranger would get it, after a whole build.
 * @param {{ released?: boolean }} [options] whether its changelog must tell of its version
 * @returns {Step[]}
 */
export const publishing = ({ released = false } = {}) => {
  const more = { fast: false, needs: ['Build'], beside: true };
  const contents = [join(root, 'scripts', 'release', 'check-packages.mjs'), ...(released ? ['--release'] : [])];
  return [
    check('Packages', pinnedNode, contents, more),
    ...publishedPackages().flatMap(({ folder, manifest }) => {
      const files = Object.keys(manifest.exports ?? {}).filter((face) => /\.(?:css|woff2)(?:\?url)?$/.test(face));
      // What a pattern opens has to be named to attw, which asks about patterns nothing.
      const opened =
        manifest.exports?.['./*'] === undefined
          ? []
          : readdirSync(join(root, folder, 'src')).filter((face) =>
              existsSync(join(root, folder, 'src', face, 'index.ts')),
            );
      return [
        check(`publint ${manifest.name}`, tool('publint'), ['run', folder, '--strict'], more),
        check(
          `attw ${manifest.name}`,
          tool('attw'),
          [
            ...['--pack', folder, '--profile', 'esm-only', '--no-definitely-typed', '--no-color', '--no-emoji'],
            ...(files.length === 0 ? [] : ['--exclude-entrypoints', ...files]),
            ...(opened.length === 0 ? [] : ['--include-entrypoints', ...opened]),
          ],
          more,
        ),
      ];
    }),
  ];
};

/** @returns {Step} */
export const lockStep = () => check('Lock', pinnedNode, [join(root, 'scripts', 'lock-check.mjs')]);

/** @returns {Step} */
export const wholeBuildStep = () =>
  check('Build', tool('turbo'), ['run', 'build', '--output-logs=errors-only', '--continue'], {
    fast: false,
    beside: true,
  });

/** @returns {Step} */
const enginesStep = () => {
  const file = join(reportsFolder, 'engines.json');
  return {
    name: 'Engines',
    fast: false,
    program: pinnedNode,
    args: [join(root, 'scripts', 'test', 'engines.mjs'), '--or-skip', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: playwrightTotals },
    needs: ['Build'],
    browser: true,
  };
};

/** @param {readonly string[]} folders @returns {Step[]} */
const ownTypes = (folders) =>
  folders
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
    .map((folder) => check(`Types of ${folder}`, pinnedNode, [typeChecker, '-p', folder], { beside: true }));

/**
 * Everything `npm test` does, in order.
 * @param {{ long: boolean }} options
 * @returns {Step[]}
 */
export const allSteps = ({ long }) => {
  const routeCheck = join(root, 'packages', 'storefront', 'scripts', 'write-routes.mjs');
  const givenPostgres = join(root, 'scripts', 'test', 'given-postgres.mjs');
  const endToEnd = join(reportsFolder, 'end-to-end.json');
  const longEnv = long ? { env: { FORECOURT_LONG_TESTS: '1' } } : {};
  return [
    lockStep(),
    check('Format', tool('biome'), ['format', '.'], { beside: true }),
    check('Lint', tool('biome'), ['lint', '.'], { beside: true }),
    check('Boundaries', tool('depcruise'), ['--config', '.dependency-cruiser.mjs', 'packages', 'apps'], {
      beside: true,
    }),
    check('Patterns', pinnedNode, [join(root, 'scripts', 'pattern-check.mjs')], { beside: true }),
    ...(existsSync(routeCheck) ? [check('Routes', pinnedNode, [routeCheck, '--check'], { beside: true })] : []),
    check('Sizes', pinnedNode, [join(root, 'scripts', 'test', 'size-limits.mjs')], { beside: true }),
    check('Types', tool('turbo'), ['run', 'typecheck', '--output-logs=errors-only', '--continue'], { beside: true }),
    ...ownTypes(['scripts', 'e2e', 'demo']),
    vitest('Unit', ['run', '--project', 'unit'], { fast: true, ...longEnv }),
    // It reads sources alone and leaves a core free: what builds, and what waits for databases, runs beside it.
    vitest('Storybook', ['run'], {
      cwd: join(root, 'packages', 'ui'),
      browser: true,
      // Looking at every picture doubles the run.
      ...(long ? {} : { env: { FORECOURT_PICTURES: 'off' } }),
    }),
    wholeBuildStep(),
    ...publishing(),
    vitest('Integration', ['run', '--project', 'integration'], { needs: ['Build'], beside: true, ...longEnv }),
    // Only the tests of the API have a database.
    ...(long
      ? [
          vitest('Given PostgreSQL', [givenPostgres, 'apps/api'], {
            program: pinnedNode,
            needs: ['Build'],
            beside: true,
          }),
        ]
      : []),
    {
      name: 'End to end',
      fast: false,
      program: tool('playwright'),
      args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: endToEnd, ...longEnv.env },
      report: { file: endToEnd, read: playwrightTotals },
      needs: ['Build'],
      browser: true,
    },
    enginesStep(),
    ...(long ? [check('Mutation', pinnedNode, [join(root, 'scripts', 'mutation.mjs')], { fast: false })] : []),
  ];
};
