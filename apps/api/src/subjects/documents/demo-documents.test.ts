import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { describe, expect, it } from 'vitest';

const sitesFolder = join(import.meta.dirname, '../../../../../sites');
const read = (...path: readonly string[]): string => readFileSync(join(sitesFolder, ...path), 'utf8');

const demoSites = readdirSync(sitesFolder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const slug = name.replace(/\.json$/, '');
    const pages = readdirSync(join(sitesFolder, slug, 'content')).map((page) => read(slug, 'content', page));
    return {
      slug,
      document: siteDocumentSchema.parse(JSON.parse(read(name))),
      words: [read(name), ...pages].join('\n'),
    };
  });

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('what the demo dealers say of themselves', () => {
  it.each(demoSites)('counts as many showrooms as $slug has places that sell', ({ document, words }) => {
    const selling = document.locations.filter((location) => location.location_type === 'sales').length;
    const counted = [...words.matchAll(/\b(\w+) showrooms\b/gi)]
      .map(([, word = '']) => numberWords.indexOf(word.toLowerCase()) + 1)
      .filter((count) => count > 0);
    expect(new Set([...counted, document.statsBanner?.locations ?? selling])).toEqual(new Set([selling]));
  });

  it.each(demoSites)('promises no figure for a car of $slug that nobody has looked at', ({ words }) => {
    const promises = (words.match(/[^.!?"]*\b(?:anything|everything|if it rolls|whatever)\b[^.!?"]*/gi) ?? []).filter(
      (sentence) => /\b(?:figure|estimate)\b/i.test(sentence),
    );
    for (const sentence of promises) expect(sentence).toMatch(/\blook\b/);
  });
});
