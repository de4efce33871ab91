import { describe, expect, it } from 'vitest';
import { exampleFigure, movedWords, unreadableWords } from './figure-words';

const dollars = (figure: number) => `$${figure.toLocaleString('en-AU')}`;

describe('movedWords', () => {
  it('state to which figure a value was moved, and why', () => {
    const ends = { min: 1000, max: 40_000 };
    expect(movedWords(500, 1000, dollars, ends)).toBe('Raised to $1,000, the lowest.');
    expect(movedWords(60_000, 40_000, dollars, { ...ends, highest: 'your highest price' })).toBe(
      'Lowered to $40,000, your highest price.',
    );
    expect(movedWords(12_400, 12_000, dollars, ends)).toBe('Rounded to $12,000.');
    // A slider may end before the highest figure that can be typed.
    expect(movedWords(2_000_000, 1_000_000, dollars, ends)).toBe('Lowered to $1,000,000, the highest.');
    // 0 is below the lowest figure: the fault is shown separately.
    expect(movedWords(-5, 0, dollars, ends)).toBe('Set to $0.');
    expect(movedWords(12_000, 12_000, dollars, ends)).toBeUndefined();
  });
});

describe('unreadableWords', () => {
  it('give an example within the bounds', () => {
    expect(unreadableWords(exampleFigure(undefined, 250_000).toLocaleString('en-AU'))).toBe(
      'Enter a figure, such as 25,000.',
    );
    expect([exampleFigure(0, 100), exampleFigure(8.5, 100)]).toEqual([100, 8.5]);
  });
});
