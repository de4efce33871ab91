// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, pinnedNode, root } from '../workspace/paths.mjs';
import { playwrightTotals, vitestTotals } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {'static' | 'unit' | 'storybook' | 'integration' | 'e2e' | 'outside'} Part */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Part | 'build'} part by which `npm test -- --part` chooses it
 * @property {boolean} [fast] part of `npm run check`
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {{ files: readonly string[], read: (report: any) => Totals }} [report] set for test runners
 * @property {readonly string[]} [needs] steps that must have ended well before this one
 * @property {boolean} [browser] needs a browser
 */

export const reportsFolder = join(root, '.reports');

/** What `npm test -- --part` takes. @type {readonly Part[]} */
export const parts = ['static', 'unit', 'storybook', 'integration', 'e2e', 'outside'];

const tool = (/** @type {string} */ name) => join(binaries, name);

/** @param {string} name @param {string} program @param {readonly string[]} args @param {Partial<Step>} [more] @returns {Step} */
const check = (name, program, args, more = {}) => ({ name, part: 'static', fast: true, program, args, ...more });

/**
 * A task of the workspaces, by turbo: it is taken from what was kept where no input of it has changed. Whatever a task
 * writes comes as it is written, so that a task that hangs is seen.
 * @param {string} task
 * @param {{ atOnce?: number, flags?: readonly string[], own?: readonly string[] }} [more] `atOnce`: how many workspaces
 *   run at a time; `own`: arguments for the task itself
 */
const turbo = (task, { atOnce = 2, flags = [], own = [] } = {}) => [
  'run',
  task,
  '--output-logs=new-only',
  '--log-order=stream',
  '--continue',
  `--concurrency=${atOnce}`,
  ...flags,
  ...(own.length === 0 ? [] : ['--', ...own]),
];

/** Whether a folder holds a file whose name fits, at any depth. @param {string} folder @param {RegExp} name */
const holds = (folder, name) =>
  existsSync(folder) && readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => name.test(file));

/**
 * Folders of workspaces, and '' for the root, that have tests of a kind. Without glob: this runs on Node 20, too.
 * @param {RegExp} name of their files
 */
const foldersWith = (name) => {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  );
  const found = workspaces.filter((folder) =>
    ['src', '.storybook'].some((place) => holds(join(root, folder, place), name)),
  );
  return ['scripts', 'demo'].some((folder) => holds(join(root, folder), name)) ? [...found, ''] : found;
};

/** Reports that `package-tests.mjs` writes. @param {readonly string[]} folders @param {string} project */
const reportsOf = (folders, project) => ({
  files: folders.map((folder) => join(root, folder, '.reports', `${project}.json`)),
  read: vitestTotals,
});

/**
 * Checks of each published package as a stranger would get it, after a build.
 * @param {{ released?: boolean }} [options] whether its changelog must name its version; then nothing kept is taken
 * @returns {Step[]}
 */
export const publishing = ({ released = false } = {}) => [
  check('Declarations', tool('turbo'), turbo('declarations'), { fast: false, needs: ['Build'] }),
  check('Packages', tool('turbo'), turbo('check:package', released ? { flags: ['--force'], own: ['--release'] } : {}), {
    fast: false,
    needs: ['Declarations'],
  }),
];

/** @returns {Step} */
export const lockStep = () => check('Lock', pinnedNode, [join(root, 'scripts', 'lock-check.mjs')]);

/** @returns {Step} */
export const buildStep = () => check('Build', tool('turbo'), turbo('build'), { part: 'build', fast: false });

/**
 * Everything `npm test` does. What others wait for comes first: the build, and the end-to-end tests, which take longest.
 * @param {{ long: boolean, shard?: string | undefined }} options `shard`: such as `1/3`, for the parts that can be split
 * @returns {Step[]}
 */
