import { describe, expect, it } from 'vitest';
import { digestOf, migrationFaults, unrecorded } from './migration-faults.mjs';

describe('migrationFaults', () => {
  const texts = {
    '0000_base': 'create table a ();',
    '0001_more': 'create table b ();',
    '0002_new': 'create table c ();',
  };
  const entries = [
    { tag: '0000_base', when: 1000 },
    { tag: '0001_more', when: 2000 },
    { tag: '0002_new', when: 3000 },
  ];
  const digests = { '0000_base': digestOf(texts['0000_base']), '0001_more': digestOf(texts['0001_more']) };
  const sound = { texts, entries, digests };

  it('finds nothing wrong with released migrations and newer ones, which are still to be recorded', () => {
    expect(migrationFaults(sound)).toEqual([]);
    expect(unrecorded(sound)).toEqual(['0002_new']);
    expect(unrecorded({ ...sound, digests: { ...digests, '0002_new': digestOf(texts['0002_new']) } })).toEqual([]);
  });

  it('names a released migration whose text was changed, by a space too', () => {
    const changed = { ...sound, texts: { ...texts, '0001_more': 'create table b ( );' } };
    expect(migrationFaults(changed)).toEqual([expect.stringMatching(/^0001_more\.sql is not what was released/)]);
  });

  it.each([1999, 2000, 500])('names a migration whose time is not the newest: %i after 2000', (when) => {
    const late = { ...sound, entries: [...entries.slice(0, 2), { tag: '0002_new', when }] };
    expect(migrationFaults(late)).toEqual([
      expect.stringMatching(new RegExp(`^0002_new has the time ${when}, .* 0001_more \\(2000\\)`)),
    ]);
  });

  it('names each migration that stands behind one of the future, not its neighbour alone', () => {
    const ahead = { ...sound, entries: [{ tag: '0000_base', when: 9000 }, ...entries.slice(1)] };
    expect(migrationFaults(ahead)).toEqual([
      expect.stringContaining('0001_more has the time 2000'),
      expect.stringContaining('0002_new has the time 3000'),
    ]);
  });

  it('names a file without an entry and an entry without a file', () => {
    const { '0002_new': _gone, ...rest } = texts;
    expect(migrationFaults({ ...sound, texts: { ...rest, '0002_other': 'select 1;' } })).toEqual([
      '0002_new stands in the journal and 0002_new.sql is missing.',
      '0002_other.sql has no entry in the journal, so it never runs.',
    ]);
  });

  it('names a released migration that was taken out', () => {
    const { '0001_more': _gone, ...rest } = texts;
    const without = { ...sound, texts: rest, entries: entries.filter(({ tag }) => tag !== '0001_more') };
    expect(migrationFaults(without)).toEqual([expect.stringMatching(/^0001_more was released/)]);
  });
});
