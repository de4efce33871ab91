import { describe, expect, it } from 'vitest';
import { isPhoneDoubtful } from './phone-doubt';

describe('isPhoneDoubtful', () => {
  it.each([
    '0400 000 00',
    '04000000001',
    '+61 400 000 00',
    '+61 (0)400 000 0001',
    '0061 4 0000 00000',
    '(02) 9555 010',
    '03 9555 01011',
    '1300 555 01',
    '1800 555 0101',
    '13 12 345',
    '+61 2 9555 010',
  ])('doubts %s', (phone) => expect(isPhoneDoubtful(phone)).toBe(true));

  it.each([
    '0400 000 000',
    '+61 400 000 000',
    '+61 (0) 400 000 000',
    '0061 400 000 000',
    '(02) 9555 0101',
    '07 3555 0101',
    '1300 555 010',
    '1800 555 010',
    '13 12 34',
    '+61 1300 555 010',
    '9555 0101',
    '+64 21 000 00',
    '+1 202 555 0101',
    '0044 20 7946 0000',
    '0512 345 678',
  ])('accepts %s', (phone) => expect(isPhoneDoubtful(phone)).toBe(false));
});
