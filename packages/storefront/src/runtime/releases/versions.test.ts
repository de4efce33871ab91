import { expect, it } from 'vitest';
import { compareVersions } from './versions';

it('versions stand in the order of npm, whatever order they come in', () => {
  // As https://semver.org (11.4) orders them.
  const inOrder = [
    '0.9.10',
    '0.10.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1',
    '2.0.0-a-branch-20260101',
    '2.0.0',
  ];
  expect([...inOrder].reverse().sort(compareVersions)).toEqual(inOrder);
  expect(compareVersions('1.0.0+build', '1.0.0')).toBe(0);
});