export const allSteps = ({ long, shard }) => {
  const longEnv = long ? { env: { FORECOURT_LONG_TESTS: '1' } } : {};
  const split = shard === undefined ? [] : [`--shard=${shard}`];
  const endToEnd = join(reportsFolder, 'end-to-end.json');
  const tests = (/** @type {string} */ name, /** @type {'unit' | 'integration' | 'stories'} */ project) => {
    const folders = {
      unit: foldersWith(/(?<!\.int)\.test\.tsx?$/),
      integration: foldersWith(/\.int\.test\.ts$/),
      stories: ['packages/ui'],
    };
    return {
      name,
      program: tool('turbo'),
      // Integration runs two files at a time by itself: more of them at once is more than a small machine can hold.
      args: turbo(project, { atOnce: project === 'integration' ? 1 : 2, own: split }),
      report: reportsOf(folders[project], project),
      ...longEnv,
    };
  };
  return [
    lockStep(),
    buildStep(),
    {
      name: 'End to end',
      part: 'e2e',
      program: pinnedNode,
      args: [join(root, 'scripts', 'test', 'end-to-end.mjs'), '--reporter=dot,json', ...split],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: endToEnd, ...longEnv.env },
      report: { files: [endToEnd], read: playwrightTotals },
      needs: ['Build'],
      browser: true,
    },
    check('Types', pinnedNode, [join(root, 'scripts', 'test', 'types.mjs')]),
    { part: 'unit', fast: true, ...tests('Unit', 'unit') },
    check('Format', tool('biome'), ['format', '.']),
    check('Lint', tool('biome'), ['lint', '.']),
    check('Boundaries', pinnedNode, [join(root, 'scripts', 'boundaries.mjs')]),
    check('Routes', pinnedNode, [join(root, 'packages', 'storefront', 'scripts', 'write-routes.mjs'), '--check']),
    check('Patterns', pinnedNode, [join(root, 'scripts', 'pattern-check.mjs'), ...(long ? ['--all'] : [])]),
    check('Migrations', pinnedNode, [join(root, 'scripts', 'migration-check.mjs')]),
    check('API documents', pinnedNode, [join(root, 'scripts', 'api-documents.mjs'), '--check']),
    check('Public API', pinnedNode, [join(root, 'scripts', 'public-api.mjs'), '--check']),
    check('Sizes', pinnedNode, [join(root, 'scripts', 'test', 'size-limits.mjs')]),
    { part: 'storybook', browser: true, ...tests('Storybook', 'stories') },
    // Longer than what comes after it, which has room beside it once the end-to-end tests have ended.
    { part: 'integration', needs: ['Build'], ...tests('Integration', 'integration') },
    ...publishing(),
    // Packs what is built, types and all. Others write into the checkout meanwhile, and nothing of it is read then.
    {
      name: 'Outside',
      part: 'outside',
      program: tool('vitest'),
      args: [
        ...['run', '--project', 'outside', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${join(reportsFolder, 'outside.json')}`,
      ],
      report: { files: [join(reportsFolder, 'outside.json')], read: vitestTotals },
      needs: ['Declarations'],
      browser: true,
    },
    // What images hold, from the files that make them, where no container runs: guides by Docker are `npm run deploy:docker`.
    check('Deployment', pinnedNode, [join(root, 'scripts', 'deploy-try.mjs'), '--staged', '--template', 'template-a'], {
      part: 'outside',
      fast: false,
      needs: ['Declarations'],
    }),
    // Only the tests of the API have a database.
    ...(long
      ? [
          /** @type {Step} */ ({
            name: 'Given PostgreSQL',
            part: 'integration',
            program: pinnedNode,
            args: [
              join(root, 'scripts', 'test', 'given-postgres.mjs'),
              'apps/api',
              '--reporter=default',
              '--reporter=json',
              `--outputFile.json=${join(reportsFolder, 'given-postgresql.json')}`,
            ],
            report: { files: [join(reportsFolder, 'given-postgresql.json')], read: vitestTotals },
            needs: ['Build'],
            ...longEnv,
          }),
          check('Types of each workspace', tool('turbo'), turbo('typecheck'), { fast: false }),
          check('First story', pinnedNode, [join(root, 'scripts', 'test', 'first-story.mjs')], {
            part: 'storybook',
            fast: false,
            browser: true,
          }),
          check('Mutation', pinnedNode, [join(root, 'scripts', 'mutation.mjs')], { part: 'unit', fast: false }),
        ]
      : []),
  ];
};

/**
 * The steps of some parts, with what they need.
 * @param {readonly Step[]} steps
 * @param {readonly Part[]} wanted
 * @returns {Step[]}
 */
export const stepsOf = (steps, wanted) => {
  const chosen = new Set(steps.filter(({ part }) => wanted.some((one) => one === part)).map(({ name }) => name));
  for (const { name, needs = [] } of [...steps].reverse())
    if (chosen.has(name)) for (const need of needs) chosen.add(need);
  return steps.filter(({ name }) => chosen.has(name));
};
