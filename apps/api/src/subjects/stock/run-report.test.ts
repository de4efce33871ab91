import { describe, expect, it } from 'vitest';
import type { RejectReason } from './feed-vehicle';
import { createLeftOut, emptyReport, reportLines } from './run-report';

const word = (value: string): RejectReason => ({ field: 'Body', value, reason: 'Unknown.', isWord: true });

describe('what an import leaves out', () => {
  it('counts values by column, and words that no filter knows by themselves, in any letters', () => {
    const leftOut = createLeftOut();
    leftOut.add(2, [{ field: 'km', value: '?', reason: 'No number.' }, word('TARGA')]);
    leftOut.add(3, [{ field: 'km', value: '!', reason: 'No number.' }, word('Targa ')]);
    leftOut.add(4, [word('Odd')]);
    expect(reportLines({ ...emptyReport, left_out: leftOut.all() })).toEqual([
      'km is left out of 2 vehicles (line 2, 3): "?"  No number.',
      'Body "TARGA" of 2 vehicles (line 2, 3) is found by no filter.  Unknown.',
      'Body "Odd" of 1 vehicle (line 4) is found by no filter.  Unknown.',
    ]);
  });

  it('counts the words of one column together where they are too many, and loses none', () => {
    const leftOut = createLeftOut();
    for (let line = 1; line <= 5000; line += 1) leftOut.add(line, [word(`odd ${line}`)]);
    const all = leftOut.all();
    expect(all).toHaveLength(21);
    expect(all.at(-1)).toMatchObject({ field: 'Body', value: 'other words', count: 4980, is_word: true });
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
  });
});
