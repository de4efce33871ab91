import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('cutText', () => {
  it('leaves text within the limit whole', () => {
    expect(cutText('One owner.', 10)).toEqual({ head: 'One owner.', rest: '' });
  });

  it('cuts between words, within the limit', () => {
    expect(cutText('One careful owner', 12)).toEqual({ head: 'One careful', rest: ' owner' });
    expect(cutText('One careful owner', 11)).toEqual({ head: 'One careful', rest: ' owner' });
  });

  it('cuts inside a word only where there is no space at all', () => {
    expect(cutText('Rindfleischetikettierung', 8)).toEqual({ head: 'Rindflei', rest: 'schetikettierung' });
  });

  it('loses nothing and never goes over the limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), fc.integer({ min: 1, max: 400 }), (text, limit) => {
        const { head, rest } = cutText(text, limit);
        return head + rest === text && head.length <= limit && text.length > limit === (rest !== '');
      }),
    );
  });
});
