import { safeHtmlSchema } from '@forecourt/domain/safe-html';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readBlocks } from './read-blocks';

const hero = { type: 'hero', version: 1, title: 'Good cars.', text: '', image: null };
const text = { type: 'rich-text', version: 1, html: '<p>Words.</p>' };

describe('blocks of another release', () => {
  it('are left out when their type or version is unknown, and the other blocks stay', () => {
    const later = { ...hero, sound: '/media/x' };
    const unknown = [{ type: 'carousel', version: 1 }, { ...hero, version: 2 }, null, { ...text, html: '<script>' }];
    const { blocks, leftOut } = readBlocks('home', [later, ...unknown, text]);
    expect(blocks).toEqual([hero, text]);
    expect(leftOut.map(({ index, block }) => [index, block])).toEqual([
      [1, 'carousel 1'],
      [2, 'hero 2'],
      [3, 'no block'],
      [4, 'rich-text 1'],
    ]);
    expect(later).toHaveProperty('sound');
    expect(readBlocks('privacy', [hero, text])).toMatchObject({
      blocks: [text],
      leftOut: [{ index: 0, block: 'hero 1' }],
    });
  });

  it('have their HTML sanitised by the function of the reader', () => {
    const upper = z.string().transform((html) => safeHtmlSchema.parse(html.toUpperCase()));
    expect(readBlocks('privacy', [{ ...text, html: 'words' }], upper).blocks).toEqual([{ ...text, html: 'WORDS' }]);
  });
});
