import { describe, expect, it } from 'vitest';
import { maskPhone } from './mask-phone';

describe('maskPhone', () => {
  it('hides the last four digits and keeps the shape of the number', () => {
    expect(maskPhone('07 3155 0140')).toBe('07 3155 ••••');
    expect(maskPhone('(02) 9555-0140')).toBe('(02) 9555-••••');
    expect(maskPhone('+61 7 3155 0140')).toBe('+61 7 3155 ••••');
  });

  it('hides a short number whole', () => {
    expect(maskPhone('13 10')).toBe('•• ••');
  });
});
