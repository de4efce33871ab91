import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html';

const marks = fc.constantFrom(
  ...['<p>', '</p>', '<ul>', '<li>', '</ul>', '<b>', '</b>', '<script>', '</script>', '<img src=x onerror=y>', '<'],
  ...['<a href="https://a.example/?x=1&amp;y">', '<a href="javascript:z">', '</a>', '<!--', '-->', '"', "'", '>', '&'],
  ...['<svg onload=z>', '&lt;', '&#60;', '</div>', '<h1 class=q>', '<br/>', 'words ', '<p title="<b>">'],
);

describe('sanitizeHtml (OFFR-01)', () => {
  it('keeps the words and the plain markup around them', () => {
    expect(sanitizeHtml('<p class="x">Drive <b onclick="y">away</b></p><ul><li>One<li>Two</ul>')).toBe(
      '<p>Drive <strong>away</strong></p><ul><li>One</li><li>Two</li></ul>',
    );
    expect(sanitizeHtml('<h2>Terms</h2><div>Fish & chips &amp; 3 < 4</div>')).toBe(
      '<h2>Terms</h2>Fish &amp; chips &amp; 3 &lt; 4',
    );
    expect(sanitizeHtml('<p>One<p>Two<br/>lines')).toBe('<p>One</p><p>Two<br>lines</p>');
    expect(sanitizeHtml('<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>')).toBe(
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
    );
  });

  it('drops what runs, loads or hides, with its content where that is no text', () => {
    expect(sanitizeHtml('a<script>alert(1)</script>b<style>p{}</style><!-- c --><img src=x onerror=y>')).toBe('ab');
    expect(sanitizeHtml('<scr<script>x</script>ipt>alert(1)</script>')).not.toMatch(/<\w/);
    expect(sanitizeHtml('<script>never closed')).toBe('');
    expect(sanitizeHtml('</div></main><p>In its place')).toBe('<p>In its place</p>');
  });

  it.each([
    'javascript:alert(1)',
    ' java&#115;cript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/&#47;elsewhere.example',
    'data:text/html,x',
    'http://plain.example',
  ])('leads nowhere by %s', (address) => {
    expect(sanitizeHtml(`<a href="${address}">words</a>`)).toBe('words');
  });

  it.each(['https://a.example/x?y=1&amp;z=2', '/search/toyota', 'mailto:a@b.example', 'tel:0400000000'])(
    'leads to %s',
    (address) => {
      expect(sanitizeHtml(`<a target="_top" href='${address}'>words</a>`)).toBe(`<a href="${address}">words</a>`);
    },
  );

  it('writes tags of the list alone, each closed, and nothing else the second time', () => {
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 30 }), (written) => {
        const clean = sanitizeHtml(written.join(''));
        expect(sanitizeHtml(clean)).toBe(clean);
        const open: string[] = [];
        for (const [tag, slash, name = ''] of clean.matchAll(/<(\/?)([^\s>]*)[^>]*>/g)) {
          expect(tag).toMatch(
            /^<\/?(p|br|ul|ol|li|strong|em|h2)>$|^<\/a>$|^<a href="https:\/\/a\.example\/\?x=1&amp;y">$/,
          );
          if (slash !== '') expect(open.pop()).toBe(name);
          else if (name !== 'br') open.push(name);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
