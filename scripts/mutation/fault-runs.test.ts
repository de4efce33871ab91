import { describe, expect, it } from 'vitest';
import { builtFor } from './fault-builds.mjs';
import { commandOf, judge, playwrightFinding, typesFinding, vitestFinding } from './fault-runs.mjs';
import { readFault } from './seeded-fault.mjs';

const well = { code: 0, output: '' };
const badly = { code: 1, output: 'one\ntwo\nthe end' };

describe('a run of vitest', () => {
  const report = (...statuses: readonly string[]) =>
    vitestFinding({
      testResults: [
        {
          name: 'price.test.ts',
          status: statuses.includes('failed') ? 'failed' : 'passed',
          assertionResults: statuses.map((status, at) => ({ status, fullName: `price ${at}` })),
        },
      ],
    });

  it('has caught a fault when a test fails, and names the test', () => {
    expect(judge(report('passed', 'failed'), badly)).toEqual({ verdict: 'caught', words: 'price 1' });
    expect(judge(report('passed', 'passed'), well)).toEqual({ verdict: 'green', words: '' });
  });

  it('has caught nothing when a file could not be loaded, no test was found or no report was written', () => {
    const unloaded = vitestFinding({
      testResults: [
        { name: 'price.test.ts', status: 'failed', message: '\nCannot find x\nat y', assertionResults: [] },
      ],
    });
    expect(judge(unloaded, badly)).toEqual({ verdict: 'broken', words: 'price.test.ts: Cannot find x' });
    expect(judge(vitestFinding({ testResults: [] }), well)).toEqual({ verdict: 'broken', words: 'no test was found' });
    expect(judge(null, badly)).toMatchObject({ verdict: 'broken', words: expect.stringContaining('one two the end') });
    expect(judge(report('passed'), badly)).toMatchObject({
      verdict: 'broken',
      words: expect.stringContaining('code 1'),
    });
  });
});

describe('a run of Playwright', () => {
  const report = (status: string, message?: string) => ({
    suites: [
      {
        title: 'system/print.spec.ts',
        suites: [
          {
            title: 'template B',
            specs: [
              {
                title: 'the footer stays off paper',
                tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
              },
            ],
          },
        ],
      },
    ],
  });

  it('has caught a fault when a test fails, and names the test', () => {
    expect(judge(playwrightFinding(report('unexpected', 'expected hidden')), badly)).toEqual({
      verdict: 'caught',
      words: 'system/print.spec.ts › template B › the footer stays off paper',
    });
    expect(judge(playwrightFinding(report('expected')), well)).toEqual({ verdict: 'green', words: '' });
  });

  it('has caught nothing without a browser, or when the stack did not start', () => {
    const words = "browserType.launch: Executable doesn't exist at /nowhere";
    expect(judge(playwrightFinding(report('unexpected', words)), badly)).toEqual({ verdict: 'broken', words });
    const unstarted = playwrightFinding({ suites: [], errors: [{ message: 'Process from config.webServer ended' }] });
    expect(judge(unstarted, badly)).toEqual({ verdict: 'broken', words: 'Process from config.webServer ended' });
  });
});

describe('a check of types', () => {
  it('has caught a fault when the compiler names one', () => {
    const output = '@forecourt/template-c:typecheck: template.ts(16,5): error TS2322: Type \'"plates"\' is wrong.';
    expect(judge(typesFinding(output), { code: 1, output })).toEqual({ verdict: 'caught', words: output });
    expect(judge(typesFinding('turbo is missing'), badly)).toMatchObject({ verdict: 'broken' });
    expect(judge(typesFinding(''), well)).toEqual({ verdict: 'green', words: '' });
  });
});

describe('the command of a run', () => {
  const place = { checkout: '/old', report: '/old/.reports/run.json', stopsAtFirst: true };

  it('is the one that shows the fault, in the checkout that has it', () => {
    expect(commandOf('unit', ['x.test.ts'], place)).toMatchObject({
      cwd: '/old',
      args: expect.arrayContaining(['--project', 'unit', 'x.test.ts', '--bail=1']),
    });
    expect(commandOf('stories', ['packages/ui/src/toast'], place)).toMatchObject({
      cwd: '/old/packages/ui',
      args: expect.arrayContaining(['src/toast']),
    });
    expect(commandOf('e2e', ['system/print'], place)).toMatchObject({
      args: expect.arrayContaining(['e2e/system/print.spec.ts', '-x']),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '/old/.reports/run.json' },
    });
    expect(commandOf('types', ['apps/template-c'], place)).toMatchObject({
      args: expect.arrayContaining(['typecheck', '--filter=./apps/template-c']),
    });
  });

  it('goes on after a failure where all that is red is wanted', () => {
    for (const kind of ['unit', 'e2e'] as const) {
      const { args } = commandOf(kind, ['x'], { ...place, stopsAtFirst: false });
      expect(args).not.toContain('-x');
      expect(args).not.toContain('--bail=1');
    }
  });
});

describe('what is built for a run', () => {
  const faultIn = (file: string) =>
    readFault('01-x', `Wrong.\nRuns: unit x.test.ts\n\n--- a/${file}\n+++ b/${file}\n@@ -1 +1 @@\n-a\n+b\n`);

  it('is nothing for units and stories, and the workspace of the fault for a page', () => {
    const fault = faultIn('packages/ui/src/toast/toast.tsx');
    expect(builtFor({ kind: 'stories', target: 'packages/ui/src/toast' }, fault)).toEqual([]);
    expect(builtFor({ kind: 'e2e', target: 'system/print' }, fault)).toEqual(['packages/ui']);
    expect(builtFor({ kind: 'e2e', target: 'system/metrics' }, faultIn('scripts/start/services.mjs'))).toEqual([]);
  });

  it('is the workspace of an integration test, with that of the fault', () => {
    const run = { kind: 'integration', target: 'apps/api/src/subjects/leads/leads.int.test.ts' } as const;
    expect(builtFor(run, faultIn('packages/domain/src/lead/lead.ts'))).toEqual(['apps/api', 'packages/domain']);
  });
});
