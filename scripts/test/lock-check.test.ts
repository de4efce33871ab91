import { describe, expect, it } from 'vitest';
import { lockFaults } from './lock-check.mjs';

describe('lockFaults', () => {
  const manifests = { '': { devDependencies: { a: '1.0.0' } }, 'packages/x': { dependencies: { b: '^2' } } };
  const sound = {
    '': { devDependencies: { a: '1.0.0' } },
    'packages/x': { dependencies: { b: '^2' } },
    'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } },
    'node_modules/a-linux': { version: '1.0.0' },
    'node_modules/a/node_modules/a-mac': { version: '1.0.0' },
    'node_modules/b': { version: '2.1.0' },
  };

  it('finds nothing wrong with a complete lock, wherever the platform packages stand', () => {
    expect(lockFaults(sound, manifests)).toEqual([]);
  });

  it('names a platform package that the lock lacks', () => {
    const { 'node_modules/a-linux': _left, ...rest } = sound;
    expect(lockFaults(rest, manifests)).toEqual([expect.stringMatching(/^node_modules\/a wants a-linux/)]);
  });

  it('does not take a package deeper in for one that can be reached', () => {
    const { 'node_modules/a-linux': _left, ...rest } = sound;
    const deeper = { ...rest, 'node_modules/b/node_modules/a-linux': { version: '1.0.0' } };
    expect(lockFaults(deeper, manifests)).toHaveLength(1);
  });

  it('names a package that binds the lock to a registry', () => {
    const bound = { ...sound, 'node_modules/b': { version: '2.1.0', resolved: 'https://registry.example/b.tgz' } };
    expect(lockFaults(bound, manifests)).toEqual([expect.stringContaining('node_modules/b names a registry')]);
  });

  it('names a second copy of react, and a copy of a package of ours that is no link', () => {
    const named = { ...manifests, 'packages/y': { name: '@own/y' } };
    const once = {
      ...sound,
      'packages/y': {},
      'node_modules/react': { version: '19.0.0' },
      'node_modules/react-is': { version: '19.0.0' },
      'node_modules/@own/y': { link: true },
    };
    expect(lockFaults(once, named)).toEqual([]);
    const twice = {
      ...once,
      'node_modules/b/node_modules/react': { version: '18.0.0' },
      'packages/x/node_modules/react-dom': { version: '18.0.0' },
      'node_modules/b/node_modules/@own/y': { version: '1.0.0' },
    };
    expect(lockFaults(twice, named)).toEqual([
      expect.stringContaining('node_modules/b/node_modules/react is a second copy of react'),
      expect.stringContaining('packages/x/node_modules/react-dom is a second copy of react-dom'),
      expect.stringContaining('node_modules/b/node_modules/@own/y is a copy of our own @own/y'),
    ]);
  });

  it('names what package.json and the lock say differently', () => {
    const changed = { '': { devDependencies: { a: '1.0.1' } }, 'packages/x': { dependencies: {} }, 'packages/y': {} };
    expect(lockFaults(sound, changed)).toEqual([
      expect.stringContaining('./package.json has a 1.0.1, the lock 1.0.0'),
      expect.stringContaining('packages/x/package.json has b (absent), the lock ^2'),
      expect.stringContaining('packages/y/package.json is not in the lock'),
    ]);
  });
});
