import { expect, it } from 'vitest';
import { snapshotName } from './snapshot-name.mjs';

it.each([
  ['h-up', 'h-up'],
  ['Fix/#12 of_cards', 'fix-12-of-cards'],
  ['--a--', 'a'],
])('the snapshot of %s is called %s', (branch, name) => expect(snapshotName(branch)).toBe(name));

it.each(['', '///', 'latest', 'next', '1.2', 'v2'])(
  'no snapshot is called "%s", which is nothing or a release',
  (name) => expect(snapshotName(name)).toBeNull(),
);
