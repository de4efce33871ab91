import { describe, expect, it } from 'vitest';
import { readOptions } from './options.mjs';
import { allSteps, parts, stepsOf } from './steps.mjs';

const stepNames = (...wanted: readonly (typeof parts)[number][]) =>
  stepsOf(allSteps({ long: false }), wanted).map(({ name }) => name);

describe('readOptions', () => {
  it('takes every part where none is named', () => {
    expect(readOptions({})).toEqual({ fast: false, long: false, parts, shard: undefined });
  });

  it('takes the named parts, one a word or several with commas', () => {
    expect(readOptions({ part: ['unit,e2e', 'static'] })).toMatchObject({ parts: ['static', 'unit', 'e2e'] });
  });

  it('refuses an unknown part and names the known ones', () => {
    expect(readOptions({ part: ['units'] })).toEqual({
      fault: 'There is no part units. Choose from static, unit, storybook, integration, e2e, outside.',
    });
  });

  it.each(['0/3', '4/3', 'half', '1'])('refuses the share %s', (shard) => {
    expect(readOptions({ shard })).toHaveProperty('fault', expect.stringContaining('such as 1/3'));
  });
});

describe('stepsOf', () => {
  it('builds for the parts that need a build, and for no other', () => {
    expect(stepNames('integration')).toEqual(['Build', 'Integration']);
    expect(stepNames('unit')).toEqual(['Unit']);
    expect(stepNames('storybook')).toEqual(['Storybook']);
    expect(stepNames('e2e')).toContain('Build');
  });

  it('leaves no step out where every part is wanted', () => {
    expect(stepNames(...parts)).toEqual(allSteps({ long: false }).map(({ name }) => name));
  });
});

describe('allSteps', () => {
  it('reads a report of every workspace that has unit tests', () => {
    const unit = allSteps({ long: false }).find(({ name }) => name === 'Unit');
    const folders = unit?.report?.files.map((file) => /(?:(\w+\/[\w-]+)\/)?\.reports/.exec(file)?.[1]);
    expect(folders).toEqual(expect.arrayContaining(['packages/ui', 'packages/domain', 'apps/api', 'apps/gateway']));
    expect(new Set(unit?.report?.files).size).toBe(unit?.report?.files.length);
  });

  it('gives a share to every step that can be split', () => {
    const split = allSteps({ long: false, shard: '2/3' }).filter(({ args }) => args.includes('--shard=2/3'));
    expect(split.map(({ name }) => name)).toEqual(['End to end', 'Unit', 'Storybook', 'Integration']);
  });
});
