import { describe, expect, it } from 'vitest';
import { documentDifferences } from './document-differences.mjs';

describe('documentDifferences', () => {
  it('names what went first, then what changed and what is new', () => {
    const before = { paths: { '/a': { get: {} }, '/b': { get: { summary: 'Old.' } } } };
    const now = { paths: { '/b': { get: { summary: 'New.' } }, '/c': { post: {} } } };
    expect(documentDifferences(before, now)).toEqual([
      'gone: paths > /a: was {"get":{}}',
      'paths > /b > get > summary: "Old." -> "New."',
      'new: paths > /c: {"post":{}}',
    ]);
  });

  it('cuts a long list and says how much more there is', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`f${number}`, number]));
    const lines = documentDifferences({}, many);
    expect([lines.length, lines.at(-1)]).toEqual([41, 'and 60 more']);
  });

  it('says so where only the form differs', () => {
    expect(documentDifferences({ a: 1 }, { a: 1 })).toEqual(['the same content in another order or form']);
  });
});
