import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, seed, workspaceOf } from './fault-checkout.mjs';
import { closingLine, type FaultResult, resultLine, writeResults } from './fault-report.mjs';
import { readFault } from './seeded-fault.mjs';

const fault = readFault(
  '01-x',
  'Wrong.\nRuns: unit x.test.ts\n\n--- a/price.ts\n+++ b/price.ts\n@@ -1,2 +1,2 @@\n a\n-b\n+B\n',
);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-faults-'));
  writeFileSync(join(folder, 'price.ts'), 'a\nb\n');
  writeFileSync(join(folder, 'other.ts'), 'c\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('a checkout', () => {
  it('has the fault until it is put back', () => {
    const putBack = seed(folder, fault);
    expect(textOf('price.ts')).toBe('a\nB\n');
    putBack();
    expect(textOf('price.ts')).toBe('a\nb\n');
  });

  it('is not touched a second time by what was put back', () => {
    const putBack = seed(folder, fault);
    putBack();
    writeFileSync(join(folder, 'price.ts'), 'edited since\n');
    putBack();
    expect(textOf('price.ts')).toBe('edited since\n');
  });

  it('stays as it is where a file or its line is gone', () => {
    writeFileSync(join(folder, 'price.ts'), 'x\n');
    expect(() => seed(folder, fault)).toThrow('the line is not there any more: "b"');
    expect(textOf('price.ts')).toBe('x\n');
    rmSync(join(folder, 'price.ts'));
    expect(() => seed(folder, fault)).toThrow('the file is not there any more: price.ts');
  });

  it('says which of some files differ from its last commit', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-q', '-m', 'x');
    writeFileSync(join(folder, 'other.ts'), 'changed\n');
    expect(changedFiles(folder, ['price.ts', 'other.ts'])).toEqual(['other.ts']);
    expect(changedFiles(folder, ['price.ts'])).toEqual([]);
  });

  it('has its files in packages and apps, or in neither', () => {
    expect(workspaceOf('packages/ui/src/toast/toast.tsx')).toBe('packages/ui');
    expect(workspaceOf('apps/template-a/template.ts')).toBe('apps/template-a');
    expect(workspaceOf('scripts/start/services.mjs')).toBeNull();
  });
});

describe('the report', () => {
  const result = (name: string, outcome: FaultResult['outcome'], by = ''): FaultResult => ({
    ...{ name, wrong: 'Wrong.', kind: 'unit', outcome, by, seconds: 1.25 },
  });

  it('keeps the results of faults that were not tried this time', () => {
    const file = join(folder, 'reports', 'faults.json');
    writeResults(file, [result('01-a', 'missed'), result('03-c', 'caught')]);
    writeResults(file, [result('02-b', 'caught'), result('01-a', 'caught')]);
    const { faults }: { faults: readonly FaultResult[] } = JSON.parse(readFileSync(file, 'utf8'));
    expect(faults.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      '01-a caught',
      '02-b caught',
      '03-c caught',
    ]);
  });

  it('is a line for each, and their number', () => {
    expect(resultLine(result('01-a', 'caught', 'unit x.test.ts: prices'))).toMatch(
      /^caught {2}01-a +1\.3 s {2}unit x\.test\.ts: prices$/,
    );
    const results = [result('01', 'caught'), result('02', 'missed'), result('03', 'broken'), result('04', 'lost')];
    expect(closingLine(results)).toBe('1 of 4 caught, 1 lost, 1 broken');
    expect(closingLine(results.slice(0, 2))).toBe('1 of 2 caught');
  });
});
