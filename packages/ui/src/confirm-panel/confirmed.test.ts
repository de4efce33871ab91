import { describe, expect, it } from 'vitest';
import { isConfirmed } from './confirmed';

describe('isConfirmed', () => {
  it.each(['DELETE', 'delete', ' Delete '])('takes "%s" for DELETE', (typed) => {
    expect(isConfirmed(typed, 'DELETE')).toBe(true);
  });
  it.each(['', 'DELET', 'DELETE ALL', 'yes'])('does not take "%s"', (typed) => {
    expect(isConfirmed(typed, 'DELETE')).toBe(false);
  });
});
