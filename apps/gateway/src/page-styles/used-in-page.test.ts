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

  it('keeps typefaces for the first paint and what stands in for others, whose files it leaves to the whole sheet', () => {
    const first = '@font-face{font-family:F;font-display:optional;src:url(/f.woff2)}';
    const later = '@font-face{font-family:F;font-display:swap;src:url(more.woff2)}';
    const local = '@font-face{font-family:G;src:local("Arial")}';
    expect(used(first + later + local)).toBe(first + local);
  });
});

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const address = (name: string) => `/_next/static/chunks/${name}.css`;
const starter = (typefaces: readonly string[]) =>
  `<script>(start)({"sources":["/a.js"],"sheets":["${address('one')}","${address('two')}"],"typefaces":${JSON.stringify(typefaces)}})</script>`;
const page = (sheets: string, end = starter([]), ahead = '', worn = '') =>
  `<!DOCTYPE html><html class="t"${worn}><head><meta charSet="utf-8"/>${ahead}${sheets}<title>$1</title></head><body><p class="a b">A car</p>${end}</body></html>`;
const face = (family: string, file: string, display = 'optional') =>
  `@font-face{font-family:${family};font-display:${display};src:url(${file})}`;
const sheets: Record<string, string> = {
  [address('one')]: '.a{content:"$&"}.z{top:0}',
  [address('two')]:
    `.t{--x:1;font-family:"Face One"}${face('"Face One"', '../m/one.woff2')}${face('Face One', '../m/more.woff2', 'swap')}${face('Two', 'two.woff2')}`,
};
const sheetAt = async (name: string) => (sheets[name] === undefined ? null : readStyleSheet(sheets[name], name));
const links = link('one') + link('two');

describe('withUsedStyles', () => {
  const faces = `${face('"Face One"', '/_next/static/chunks/../m/one.woff2')}${face('Two', '/_next/static/chunks/two.woff2')}`;
  const inPlace = `<style>.a{content:"$&"}.t{--x:1;font-family:"Face One"}${faces}</style><noscript>${links}</noscript>`;
  const ahead = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${file}"/>`;

  it('puts the rules that a page uses in the place of its sheets, and asks first for the typeface that it wears', async () => {
    const file = '/_next/static/m/one.woff2';
    expect(await withUsedStyles(page(links), sheetAt)).toBe(
      page(inPlace, starter([address('two'), file, 'Face One']), ahead(file)),
    );
  });

  it('asks for the typeface of the dealer alone where the page names one', async () => {
    const file = '/_next/static/chunks/two.woff2';
    const worn = ' style="--fc-font-body:&quot;Two&quot;, Arial"';
    expect(await withUsedStyles(page(links, starter([]), '', worn), sheetAt)).toBe(
      page(inPlace, starter([address('two'), file, 'Two']), ahead(file), worn),
    );
  });

  it('asks for none where the dealer has chosen one of the device', async () => {
    const worn = ' style="--fc-font-body:system-ui, Arial"';
    expect(await withUsedStyles(page(links, starter([]), '', worn), sheetAt)).toBe(
      page(inPlace, starter([address('two')]), '', worn),
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
