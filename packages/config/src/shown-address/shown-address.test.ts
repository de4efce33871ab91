import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { httpsAddressSchema, isShownAddress, shownAddressSchema, siteAddressSchema } from './shown-address';

const takes = (schema: typeof shownAddressSchema, text: string) => schema.safeParse(text).success;
const taken = (text: string) => [
  takes(siteAddressSchema, text),
  takes(httpsAddressSchema, text),
  takes(shownAddressSchema, text),
  isShownAddress(text),
];

describe('addresses that shoppers are led to', () => {
  it.each([
    ['/', true, false],
    ['/search/new-cars?body=SUV&range[price]=0:20000#top', true, false],
    ['/media/a%20b.jpg', true, false],
    ['https://dealer.example', false, true],
    ['HTTPS://dealer.example/a?b=c@d#e', false, true],
    ['https://dealer.example:8443/@handle', false, true],
  ])('accept "%s"', (text, site, https) => {
    expect(taken(text)).toEqual([site, https, true, true]);
  });

  it('accept http in feeds, and not in documents', () => {
    expect(taken('http://video.example/x.mp4')).toEqual([false, false, false, true]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html;base64,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\u0000b',
    '/a b',
    'https://user:secret@dealer.example/',
    'https://dealer.example@evil.example/',
    'https://@evil.example',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https://',
    'https://a b.example',
    'https://[',
    'search',
    '',
    `/${'x'.repeat(3000)}`,
    `https://dealer.example/${'x'.repeat(3000)}`,
  ])('refuse "%s"', (text) => {
    expect(taken(text)).toEqual([false, false, false, false]);
  });

  it('never lead a browser to another scheme, host or login than they show', () => {
    const parts = [
      'javascript:',
      'https:',
      'http:',
      '/',
      '\\',
      '@',
      'evil.example',
      '\t',
      ':',
      'a',
      '?',
      '#',
      '%00',
      ' ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (some) => {
        const text = some.join('');
        if (!isShownAddress(text)) return;
        const { protocol, username, password, host } = new URL(text, 'https://site.invalid');
        expect([username, password]).toEqual(['', '']);
        expect(['https:', 'http:']).toContain(protocol);
        expect(host === 'site.invalid').toBe(text.startsWith('/'));
      }),
      { numRuns: 2_000 },
    );
  });
});
