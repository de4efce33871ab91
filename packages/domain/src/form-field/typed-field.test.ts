import { describe, expect, it } from 'vitest';
import { typedField } from './typed-field';

describe('what is typed into a field', () => {
  it.each([
    ['\u202A0491 570 006\u202C', '0491 570 006'],
    ['0491\u00A0570\u2009006', '0491 570 006'],
    ['0491.570.006', '0491 570 006'],
    ['0491\u2011570\u2013006', '0491-570-006'],
    ['0491 · 570 · 006', '0491 570 006'],
    ['\uFEFF+61\u200B 491\u00AD570006 ', '+61 491570006'],
    ['０４９１　５７０　００６', '0491 570 006'],
    ['(02) 5550 1234', '(02) 5550 1234'],
  ])('[FORM-04] is a phone number without what was pasted along: %j is %j', (typed, left) =>
    expect(typedField('phone', typed)).toBe(left),
  );

  it.each([
    ['postcode', '\u200B2000\u00A0', '2000'],
    ['postcode', '20 00', '20 00'],
    ['figures', '45\u202F000', '45000'],
    ['figures', '45,000', '45000'],
    ['email', '\u202Apat@example.com\u202C\u00A0', 'pat@example.com'],
    ['email', 'o’neill@semi\u2011detached.example', "o'neill@semi-detached.example"],
    ['email', 'ｐａｔ＠example．com', 'pat@example.com'],
    ['date', '\u200E2026-12-01', '2026-12-01'],
    ['text', ' Zoë\u00A0O’Neill\u200B ', 'Zoë O’Neill'],
  ] as const)('[FORM-04] into one of %s: %j is %j', (input, typed, left) =>
    expect(typedField(input, typed)).toBe(left),
  );
});
