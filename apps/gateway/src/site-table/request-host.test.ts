import { describe, expect, it } from 'vitest';
import { parseRequestHost } from './request-host';

describe('parseRequestHost', () => {
  it.each([
    ['yard.example', 'yard.example', null],
    ['Yard.EXAMPLE', 'yard.example', null],
    ['yard.example.', 'yard.example', null],
    ['yard.example:3000', 'yard.example', '3000'],
    ['yard.example.:3000', 'yard.example', '3000'],
    ['yard.example:', 'yard.example', null],
    ['127.0.0.1:3000', '127.0.0.1', '3000'],
    ['[::1]:3000', '[::1]', '3000'],
  ])('reads %s', (header, name, port) => expect(parseRequestHost(header)).toEqual({ name, port }));

  it.each([
    undefined,
    '',
    ' ',
    'a b',
    'a,b',
    'a/b',
    'user@yard.example',
    'yard.example:80:80',
    'yard.example:port',
    'yard.example:123456',
    '.yard.example',
    'yard.example\\x',
    '::1',
    `${'a'.repeat(300)}.example`,
  ])('refuses %s', (header) => expect(parseRequestHost(header)).toBeNull());
});
