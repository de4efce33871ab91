import { describe, expect, it } from 'vitest';
import { answerCache } from './answer-cache';

const filled = (count: number) => {
  const cache = answerCache<number>();
  for (let at = 1; at <= count; at += 1) cache.set(`search ${at}`, at);
  return cache;
};

describe('answerCache', () => {
  it('[SRCH-23] keeps 10 answers of the model search and drops the oldest for one more', () => {
    const cache = filled(10);
    expect(cache.get('search 1')).toBe(1);
    cache.set('search 11', 11);
    expect(cache.get('search 1')).toBeUndefined();
    expect(cache.get('search 2')).toBe(2);
    expect(cache.get('search 11')).toBe(11);
  });

  it('[SRCH-24] drops the oldest answer of the dealership search above 10', () => {
    const cache = filled(12);
    expect([1, 2, 3, 12].map((at) => cache.get(`search ${at}`))).toEqual([undefined, undefined, 3, 12]);
  });

  it('takes an answer that is given anew for a new one', () => {
    const cache = filled(10);
    cache.set('search 1', 100);
    cache.set('search 11', 11);
    expect(cache.get('search 1')).toBe(100);
    expect(cache.get('search 2')).toBeUndefined();
  });
});
