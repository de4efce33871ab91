import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchTypos } from '../../test/naive-search';
import { editDistance, matchWord, typoAllowance } from './typos';

describe('typos', () => {
  it.each([
    ['toyota', 'toyota', false, 0],
    ['toyta', 'toyota', false, 1],
    ['tyoota', 'toyota', false, 1],
    ['toyotta', 'toyota', false, 1],
    ['toyoda', 'toyota', false, 1],
    ['toy', 'toyota', true, 0],
    ['toyt', 'toyota', true, 1],
    ['mitsubshi', 'mitsubishi', false, 1],
    ['mitsubsih', 'mitsubishi', false, 2],
    ['nitsubishi', 'mitsubishi', false, 2],
    ['fprestre', 'forester', false, 2],
  ])('[SRCH-20] %s finds %s (beginning: %s) with %i typos', (word, token, prefix, typos) => {
    expect(matchWord(word, token, prefix, typoAllowance(word))?.typos).toBe(typos);
  });

  it.each([
    ['kai', 'kia', false],
    ['mazada3', 'mazda', false],
    ['foyota', 'toyota', false],
    ['2021', '2022', false],
    ['20', '2021', false],
    ['toyotaa', 'toy', false],
    ['yota', 'toyota', true],
    ['frestre', 'forester', false],
  ])('%s does not find %s (beginning: %s)', (word, token, prefix) => {
    expect(matchWord(word, token, prefix, typoAllowance(word))).toBeUndefined();
  });

  it('[SRCH-20] are counted as the plain definition of edit distance counts them, for any two words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 11 });
    const edit = fc.tuple(fc.nat(3), fc.nat(11), fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(word, fc.array(edit, { maxLength: 3 }), word, fc.boolean(), (left, edits, end, prefix) => {
        const right = edits.reduce(edited, left) + (edits.length % 2 ? end : '');
        fc.pre(right !== '');
        const match = matchWord(left, right, prefix, typoAllowance(left));
        expect(match?.typos).toBe(matchTypos(left, right, prefix, true));
        if (match) expect(match.exact).toBe(left === right);
      }),
      { numRuns: 5000 },
    );
  });

  it('are counted in long words too', () => {
    const long = 'x'.repeat(200);
    expect(editDistance(`${long}a`, `${long}b`, 2, false)).toBe(1);
    expect(editDistance(long, `${long}yyy`, 2, false)).toBe(3);
    expect(editDistance(long, `${long}yyy`, 2, true)).toBe(0);
  });
});

function edited(word: string, [kind, place, letter]: [number, number, string]): string {
  const at = place % (word.length + 1);
  if (kind === 0) return word.slice(0, at) + letter + word.slice(at);
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}
