import { describe, expect, it } from 'vitest';
import { applyHunks, LostLineError } from './apply-fault.mjs';
import { readFault } from './seeded-fault.mjs';

const hunksOf = (...lines: readonly string[]) =>
  readFault(
    '01-x',
    ['Wrong.', 'Runs: unit x.test.ts', '', '--- a/x.ts', '+++ b/x.ts', '@@ -1 +1 @@', ...lines].join('\n'),
  ).changes[0]?.hunks ?? [];

const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('the change of a seeded fault', () => {
  it('is made where its lines stand', () => {
    const hunks = hunksOf(' a', '-b', '+B', ' c');
    expect(applyHunks(text('a', 'b', 'c'), hunks)).toBe(text('a', 'B', 'c'));
  });

  it('finds its line where that has moved to, in other company', () => {
    const hunks = hunksOf(' a', '-b', '+B', ' c');
    expect(applyHunks(text('new', 'c', 'a', 'other', 'b', 'more'), hunks)).toBe(
      text('new', 'c', 'a', 'other', 'B', 'more'),
    );
  });

  it('takes the one of equal lines that stands in the company it had', () => {
    const hunks = hunksOf(' second', ' {', '-b', ' }');
    expect(applyHunks(text('first', '{', 'b', '}', 'second', '{', 'b', '}'), hunks)).toBe(
      text('first', '{', 'b', '}', 'second', '{', '}'),
    );
  });

  it('is not made where equal lines cannot be told apart', () => {
    const hunks = hunksOf(' {', '-b', ' }');
    expect(() => applyHunks(text('{', 'b', '}', '{', 'b', '}'), hunks)).toThrow(LostLineError);
  });

  it('names the line that is gone', () => {
    const hunks = hunksOf(' a', '-const b = 1;', '+const b = 2;', ' c');
    expect(() => applyHunks(text('a', 'const b = 3;', 'c'), hunks)).toThrow(
      'the line is not there any more: "const b = 1;"',
    );
  });

  it('puts a new line between the two that it stood between', () => {
    const hunks = hunksOf(' a', ' b', '+new', ' c', ' d');
    expect(applyHunks(text('c', 'x', 'b', 'c'), hunks)).toBe(text('c', 'x', 'b', 'new', 'c'));
    expect(() => applyHunks(text('b', 'x', 'c'), hunks)).toThrow(LostLineError);
  });

  it('leaves the end of the file as it is', () => {
    expect(applyHunks('a\nb', hunksOf(' a', '-b', '+B'))).toBe('a\nB');
  });
});
