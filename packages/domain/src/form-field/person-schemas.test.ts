import { describe, expect, it } from 'vitest';
import { personSchemas } from './person-schemas';

const takes = (field: 'email' | 'phone', typed: string): boolean => personSchemas[field].safeParse(typed).success;

describe('a phone number', () => {
  it.each([
    '0491 570 006',
    '+61 (0) 491 570 006',
    '(+61) 491570006',
    '5550 1234',
    '0011 44 20 7946 0000',
    '123456789012345',
  ])('%s is taken', (typed) => expect(takes('phone', typed)).toBe(true));

  it.each(['--------', '((((((((', '+ - + - + -', '1234567', '1234567890123456', '0491 57O 006', '0491+570006', ''])(
    '%j, which is none, is refused',
    (typed) => expect(takes('phone', typed)).toBe(false),
  );
});

describe('an email address', () => {
  it.each([
    'pat&sons@example.com',
    'patr!ck@example.com',
    "o'neill+cars@example.com",
    'pat@bücher.example',
    'pat@xn--bcher-kva.example',
    'pat@例え.テスト',
    'pat@उदाहरण.भारत',
    'pat@a.b.c.example',
    'pat@example.xn--p1ai',
  ])('%s is taken', (typed) => expect(takes('email', typed)).toBe(true));

  it.each([
    'pat',
    'pat@',
    '@example.com',
    'pat@example',
    'pat@@example.com',
    'pat..smith@example.com',
    '.pat@example.com',
    'pat@-example.com',
    'pat@example-.com',
    'pat smith@example.com',
    'pat@exam ple.com',
    'pat@192.0.2.1',
    'pat@example.com, sam@example.com',
    'Pat <pat@example.com>',
    'pät@example.com',
    '',
  ])('%j, which mail cannot reach, is refused', (typed) => expect(takes('email', typed)).toBe(false));
});
