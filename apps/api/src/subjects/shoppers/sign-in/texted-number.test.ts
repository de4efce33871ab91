import { describe, expect, it } from 'vitest';
import { textedNumber } from './texted-number';

describe('a number for a code by text', () => {
  it.each([
    ['a mobile', '0491 570 006', { phone: '+61491570006', isAbroad: false }],
    ['a satellite telephone', '0147 101 234', { phone: '+61147101234', isAbroad: false }],
    ['a mobile of New Zealand', '+64 21 123 4567', { phone: '+64211234567', isAbroad: true }],
    ['one of a country that tells no kinds apart', '+1 604 555 0199', { phone: '+16045550199', isAbroad: true }],
  ])('[AUTH-01] of %s is taken', (_, typed, number) => expect(textedNumber(typed)).toEqual(number));

  it.each([
    ['a landline', '02 5550 1234', /cannot receive texts/],
    ['a freecall number', '1800 975 707', /cannot receive texts/],
    ['a service over the Internet abroad', '+44 56 1234 5678', /cannot receive texts/],
    ['no plan', '0491 570 00', /no telephone number/],
    ['nobody', ' ', /enter your mobile number/],
  ])('[AUTH-01] of %s is refused', (_, typed, fault) =>
    expect(textedNumber(typed)).toEqual({ fault: expect.stringMatching(fault) }),
  );
});
