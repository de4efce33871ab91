import { describe, expect, it } from 'vitest';
import { addTotals, checkTotals, closingLine, playwrightTotals, runnerTotals, vitestTotals } from './totals.mjs';

const vitestReport = (...files: { status: string; message?: string; tests: string[] }[]) => ({
  testResults: files.map(({ status, message, tests }, index) => ({
    name: `file-${index}.test.ts`,
    status,
    message,
    assertionResults: tests.map((result, at) => ({ status: result, fullName: `test ${at}` })),
  })),
});

describe('vitestTotals', () => {
  it('counts passed, failed, and everything else as skipped', () => {
    const report = vitestReport(
      { status: 'passed', tests: ['passed', 'pending', 'todo', 'skipped'] },
      { status: 'failed', tests: ['passed', 'failed'] },
    );
    expect(vitestTotals(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 3,
      failures: ['file-1.test.ts: test 1'],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = vitestReport({ status: 'failed', message: 'Cannot find x\nat y', tests: [] });
    expect(vitestTotals(report)).toMatchObject({ failed: 1, failures: ['file-0.test.ts: Cannot find x'] });
  });
});

describe('playwrightTotals', () => {
  const report = (statuses: string[], errors: { message: string }[] = []) => ({
    suites: [
      {
        title: 'search.spec.ts',
        suites: [
          {
            title: 'phone',
            specs: [{ title: 'finds', tests: statuses.map((status) => ({ status, projectName: 'a' })) }],
          },
        ],
      },
    ],
    errors,
  });

  it('counts by outcome, in suites at any depth', () => {
    expect(playwrightTotals(report(['expected', 'expected', 'skipped', 'unexpected']))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['search.spec.ts › phone › finds [a]'],
    });
  });

  it('counts what passed only when tried again as failed', () => {
    expect(playwrightTotals(report(['flaky']))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('says below the name why it failed, without colours and not at length', () => {
    const why = [
      '\u001b[31mError: not seen\u001b[39m',
      '',
      ...Array.from({ length: 20 }, (_, line) => `  line ${line}`),
    ];
    const test = { status: 'unexpected', projectName: 'a', results: [{}, { error: { message: why.join('\n') } }] };
    const { failures } = playwrightTotals({
      suites: [{ title: 'search.spec.ts', specs: [{ title: 'finds', tests: [test] }] }],
    });
    expect(failures[0]?.split('\n').slice(0, 3)).toEqual([
      'search.spec.ts › finds [a]',
      '    Error: not seen',
      '    line 0',
    ]);
    expect(failures[0]?.split('\n')).toHaveLength(11);
  });

  it('counts errors outside tests', () => {
    expect(playwrightTotals(report(['expected'], [{ message: 'no server\nmore' }]))).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['no server'],
    });
  });
});

describe('runnerTotals', () => {
  const step = { name: 'Unit', read: vitestTotals };
  const good = JSON.stringify(vitestReport({ status: 'passed', tests: ['passed'] }));

  it('believes a report that agrees with the exit code', () => {
    expect(runnerTotals({ ...step, code: 0, report: good })).toMatchObject({ passed: 1, failed: 0 });
  });

  it('fails without a report, also when the runner ended well', () => {
    expect(runnerTotals({ ...step, code: 0, report: null })).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerTotals({ ...step, code: 0, report: '{"testRes' })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('adds a failure when the runner failed and its report knows of none', () => {
    expect(runnerTotals({ ...step, code: 1, report: good })).toMatchObject({ passed: 1, failed: 1 });
  });

  it('fails when no test was found', () => {
    expect(runnerTotals({ ...step, code: 0, report: JSON.stringify(vitestReport()) })).toMatchObject({ failed: 1 });
  });
});

describe('the closing line', () => {
  it('adds up what every step counted for', () => {
    const totals = addTotals([
      checkTotals(true, 'Lock'),
      checkTotals(false, 'Lint'),
      { passed: 10, failed: 1, skipped: 2, failures: ['a'] },
    ]);
    expect(closingLine(totals)).toBe('11 passed, 2 failed, 2 skipped');
    expect(totals.failures).toEqual(['Lint', 'a']);
  });
});
