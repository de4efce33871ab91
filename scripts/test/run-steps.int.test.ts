import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSteps } from './run-steps.mjs';
import type { Step } from './steps.mjs';
import { addTotals, vitestTotals } from './totals.mjs';

const node = (name: string, script: string, more: Partial<Step> = {}): Step => ({
  name,
  part: 'unit',
  program: process.execPath,
  args: ['-e', script],
  ...more,
});

describe('runSteps', () => {
  let folder = '';
  let lines: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-steps-'));
    lines = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = async (steps: Step[], findBrowser = async (): Promise<NodeJS.ProcessEnv | null> => process.env) =>
    addTotals(await runSteps(steps, { env: process.env, findBrowser, say: (line) => lines.push(line) }));

  it('goes on after a failure, but leaves out what needed the failed step and counts it as failed', async () => {
    const totals = await run([
      node('Build', 'console.log("no such thing"); process.exit(1)'),
      node('End to end', '', { needs: ['Build'] }),
      node('Lint', ''),
    ]);
    expect(totals).toMatchObject({ passed: 1, failed: 2, failures: ['Build', 'End to end: not run, Build failed'] });
    expect(lines.join('\n')).toContain('no such thing');
  });

  it('reads the report that this run wrote and none from before', async () => {
    const file = join(folder, 'unit.json');
    const text = JSON.stringify({
      testResults: [{ name: 'a', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'x' }] }],
    });
    const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(text)})`;
    const report = { files: [file], read: vitestTotals };
    expect(await run([node('Unit', write, { report })])).toMatchObject({ passed: 1, failed: 0 });
    expect(await run([node('Unit', '', { report })])).toMatchObject({ passed: 0, failed: 1 });
  });

  it('runs two steps at a time, and no third until one of them has ended', async () => {
    const file = (name: string) => JSON.stringify(join(folder, name));
    const exists = (name: string) => `require('node:fs').existsSync(${file(name)})`;
    const make = (name: string) => `require('node:fs').writeFileSync(${file(name)}, '')`;
    const totals = await run([
      // Ends only because the step beside it makes the file.
      node(
        'Waits',
        `const look = setInterval(() => { if (${exists('made')}) { ${make('seen')}; clearInterval(look); } })`,
      ),
      node('Makes', `process.exitCode = ${exists('third')} ? 1 : 0; ${make('made')}`),
      node('Third', make('third')),
    ]);
    expect(totals).toMatchObject({ passed: 3, failed: 0 });
  });

  it('starts a step as soon as what it needs has ended, before steps that were listed after it', async () => {
    const file = (name: string) => JSON.stringify(join(folder, name));
    const exists = (name: string) => `require('node:fs').existsSync(${file(name)})`;
    const make = (name: string) => `require('node:fs').writeFileSync(${file(name)}, '')`;
    const totals = await run([
      node('Build', make('built')),
      node('Uses it', `process.exitCode = ${exists('built')} && !${exists('last')} ? 0 : 1; ${make('used')}`, {
        needs: ['Build'],
      }),
      // Holds its lane until the step that was listed last has run in the other one.
      node('Long', `const look = setInterval(() => { if (${exists('last')}) clearInterval(look); }, 20)`),
      node('Last', `process.exitCode = ${exists('used')} ? 0 : 1; ${make('last')}`),
    ]);
    expect(totals).toMatchObject({ passed: 4, failed: 0 });
  });

  it('does not wait for a need that is no step of this run', async () => {
    expect(await run([node('Packages', '', { needs: ['Build'] })])).toMatchObject({ passed: 1, failed: 0 });
  });

  it('ends a step that hangs, waits for nothing that it has started, and goes on', async () => {
    // The inner one keeps the pipes of the step open.
    const hang = `setInterval(() => {}, 1000); console.log('begun'); require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' })`;
    const speaks = `let times = 0; const speak = setInterval(() => { console.log(times); if (++times === 6) clearInterval(speak); }, 1000)`;
    const steps = [node('Hangs', hang), node('Speaks on', speaks), node('After', '')];
    const say = (line: string) => lines.push(line);
    const findBrowser = async () => process.env;
    const totals = addTotals(await runSteps(steps, { env: process.env, findBrowser, say, longestSilenceMs: 5_000 }));
    expect(totals).toMatchObject({ passed: 2, failed: 1, failures: ['Hangs'] });
    expect(lines.join('\n')).toContain('begun');
    expect(lines.join('\n')).toContain('has written nothing for 5 s and was ended');
  });

  it('looks for a browser once, and fails what needs one when there is none', async () => {
    let asked = 0;
    const steps = [node('Storybook', '', { browser: true }), node('End to end', '', { browser: true })];
    const totals = await run(steps, async () => {
      asked += 1;
      return null;
    });
    expect(asked).toBe(1);
    expect(totals).toMatchObject({ passed: 0, failed: 2 });
  });
});
