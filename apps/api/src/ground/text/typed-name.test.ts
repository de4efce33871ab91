import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedName } from './typed-name';

const named = (name: string, last_name = '') => typedName({ name, last_name });

describe('a name in mail', () => {
  it.each(['Avery Example', "D'Arcy St. John-Smith Jr.", '李 明', 'J.R. Example'])(
    'stays %s as it was typed',
    (name) => {
      expect(named(name)).toBe(name);
    },
  );

  it('holds no address that a mail program would link', () => {
    expect(named('Read the application: https://evil.example/read?token=W', '.')).toBe(
      'Read the application : https :// evil . example / read?token=W .',
    );
    expect(named('www.evil.example/x')).toBe('www . evil . example / x');
  });

  it('is one line without a scheme, whatever was typed, and keeps every sign that is seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ':', '/', '.', '\n', 'www.', '://', ' ') }), (typed) => {
        const shown = named(typed);
        expect(shown).not.toMatch(/[a-z]:\/\/|:\/\/[a-z]|www\.[a-z]|\n/);
        expect(shown.replace(/\s/g, '')).toBe(typed.replace(/\s/g, ''));
      }),
    );
  });
});
