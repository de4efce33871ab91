import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differs } from './differs';

const value = fc.option(fc.constantFrom('5', '7', 'AWD', ' 5 '));

describe('differs', () => {
  it('is true when the values are not all the same', () => {
    expect(differs(['5', '5', '7'])).toBe(true);
    expect(differs(['5', ' 5 '])).toBe(false);
    expect(differs(['5', null])).toBe(true);
    expect(differs([null, null])).toBe(false);
    expect(differs(['5'])).toBe(false);
    expect(differs([])).toBe(false);
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), (values) => {
        expect(differs([...values].reverse())).toBe(differs(values));
      }),
    );
  });
});
