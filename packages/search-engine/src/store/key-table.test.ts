import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdentifierTable, SHORTEST_IDENTIFIER_PREFIX } from './identifier-table';
import { KeyTable } from './key-table';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 9 }),
  fc.string({ unit: fc.constantFrom('a', 'é', '🚙'), maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
/** Texts of records: some have none, some several. */
const texts = fc.array(fc.uniqueArray(text, { maxLength: 3 }), { maxLength: 200 });

const sorted = (ordinals: Iterable<number>) => [...ordinals].sort((one, other) => one - other);
const having = (owned: readonly string[][], holds: (text: string) => boolean) =>
  owned.flatMap((each, ordinal) => each.filter(holds).map(() => ordinal));

describe('KeyTable', () => {
  it('gives the records of each text and the texts of each record back', () => {
    fc.assert(
      fc.property(texts, text, (owned, other) => {
        const table = new KeyTable();
        owned.forEach((each, ordinal) => {
          for (const one of each) table.add(one, ordinal);
        });
        expect(owned.map((_, ordinal) => table.textsOf(ordinal))).toEqual(owned);
        for (const wanted of new Set([...owned.flat(), other])) {
          expect(sorted(table.withText(wanted))).toEqual(having(owned, (one) => one === wanted));
          expect(table.has(wanted)).toBe(owned.flat().includes(wanted));
        }
      }),
    );
  });

  it('finds the newest record with a text for which the test holds', () => {
    const table = new KeyTable();
    ['1', '2', '1', '1'].forEach((id, ordinal) => {
      table.add(id, ordinal);
    });
    expect(table.find('1', () => true)).toBe(3);
    expect(table.find('1', (ordinal) => ordinal < 3)).toBe(2);
    expect(table.find('2', (ordinal) => ordinal > 1)).toBeUndefined();
  });

  it('holds as many texts as are added, however long they are', () => {
    const table = new KeyTable();
    const long = 'x'.repeat(70_000);
    for (let ordinal = 0; ordinal < 20_000; ordinal++)
      table.add(ordinal === 10_000 ? long : `site:${ordinal}`, ordinal);
    expect([...table.withText(long)]).toEqual([10_000]);
    expect([...table.withText('site:19999')]).toEqual([19_999]);
    expect(table.text(0)).toBe('site:0');
  });
});

describe('IdentifierTable', () => {
  it('finds identifiers whole and by three or more first characters, and nothing else', () => {
    fc.assert(
      fc.property(texts, text, (owned, other) => {
        const table = new IdentifierTable();
        owned.forEach((each, ordinal) => {
          for (const one of each) table.add(one, ordinal);
        });
        const beginnings = owned
          .flat()
          .flatMap((one) => [one, [...one].slice(0, 3).join(''), [...one].slice(0, 5).join('')]);
        for (const wanted of new Set([...beginnings, other])) {
          const equal: number[] = [];
          table.forEqual(wanted, (ordinal) => equal.push(ordinal));
          expect(sorted(equal)).toEqual(having(owned, (one) => one === wanted));
          const found: number[] = [];
          table.forBeginning(wanted, (ordinal) => found.push(ordinal));
          const isLong = wanted.length >= SHORTEST_IDENTIFIER_PREFIX;
          expect(sorted(found)).toEqual(isLong ? having(owned, (one) => one.startsWith(wanted)) : []);
        }
      }),
    );
  });
});
