import { describe, expect, it } from 'vitest';
import { schemaRefusal } from './require-schema';

describe('a program that changes no tables', () => {
  it('starts on the tables of its release', () => {
    expect(schemaRefusal({ kind: 'current' }, 'require')).toBeNull();
    expect(schemaRefusal({ kind: 'current' }, 'require-at-least')).toBeNull();
  });

  it.each(['require', 'require-at-least'] as const)(
    'refuses tables that are behind, naming the first few (%s)',
    (setting) => {
      const missing = ['0101_one', '0102_two', '0103_three', '0104_four', '0105_five'];
      expect(schemaRefusal({ kind: 'behind', missing }, setting)).toMatch(
        /^The database is behind this release by 5 migrations: 0101_one, 0102_two, 0103_three and 2 more\. Run `forecourt migrate` /,
      );
      expect(schemaRefusal({ kind: 'behind', missing: ['0101_one'] }, setting)).toContain(
        'by 1 migration: 0101_one. Run',
      );
      expect(schemaRefusal({ kind: 'new', missing }, setting)).toMatch(
        /^The database has no tables of ours yet\. Run /,
      );
    },
  );

  it('refuses tables of a newer release unless two may run side by side, and says how that is allowed', () => {
    expect(schemaRefusal({ kind: 'ahead', unknown: 2 }, 'require')).toBe(
      'The database is ahead of this release by 2 migrations. Start the release that brought it forward, or set FORECOURT_MIGRATIONS=require-at-least while two releases run side by side.',
    );
    expect(schemaRefusal({ kind: 'ahead', unknown: 2 }, 'require-at-least')).toBeNull();
  });
});
