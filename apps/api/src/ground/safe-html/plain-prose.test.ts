import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainProse } from './plain-prose';

describe('plainProse', () => {
  it.each([
    [
      'Great car.<br><br>&bull; Leather &amp; sunroof<br/>* One owner<p>Call us &ndash; 7 days</p>',
      'Great car.\n\n• Leather & sunroof\n* One owner\n\nCall us – 7 days',
    ],
    ['<ul><li>ABS</li><li>Tow&nbsp;bar</li></ul>', '• ABS\n• Tow bar'],
    ['<p>One</p>\r\n<p>Two</p>', 'One\n\nTwo'],
    ['One<BR CLEAR="all" />\n  Two', 'One\nTwo'],
    ['<div class="x"><b>Tow</b> Bar</div>', 'Tow Bar'],
    ['18&quot; alloys', '18" alloys'],
    ['One owner.\\nTwo keys.\\r\\nBooks.', 'One owner.\nTwo keys.\nBooks.'],
    ['a&lt;br&gt;b &amp;amp; c', 'a\nb & c'],
    ['Leather &amp;bull; sunroof', 'Leather • sunroof'],
    ['Air&nbsp Con', 'Air  Con'],
    ['<ul>\n<li><p>ABS</p></li>\n<li></li><li>Tow bar</li></ul>', '• ABS\n• Tow bar'],
    ['One<br>\n\n\n<br><br>Two', 'One\n\nTwo'],
    ['<style>p { color: red }</style>Words<!-- [if mso] --> more<script>x()</script>', 'Words more'],
    ['Pat&#39;s ute &#x2013; tidy', "Pat's ute – tidy"],
  ])('%j is read as %j', (written, read) => {
    expect(plainProse(written)).toBe(read);
  });

  it.each([
    'GVM < 3.5t, tow > 2t',
    '5 < 6 and 7 > 6',
    'price <$50,000 and > $40,000',
    '<a year and > the rest',
    'R&D & AT&T',
    'R&D &copy 2020',
    'A <--- look here',
    '<!-- never closed',
    '<style> never closed',
    '<unknown>word</unknown>',
    'Two\nlines  and  spaces',
    '"quoted" \u2013 as it stands',
  ])('%j stays as it stands', (written) => {
    expect(plainProse(written)).toBe(written);
  });

  it('text that is encoded is read as it was, whatever stands in it', () => {
    const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab3 <>"\'$.-%') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words
          .map((each) => each.replace(/</g, '< '))
          .join('')
          .replace(/\s+/g, ' ')
          .trim();
        expect(plainProse(encode(text))).toBe(text);
      }),
    );
  });

  it('every word between tags is kept, in its order', () => {
    const tag = fc.constantFrom('<br>', '<p>', '</p>', '<li>', '<b>', '</b>', '<div>', '<br/>', ' ', ' < ', ' &amp; ');
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, tag), { minLength: 1, maxLength: 12 }), (parts) => {
        const read = plainProse(parts.flat().join(''));
        const wanted = parts.map(([each]) => each).join('');
        expect(read.replace(/[^a-z0-9]/g, '')).toBe(wanted);
      }),
    );
  });

  it('hostile markup of half a megabyte is read at once', () => {
    for (const part of [
      '<style>',
      '<!--',
      '<a b="',
      "<a b='",
      '<a b=c ',
      '<',
      '&lt;a ',
      '<p\t\t',
      '\n \n',
      '<li>',
      '&amp;',
    ]) {
      const text = `&${part.repeat(Math.floor(500_000 / part.length))}`;
      expect(plainProse(text).length, part).toBeLessThanOrEqual(text.length);
    }
    for (const blanks of [' ', '\n', '\u00a0', '\u2028', '\u2029'])
      expect(plainProse(`<b>a</b>${blanks.repeat(500_000)}b`)).toMatch(/^a\s+b$/);
  });
});
