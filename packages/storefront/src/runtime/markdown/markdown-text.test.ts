import * as fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { escapedLine, escapedText, linkTarget } from './markdown-text';

/** Signs that mean something in Markdown, and some that mean nothing. */
const words = fc.string({ unit: fc.constantFrom(...'#-+=*_~`|<>[]()!\\.:"1 2axé'), maxLength: 40 });
const line = (text: string) => escapedLine(escapedText(text.replace(/\s+/g, ' ').trim()));

describe('words of others in Markdown', () => {
  it('are a paragraph, whatever they begin with', () => {
    fc.assert(
      fc.property(words, (text) => {
        const tokens = marked.lexer(line(text)).filter(({ type }) => type !== 'space');
        expect(
          tokens.every(({ type }) => type === 'paragraph' || type === 'text'),
          JSON.stringify(tokens),
        ).toBe(true);
      }),
    );
  });

  it.each(['# x', '- x', '+ x', '1. x', '12) x', '---', '===', '~~~', '| a |'])('%j begins no block', (text) => {
    expect(marked.lexer(line(text)).map(({ type }) => type)).toEqual(['paragraph']);
  });

  it('read as they were written', () => {
    expect(line('Open 7 days - 1.5 t towing.')).toBe('Open 7 days - 1.5 t towing.');
    expect(line('-5 degrees')).toBe('\\-5 degrees');
  });

  it('make one link with its own target, whatever stands in the address', () => {
    fc.assert(
      fc.property(words, (text) => {
        const href = new URL(`https://a.example/${text.replaceAll('\\', '/')}`).href;
        const [paragraph] = marked.lexer(`[${escapedText('pay')}](${linkTarget(href)})`);
        const inline = paragraph?.type === 'paragraph' ? (paragraph.tokens ?? []) : [];
        expect(inline.map(({ type }) => type)).toEqual(['link']);
      }),
    );
  });
});
