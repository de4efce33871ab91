import { describe, expect, it } from 'vitest';
import { safeHtmlSchema } from './safe-html';

describe('safeHtmlSchema', () => {
  it.each([
    'Words &lt;b&gt; &amp; "more" > less',
    '<h2>Terms</h2><p>One<br>two <strong>three</strong></p><ul><li>$199<sup>95</sup></li></ul>',
    '<a href="https://a.example/?x=1&amp;y">a</a> <a href="/contact">b</a> <a href="mailto:a@b.example">c</a>',
  ])('takes what the sanitiser makes: %s', (html) => expect(safeHtmlSchema.parse(html)).toBe(html));

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="x">',
    '<img src=x onerror=y>',
    '<a href="javascript:x">',
    '<a href="//elsewhere.example">',
    '<a href="/\\elsewhere.example">',
    '<a href="/x" onclick="y">',
    '<a>',
    'a < b',
    '<!-- x -->',
  ])('refuses anything else: %s', (html) => expect(safeHtmlSchema.safeParse(html).success).toBe(false));
});
