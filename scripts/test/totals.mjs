// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures for each failure its name, and below it why, as far as the runner tells
 */

/** @returns {Totals} */
const none = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/**
 * Totals of a check that is not a test runner: one.
 * @param {boolean} passed
 * @param {string} name
 * @returns {Totals}
 */
export const checkTotals = (passed, name) =>
  passed ? { ...none(), passed: 1 } : { ...none(), failed: 1, failures: [name] };

const mostLines = 10;

/**
 * The name of a failure with the head of what was said about it below: a log's end then tells why, not only what.
 * @param {string} name
 * @param {unknown} message
 */
const failure = (name, message) => {
  const lines = stripVTControlCharacters(String(message ?? ''))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines);
  return [name, ...lines.map((line) => `    ${line.trim().slice(0, 300)}`)].join('\n');
};

/**
 * Totals of vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failure.
 * @param {any} report
 * @returns {Totals}
 */
export const vitestTotals = (report) => {
  const totals = none();
  for (const file of report.testResults) {
    const tests = file.assertionResults;
    for (const test of tests) {
      if (test.status === 'passed') totals.passed += 1;
      else if (test.status === 'failed') {
        totals.failed += 1;
        totals.failures.push(failure(`${file.name}: ${test.fullName}`, test.failureMessages?.[0]));
      } else totals.skipped += 1;
    }
    if (file.status === 'failed' && !tests.some((/** @type {any} */ test) => test.status === 'failed')) {
      totals.failed += 1;
      totals.failures.push(`${file.name}: ${String(file.message ?? 'could not be run').split('\n')[0]}`);
    }
  }
  return totals;
};

/** @param {any} suite @param {string} path @returns {{ title: string, status: string, message: unknown }[]} */
const playwrightTests = (suite, path) => [
  ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => playwrightTests(inner, `${path} › ${inner.title}`)),
  ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      title: `${path} › ${spec.title} [${test.projectName}]`,
      status: test.status,
      message: test.results?.find((/** @type {any} */ result) => result.error !== undefined)?.error.message,
    })),
  ),
];

/**
 * Totals of Playwright's JSON report. A test that passed only when tried again counts as failed: it is not to be
 * relied on. Errors outside any test (a server that did not start) count one each.
 * @param {any} report
 * @returns {Totals}
 */
export const playwrightTotals = (report) => {
  const totals = none();
  for (const suite of report.suites) {
    for (const { title, status, message } of playwrightTests(suite, suite.title)) {
      if (status === 'expected') totals.passed += 1;
      else if (status === 'skipped') totals.skipped += 1;
      else {
        totals.failed += 1;
        totals.failures.push(failure(status === 'flaky' ? `${title} (passed only when tried again)` : title, message));
      }
    }
  }
  for (const error of report.errors ?? []) {
    totals.failed += 1;
    totals.failures.push(String(error.message ?? error).split('\n')[0] ?? '');
  }
  return totals;
};

/**
 * What a runner's step counts for: its report, and one failure more where runner and report disagree. A runner that
 * left no report, or one that says nothing of a failure the exit code tells of, has not passed.
 * @param {object} step
 * @param {string} step.name
 * @param {number} step.code exit code of the runner
 * @param {string | null} step.report text of its report, null when there is none
 * @param {(report: any) => Totals} step.read
 * @returns {Totals}
 */
export const runnerTotals = ({ name, code, report, read }) => {
  if (report === null) return checkTotals(false, `${name}: no report was written (exit code ${code})`);
  let totals;
  try {
    totals = read(JSON.parse(report));
  } catch (error) {
    return checkTotals(false, `${name}: the report cannot be read (${error instanceof Error ? error.message : error})`);
  }
  if (code !== 0 && totals.failed === 0) {
    return addTotals([totals, checkTotals(false, `${name}: ended with code ${code} though no test failed`)]);
  }
  if (totals.passed + totals.failed + totals.skipped === 0) return checkTotals(false, `${name}: no test was found`);
  return totals;
};

/**
 * @param {readonly Totals[]} all
 * @returns {Totals}
 */
export const addTotals = (all) =>
  all.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
    }),
    none(),
  );

/** The line that closes a run. @param {Totals} totals */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
