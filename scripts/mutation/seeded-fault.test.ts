import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseFaults, readOptions } from './choose-faults.mjs';
import { filesOf } from './fault-checkout.mjs';
import { readFault } from './seeded-fault.mjs';

const patch = (header: readonly string[], file = 'packages/search/src/price.ts') =>
  [...header, '', `--- a/${file}`, `+++ b/${file}`, '@@ -1,3 +1,3 @@', ' a', '-b', '+B', ' c', ''].join('\n');

const header = ['Prices are wrong.', 'Undoes: 1234abcd', 'Runs: unit packages/search/src/price.test.ts'];

describe('the patch of a seeded fault', () => {
  it('says what is wrong, what concerns it, and which lines change', () => {
    expect(readFault('01-price', patch([...header, 'Runs: e2e system/search']))).toEqual({
      name: '01-price',
      wrong: 'Prices are wrong.',
      undoes: '1234abcd',
      runs: [
        { kind: 'unit', target: 'packages/search/src/price.test.ts' },
        { kind: 'e2e', target: 'system/search' },
      ],
      changes: [
        {
          file: 'packages/search/src/price.ts',
          hunks: [
            [
              { sign: ' ', text: 'a' },
              { sign: '-', text: 'b' },
              { sign: '+', text: 'B' },
              { sign: ' ', text: 'c' },
            ],
          ],
        },
      ],
    });
  });

  it('is refused without a sentence, without a run, with a run of no kind, and without a change', () => {
    expect(() => readFault('01-x', patch(['Runs: unit x.test.ts']))).toThrow('a sentence must say');
    expect(() => readFault('01-x', patch(['Wrong.']))).toThrow('no line says what concerns it');
    expect(() => readFault('01-x', patch(['Wrong.', 'Runs: luck x.test.ts']))).toThrow('must be one of unit');
    expect(() => readFault('01-x', patch(['Wrong.', 'Runs: unit x.test.ts -g "title"']))).toThrow(
      'must be one of unit',
    );
    expect(() => readFault('01-x', 'Wrong.\nRuns: unit x.test.ts\n')).toThrow('there is no change in it');
  });
});

describe('the sixty patches', () => {
  const folder = join(import.meta.dirname, 'faults');
  const faults = globSync('*.patch', { cwd: folder }).map((file) =>
    readFault(basename(file, '.patch'), readFileSync(join(folder, file), 'utf8')),
  );

  it('can all be read, each in one file, of packages, apps and the start', () => {
    expect(faults).toHaveLength(60);
    for (const fault of faults) expect(filesOf(fault), fault.name).toHaveLength(1);
    const places = new Set(faults.flatMap(filesOf).map((file) => file.split('/').slice(0, 2).join('/')));
    const packages = ['api-contract', 'config', 'domain', 'finance', 'search', 'search-engine', 'storefront', 'ui'];
    const apps = ['api', 'gateway', 'template-a', 'template-b', 'template-c'];
    expect([...places].toSorted()).toEqual(
      [...apps.map((app) => `apps/${app}`), ...packages.map((one) => `packages/${one}`), 'scripts/start'].toSorted(),
    );
  });

  it('are numbered without a gap', () => {
    const numbers = faults.map(({ name }) => Number(name.slice(0, 2))).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  });
});

describe('the choice of faults', () => {
  const fault = (name: string, run: string, file?: string) => readFault(name, patch(['Wrong.', `Runs: ${run}`], file));
  const faults = [
    fault('01-page', 'e2e system/search', 'packages/ui/src/page.ts'),
    fault('02-app', 'e2e system/search', 'apps/template-a/template.ts'),
    fault('03-price', 'unit packages/search/src/price.test.ts'),
    fault('04-other-page', 'e2e system/search', 'packages/ui/src/other.ts'),
  ];
  const names = (kind: 'unit' | 'e2e' | undefined, ...given: readonly string[]) =>
    chooseFaults(faults, { kind, names: given }).map(({ name }) => name);

  it('begins with what is quick and keeps those of one workspace together', () => {
    expect(names(undefined)).toEqual(['03-price', '02-app', '01-page', '04-other-page']);
  });

  it('goes by kind and by name, number or both', () => {
    expect(names('unit')).toEqual(['03-price']);
    expect(names(undefined, '01', 'price', '04-other-page.patch')).toEqual(['03-price', '01-page', '04-other-page']);
    expect(() => names(undefined, 'none')).toThrow('There is no fault named none.');
  });

  it('is read from the command line, which refuses a kind that there is not', () => {
    expect(readOptions(['--checkout', '../old', '--kind', 'e2e', '--baseline', '01'])).toEqual({
      checkout: '../old',
      kind: 'e2e',
      baseline: true,
      names: ['01'],
    });
    expect(readOptions([])).toEqual({ checkout: undefined, kind: undefined, baseline: false, names: [] });
    expect(() => readOptions(['--kind', 'luck'])).toThrow('--kind luck is none of unit');
  });
});
