import { describe, expect, it } from 'vitest';
import { figuresOf, floodFaults } from './flood-verdict.mjs';

const rest = { before: { median: 20, slowest: 60, count: 40 }, atRest: 200 };
const judge = (meanwhile: Partial<typeof rest.before>, highest = 200) =>
  floodFaults({ ...rest, meanwhile: { ...rest.before, ...meanwhile }, highest });

describe('floodFaults', () => {
  it('are none up to three times the time and 1.3 times the memory at rest', () => {
    expect(judge({ median: 60, slowest: 180 }, 260)).toEqual([]);
  });

  it('name a median, a slowest enquiry and a memory beyond, however small', () => {
    expect(judge({ median: 61 })).toEqual([expect.stringContaining('3 times as long')]);
    expect(judge({ slowest: 181 })).toEqual([expect.stringContaining('the slowest enquiry')]);
    expect(judge({}, 261)).toEqual([expect.stringContaining('1.3 times its memory')]);
    expect(judge({ count: 0, median: 0, slowest: 0 })).toEqual(['nobody enquired meanwhile']);
  });
});

describe('figuresOf', () => {
  it('are the middle and the last of the times in order', () => {
    expect(figuresOf([9, 1, 5])).toEqual({ median: 5, slowest: 9, count: 3 });
  });
});
