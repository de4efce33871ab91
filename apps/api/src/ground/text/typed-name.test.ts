import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedName } from './typed-name';

const named = (name: string, last_name = '') => typedName({ name, last_name });

describe('a name in mail', () => {
  it.each(['Avery Example', "D'Arcy St. John-Smith Jr.", '李 明', 'J.R. Example', 'J. R. R. Example'])(
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
    expect(named('Read evil.example/read?token=W', 'Example')).toBe('Read evil . example / read?token=W Example');
    expect(named('evil.xn--p1ai', 'me@evil.example')).toBe('evil . xn--p1ai me @ evil . example');
    for (const dot of ['\u3002', '\uff0e', '\uff61']) expect(named(`evil${dot}example`)).toBe(`evil ${dot} example`);
  });

  it('is one line without a scheme or a domain, whatever was typed, and keeps every sign that is seen', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ':', '/', '.', '\n', 'www.', '://', 'com', ' ') }),
        (typed) => {
          const shown = named(typed);
          expect(shown).not.toMatch(/[a-z]:\/\/|:\/\/[a-z]|www\.[a-z]|[a-z]\.[a-z]{2}|\n/);
          expect(shown.replace(/\s/g, '')).toBe(typed.replace(/\s/g, ''));
        },
      ),
    );
  });
});
