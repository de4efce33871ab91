import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml, sanitizeHtml } from './sanitize-html';

const marks = fc.constantFrom(
  ...['<p>', '</p>', '<ul>', '<li>', '</ul>', '<b>', '</b>', '<script>', '</script>', '<img src=x onerror=y>', '<'],
  ...['<a href="https://a.example/?x=1&amp;y">', '<a href="javascript:z">', '</a>', '<!--', '-->', '"', "'", '>', '&'],
  ...[
    '<td>',
    '</td>',
    '<sup>',
    '</sup>',
    '<del>',
    '<span>',
    '&nbsp;',
    '&amp;lt;',
    '&unknown;',
    '<a href=https://a.example/?x=1&y>',
  ],
  ...['<svg onload=z>', '&lt;', '&#60;', '</div>', '<h1 class=q>', '<br/>', 'words ', '<p title="<b>">'],
);

describe('[OFFR-01] sanitizeHtml', () => {
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

  it.each([
    ['<table><tr><td>$30,000</td><td>5.99% p.a.</td></tr></table>', '$30,000 5.99% p.a.'],
    ['<tr><td>$30,000</td></tr><tr><td>5 years</td></tr>', '$30,000<br>5 years'],
    ['<div>Now $30,000</div><div>5 years warranty</div>', 'Now $30,000<br>5 years warranty'],
    ['<div><div><b>Now</b></div></div><p>$30,000</p><div>5</div>years', '<strong>Now</strong><p>$30,000</p>5<br>years'],
    ['<p>$30,000<div>5 years</div></p>', '<p>$30,000</p>5 years'],
    ['$30,000</p>5 years', '$30,000<br>5 years'],
    ['$30,000<img src="x">5<svg></svg>years', '$30,000 5 years'],
    ['$<span>30</span>,<font color="red">000</font>', '$30,000'],
  ])('keeps words apart where a dropped tag parted them: %s', (written, clean) =>
    expect(sanitizeHtml(written)).toBe(clean),
  );

  it('keeps superscript and other marks that change a figure', () => {
    const figures = 'from $199<sup>95</sup>, CO<sub>2</sub>, <del>$40,000</del> <s>$38,000</s> $35,000';
    expect(sanitizeHtml(figures)).toBe(figures);
    expect(sanitizeHtml('<strike>$40,000</strike>')).toBe('<s>$40,000</s>');
  });

  it('writes references as the characters they name', () => {
    expect(sanitizeHtml('&rsquo;&ndash;&mdash;&frac12;&eacute;&#8217;&#x2019;&#146;&#159;')).toBe('’–—½é’’’Ÿ');
    expect(sanitizeHtml('x&lt;b&gt; &#60; &amp;amp; &amp;rsquo; R&D; &copy 2026 &nosuch;')).toBe(
      'x&lt;b&gt; &lt; &amp;amp; &amp;rsquo; R&amp;D; © 2026 &amp;nosuch;',
    );
  });

  it.each([
    ['"https://a.example/?a=1&b=2"', 'https://a.example/?a=1&amp;b=2'],
    ['https://a.example/?a=1&b=2', 'https://a.example/?a=1&amp;b=2'],
    ['"https://a.example/?a=1&amp;b=2"', 'https://a.example/?a=1&amp;b=2'],
    ["'/search?make=kia&copy=1'", '/search?make=kia&amp;copy=1'],
    ['/contact', '/contact'],
  ])('keeps the link href=%s', (written, address) => {
    expect(readHtml(`<a href=${written}>words</a>`)).toEqual({
      html: `<a href="${address}">words</a>`,
      droppedTags: [],
      droppedLinks: [],
    });
  });

  it('lists the tags and links that it drops', () => {
    expect(readHtml('<DIV>a</DIV><td>b</td><div>c</div><a href="http://x">d</a><a>e</a><style></style>')).toMatchObject(
      {
        droppedTags: ['div', 'td', 'style'],
        droppedLinks: ['http://x', ''],
      },
    );
  });

  it('drops what runs, loads or hides, with its content unless that is text', () => {
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
  ])('drops the link to %s', (address) => {
    expect(sanitizeHtml(`<a href="${address}">words</a>`)).toBe('words');
  });

  it.each(['https://a.example/x?y=1&amp;z=2', '/search/toyota', 'mailto:a@b.example', 'tel:0400000000'])(
    'keeps the link to %s',
    (address) => {
      expect(sanitizeHtml(`<a target="_top" href='${address}'>words</a>`)).toBe(`<a href="${address}">words</a>`);
    },
  );

  it('writes only tags of the list, each closed, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 30 }), (written) => {
        const clean = sanitizeHtml(written.join(''));
        expect(sanitizeHtml(clean)).toBe(clean);
        const open: string[] = [];
        for (const [tag, slash, name = ''] of clean.matchAll(/<(\/?)([^\s>]*)[^>]*>/g)) {
          expect(tag).toMatch(
            /^<\/?(p|br|ul|ol|li|strong|em|h2|sup|del)>$|^<\/a>$|^<a href="https:\/\/a\.example\/\?x=1&amp;y">$/,
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
