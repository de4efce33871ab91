import { describe, expect, it } from 'vitest';
import { outOfStep } from './install.mjs';

describe('outOfStep', () => {
  const locked = {
    '': {},
    'packages/x': { version: '0.1.0' },
    'node_modules/@forecourt/x': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'packages/x/node_modules/a': { version: '2.0.0' },
    'node_modules/a-mac': { version: '1.0.0', optional: true },
  };
  const installed = {
    'node_modules/@forecourt/x': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'packages/x/node_modules/a': { version: '2.0.0' },
  };

  it('finds nothing to do when the tree is what the lock says, without the packages of other machines', () => {
    expect(outOfStep(locked, installed)).toEqual([]);
  });

  it.each([
    ['a missing package', { 'node_modules/a': undefined }, 'node_modules/a'],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }, 'node_modules/a'],
    ['another version of an optional package', { 'node_modules/a-mac': { version: '0.9.0' } }, 'node_modules/a-mac'],
    [
      'a workspace that is not linked',
      { 'node_modules/@forecourt/x': { version: '0.1.0' } },
      'node_modules/@forecourt/x',
    ],
    ['a missing package inside a workspace', { 'packages/x/node_modules/a': undefined }, 'packages/x/node_modules/a'],
  ])('finds %s', (_what, change, path) => {
    const tree = Object.fromEntries(Object.entries({ ...installed, ...change }).filter(([, entry]) => entry));
    expect(outOfStep(locked, tree as typeof installed)).toEqual([path]);
  });
});
