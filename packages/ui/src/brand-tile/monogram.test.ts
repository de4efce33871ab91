import { describe, expect, it } from 'vitest';
import { monogram } from './monogram';

describe('monogram', () => {
  it.each([
    ['Toyota', 'To'],
    ['BYD', 'By'],
    ['isuzu ute', 'Is'],
    ['Škoda', 'Šk'],
    ['e-tron', 'Et'],
    ['4x4 Australia', '4x'],
    ['K', 'K'],
    ['', ''],
  ])('writes %s as %s', (name, sign) => {
    expect(monogram(name)).toBe(sign);
  });
});
