import { describe, expect, it } from 'vitest';
import { towedWords } from './towed-words';

describe('towedWords', () => {
  it('are each weight up to the capacity, and none without one', () => {
    expect(towedWords(1600)).toEqual(['tow 500kg 750kg 1000kg 1250kg 1500kg']);
    expect(towedWords(3500)[0]).toMatch(/ 3500kg$/);
    for (const unknown of [null, undefined, 0, 499]) expect(towedWords(unknown)).toEqual([]);
  });
});
