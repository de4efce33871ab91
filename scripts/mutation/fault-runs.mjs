// @ts-check
import { join } from 'node:path';

/** @typedef {import('./seeded-fault.mjs').FaultKind} FaultKind */
/**
 * A program that shows whether tests find a fault.
 * @typedef {object} FaultCommand
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {Readonly<Record<string, string>>} env beyond that of the command
 */
/**
 * @typedef {object} VitestReport
 * @property {readonly { name: string, status: string, message?: string,
 *   assertionResults: readonly { status: string, fullName: string }[] }[]} testResults
 */
/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly { title: string, tests: readonly { status: string,
 *   results?: readonly { error?: { message?: string } }[] }[] }[]} [specs]
 */
/**
 * @typedef {object} PlaywrightReport
 * @property {readonly PlaywrightSuite[]} suites
 * @property {readonly { message?: string }[]} [errors]
 */
/**
 * What a report says: tests that failed, how many passed, and what kept others from running.
 * @typedef {object} Finding
 * @property {readonly string[]} failed
 * @property {number} passed
 * @property {readonly string[]} troubles
 */
/**
 * @typedef {object} Verdict
 * @property {'caught' | 'green' | 'broken'} verdict `broken`: it failed, and for another reason than a failing test
 * @property {string} words the first failing test, or why nothing could be said
 */

/**
 * Runs of one kind as one command.
 * @param {FaultKind} kind
 * @param {readonly string[]} targets
 * @param {object} place
 * @param {string} place.checkout
 * @param {string} place.report file for the report of a test runner
 * @param {boolean} place.stopsAtFirst whether the first failing test is enough
 * @returns {FaultCommand}
 */
export const commandOf = (kind, targets, { checkout, report, stopsAtFirst }) => {
  const tool = (/** @type {string} */ name) => join(checkout, 'node_modules', '.bin', name);
  const reporters = ['--reporter=json', `--outputFile.json=${report}`, ...(stopsAtFirst ? ['--bail=1'] : [])];
  switch (kind) {
    case 'unit':
    case 'integration':
      return {
        program: tool('vitest'),
        args: ['run', '--project', kind, ...targets, ...reporters],
        cwd: checkout,
        env: {},
      };
    case 'stories':
      return {
        program: tool('vitest'),
        args: ['run', ...targets.map((target) => target.replace(/^packages\/ui\//, '')), ...reporters],
        cwd: join(checkout, 'packages', 'ui'),
        env: { FORECOURT_PICTURES: 'off' },
      };
    case 'e2e':
      return {
        program: tool('playwright'),
        args: [
          ...['test', '-c', 'e2e/playwright.config.ts', ...targets.map((target) => `e2e/${target}.spec.ts`)],
          ...['--reporter=json', ...(stopsAtFirst ? ['-x'] : [])],
        ],
        cwd: checkout,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      };
    case 'types':
      return {
        program: tool('turbo'),
        args: [
          ...['run', 'typecheck', '--only', '--output-logs=errors-only'],
          ...targets.map((target) => `--filter=./${target}`),
        ],
        cwd: checkout,
        env: {},
      };
  }
};

/** @param {string | undefined} text */
const firstLine = (text) =>
  text
    ?.split('\n')
    .find((line) => line.trim() !== '')
    ?.trim();

/** @param {VitestReport} report @returns {Finding} */
export const vitestFinding = ({ testResults }) => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    passed: tests.filter(({ status }) => status === 'passed').length,
    troubles: testResults
      .filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
      .map(({ name, message }) => `${name}: ${firstLine(message) ?? 'could not be run'}`),
  };
};

/** What a test says when there is no browser to run it. */
const noBrowser = /browserType\.launch|Executable doesn't exist/;

/** @param {PlaywrightSuite} suite @returns {readonly { title: string, status: string, message: string }[]} */
const testsIn = ({ title, suites = [], specs = [] }) => [
  ...suites.flatMap((inner) => testsIn({ ...inner, title: `${title} › ${inner.title}` })),
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results = [] }) => ({
      title: `${title} › ${spec.title}`,
      status,
      message: results.find(({ error }) => error !== undefined)?.error?.message ?? '',
    })),
  ),
];

/** @param {PlaywrightReport} report @returns {Finding} */
export const playwrightFinding = ({ suites, errors = [] }) => {
  const tests = suites.flatMap(testsIn);
  const red = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const withoutBrowser = red.filter(({ message }) => noBrowser.test(message));
  return {
    failed: red.filter((test) => !withoutBrowser.includes(test)).map(({ title }) => title),
    passed: tests.filter(({ status }) => status === 'expected').length,
    troubles: [...withoutBrowser, ...errors].map(({ message }) => firstLine(message) ?? 'the run ended early'),
  };
};

/** @param {string} output @returns {Finding} */
export const typesFinding = (output) => ({
  failed: output.split('\n').filter((line) => /error TS\d+:/.test(line)),
  passed: 1,
  troubles: [],
});

/**
 * What a run says of a fault. Only a failing test, or a fault that the compiler names, has found it.
 * @param {Finding | null} finding null when there is no report that could be read
 * @param {{ code: number, output: string }} ended
 * @returns {Verdict}
 */
export const judge = (finding, { code, output }) => {
  const lastWords = output.trim().split('\n').slice(-3).join(' ').slice(-300);
  if (finding === null) return { verdict: 'broken', words: `no report was written (exit code ${code}): ${lastWords}` };
  const [first] = finding.failed;
  if (first !== undefined) return { verdict: 'caught', words: first };
  const [trouble] = finding.troubles;
  if (trouble !== undefined) return { verdict: 'broken', words: trouble };
  if (code !== 0) return { verdict: 'broken', words: `ended with code ${code} though no test failed: ${lastWords}` };
  return finding.passed === 0 ? { verdict: 'broken', words: 'no test was found' } : { verdict: 'green', words: '' };
};
