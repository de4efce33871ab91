import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneByteHtml } from './one-byte-html';

const read = (html: string): string =>
  html.replace(/&#x([0-9a-f]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

describe('oneByteHtml', () => {
  it('writes references in markup and escapes in scripts', () => {
    const page = '<p title="–">(02) 5550 •••• é 🚗</p><script>push("•🚗")</script><p>…</p>';
    expect(oneByteHtml(page)).toBe(
      '<p title="&#x2013;">(02) 5550 &#x2022;&#x2022;&#x2022;&#x2022; é &#x1f697;</p><script>push("\\u2022\\ud83d\\ude97")</script><p>&#x2026;</p>',
    );
  });

  it('leaves a page in Latin-1 as it is', () => {
    const page = '<p>Žluťoučký'.replace(/[Žťčý]/g, 'x');
    expect(oneByteHtml(page)).toBe(page);
  });

  it('keeps the meaning of any text, in the markup and in the data of scripts', () => {
    const text = fc.string({ unit: 'grapheme' }).map((any) => any.replace(/[<>&]/g, ''));
    fc.assert(
      fc.property(text, text, text, (before, data, after) => {
        const page = oneByteHtml(
          `<p>${before}</p><script type="application/ld+json">${JSON.stringify(data)}</script>${after}`,
        );
        const [, markup, script, rest] = /^<p>(.*)<\/p><script[^>]*>(.*)<\/script>(.*)$/s.exec(page) ?? [];
        expect([read(markup ?? ''), JSON.parse(script ?? ''), read(rest ?? '')]).toEqual([before, data, after]);
        expect([...page].every((character) => (character.codePointAt(0) ?? 0) < 256)).toBe(true);
      }),
    );
  });
});
