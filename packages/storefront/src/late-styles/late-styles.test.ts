import { describe, expect, it } from 'vitest';
import { lateStyles } from './late-styles';
import { readStyleSheet, usedStyles } from './style-sheet';

const used = (css: string, ...classes: string[]) =>
  usedStyles([readStyleSheet(css, '/chunks/a.css')], new Set(classes));

describe('usedStyles', () => {
  it.each([
    ['a rule of a class that is there', '.a{color:red}', '.a{color:red}'],
    ['none of a class that is not', '.z{color:red}', ''],
    ['rules of elements', 'p{margin:0}:root{--x:1px}', 'p{margin:0}:root{--x:1px}'],
    [
      'states and attributes',
      '.a:hover{color:red}.a[aria-busy=true]{opacity:1}',
      '.a:hover{color:red}.a[aria-busy=true]{opacity:1}',
    ],
    ['what stands inside another, when both are there', '.a .b{top:0}.a .z{top:0}', '.a .b{top:0}'],
    ['those selectors of a list that can apply', '.z,.a,p.z{top:0}', '.a{top:0}'],
    ['what brackets only might ask for', '.a:not(.z):is(.y,:where(.x)){top:0}', '.a:not(.z):is(.y,:where(.x)){top:0}'],
    [
      'blocks with what is used in them',
      '@media (min-width:1px){.a{top:0}.z{top:0}}',
      '@media (min-width:1px){.a{top:0}}',
    ],
    ['no empty blocks', '@media print{@supports (top:0){.z{top:0}}}', ''],
    [
      'the order of layers',
      '@layer one,two;@layer two{.a{top:0}}@layer one{.z{top:0}}',
      '@layer one,two;@layer two{.a{top:0}}',
    ],
    [
      'values as they are written',
      '.a{content:"}.z{";background:url("/a.png")!important}',
      '.a{content:"}.z{";background:url("/a.png") !important}',
    ],
  ])('keeps %s', (_what, css, expected) => {
    expect(used(css, 'a', 'b').replaceAll('!important', ' !important').replaceAll('  ', ' ')).toBe(expected);
  });

  it('keeps the keyframes that a kept rule names, wherever they stand', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}.z{animation-name:fade}';
    expect(used(css, 'a')).toBe('@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}');
  });

  it('keeps addresses where they were, though a page lies elsewhere', () => {
    const css = '.a{background:url(../m/a.png),url("b.png"),url(/c.png),url(data:image/png;base64,A),url(#d)}';
    expect(used(css, 'a')).toBe(
      '.a{background:url(/chunks/../m/a.png),url("/chunks/b.png"),url(/c.png),url(data:image/png;base64,A),url(#d)}',
    );
  });

  it('cannot be ended early by its text', () => {
    expect(used('.a{content:"</style><script>"}', 'a')).not.toMatch(/<\/style/i);
  });

  it('leaves files of typefaces to the whole sheet, and keeps what stands in for them', () => {
    const file = '@font-face{font-family:F;src:url(f.woff2)}';
    const local = '@font-face{font-family:G;src:local("Arial")}';
    expect(used(file + local)).toBe(local);
  });
});

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = `<!DOCTYPE html><html class="t"><head><meta charSet="utf-8"/>${link('one')}${link('two')}<title>$1</title></head><body><p class="a b">A car</p></body></html>`;
const sheets: Record<string, string> = {
  '/_next/static/chunks/one.css': '.a{content:"$&"}.z{top:0}',
  '/_next/static/chunks/two.css': '.t{--x:1}@font-face{font-family:F;src:url(f.woff2)}',
};
const sheetAt = (address: string) => (sheets[address] === undefined ? null : readStyleSheet(sheets[address], address));

describe('lateStyles', () => {
  it('puts the rules that a page uses in the place of its first sheet, and keeps the sheets for browsers without scripts', () => {
    expect(lateStyles(page, sheetAt)).toEqual({
      html: page.replace(
        link('one') + link('two'),
        () => `<style>.a{content:"$&"}.t{--x:1}</style><noscript>${link('one')}${link('two')}</noscript>`,
      ),
      sheets: [
        { address: '/_next/static/chunks/one.css', atPaint: false },
        { address: '/_next/static/chunks/two.css', atPaint: true },
      ],
    });
  });

  it.each([
    ['without sheets', '<head></head><p class="a">', sheetAt],
    ['with a sheet that cannot be read', page, () => null],
  ])('leaves a page alone %s', (_what, html, reader) => {
    expect(lateStyles(html, reader)).toEqual({ html, sheets: [] });
  });
});
