import { describe, expect, it } from 'vitest';
import { readStyleSheet, usedStyles } from './style-sheet';
import { withUsedStyles } from './used-in-page';

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
const address = (name: string) => `/_next/static/chunks/${name}.css`;
const starter = (typefaces: readonly string[]) =>
  `<script>(start)({"sources":["/a.js"],"sheets":["${address('one')}","${address('two')}"],"typefaces":${JSON.stringify(typefaces)}})</script>`;
const page = (sheets: string, end = starter([])) =>
  `<!DOCTYPE html><html class="t"><head><meta charSet="utf-8"/>${sheets}<title>$1</title></head><body><p class="a b">A car</p>${end}</body></html>`;
const sheets: Record<string, string> = {
  [address('one')]: '.a{content:"$&"}.z{top:0}',
  [address('two')]:
    '.t{--x:1;font-family:"Face One"}@font-face{font-family:"Face One";src:url(../m/one.woff2);unicode-range:U+0000-00FF,U+131}@font-face{font-family:Face One;src:url(../m/more.woff2);unicode-range:U+100-2AF}@font-face{font-family:Two;src:url(two.woff2)}',
};
const sheetAt = async (name: string) => (sheets[name] === undefined ? null : readStyleSheet(sheets[name], name));
const links = link('one') + link('two');

describe('withUsedStyles', () => {
  it('puts the rules that a page uses in the place of its sheets, and tells its starter the typefaces that it wears', async () => {
    const inPlace = `<style>.a{content:"$&"}.t{--x:1;font-family:"Face One"}</style><noscript>${links}</noscript>`;
    expect(await withUsedStyles(page(links), sheetAt)).toBe(
      page(inPlace, starter([address('two'), '/_next/static/m/one.woff2', 'Face One'])),
    );
  });

  it.each([
    ['without sheets', page(''), sheetAt],
    ['without a starter that brings them', page(links, ''), sheetAt],
  ])('leaves a page alone %s', async (_what, html, reader) => {
    expect(await withUsedStyles(html, reader)).toBe(html);
  });

  it('has no page for now while a sheet cannot be read', async () => {
    expect(await withUsedStyles(page(links), async () => null)).toBeNull();
  });
});
