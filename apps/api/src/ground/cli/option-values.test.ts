import { describe, expect, it } from 'vitest';
import { instantOf, positive } from './option-values';

describe('a value of an option', () => {
  it('is a whole number above 0', () => {
    expect([positive('1'), positive('250')]).toEqual([1, 250]);
    for (const value of ['0', '-1', '1.5', '', 'x', '1e400']) expect(() => positive(value)).toThrow('whole number');
  });

  it('is a date or an instant', () => {
    expect(instantOf('2026-11-21').toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(instantOf('2026-11-21T09:00:00+11:00').toISOString()).toBe('2026-11-20T22:00:00.000Z');
    for (const value of ['21/11/2026', '2026-13-45', '5', '']) expect(() => instantOf(value)).toThrow('Use a date');
  });
});
