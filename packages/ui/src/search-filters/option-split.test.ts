import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitOptions } from './option-split';

const options = (checked: string, count = 10) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), checked: checked.includes(String(index)) }));
const values = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value).join('');

describe('splitOptions', () => {
  it('[SRCH-08] shows the first seven makes and folds the others away', () => {
    const { shown, extra } = splitOptions(options(''), 7);
    expect([values(shown), values(extra)]).toEqual(['0123456', '789']);
  });

  it('keeps chosen options in view', () => {
    const { shown, extra } = splitOptions(options('8'), 7);
    expect([values(shown), values(extra)]).toEqual(['01234568', '79']);
  });

  it('does not fold a single option away', () => {
    const { shown, extra } = splitOptions(options('', 8), 7);
    expect([values(shown), values(extra)]).toEqual(['01234567', '']);
  });

  it('never loses, repeats or hides a chosen option', () => {
    const option = fc.record({ value: fc.uuid(), checked: fc.boolean() });
    fc.assert(
      fc.property(fc.array(option, { maxLength: 30 }), fc.nat(12), (list, limit) => {
        const { shown, extra } = splitOptions(list, limit);
        expect([...shown, ...extra].map(({ value }) => value).sort()).toEqual(list.map(({ value }) => value).sort());
        expect(extra.some(({ checked }) => checked)).toBe(false);
      }),
    );
  });
});
