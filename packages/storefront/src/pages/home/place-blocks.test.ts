import type { Block } from '@forecourt/config/content';
import { safeHtmlSchema } from '@forecourt/domain/safe-html';
import { describe, expect, it } from 'vitest';
import type { HomeSectionName } from '../../runtime/template/template-definition';
import { placeBlocks } from './place-blocks';

const hero: Block = { type: 'hero', version: 1, title: 'Cars', text: '', image: null };
const reasons: Block = { type: 'reasons', version: 1, title: 'Why us', reasons: [{ title: 'Near', text: '' }] };
const text = (words: string): Block => ({ type: 'rich-text', version: 1, html: safeHtmlSchema.parse(words) });
const list = (title: string): Block => ({ type: 'vehicle-list', version: 1, title, filter: '/search', limit: 6 });
const parts: readonly HomeSectionName[] = ['lists', 'makes', 'reasons'];

describe('the blocks of the home page', () => {
  it('stand where the template has a place for them, texts after the block they follow', () => {
    expect(placeBlocks([hero, text('a'), reasons, text('b'), list('Utes'), list('Vans'), text('c')], parts)).toEqual({
      opening: [hero, text('a')],
      lists: [list('Utes'), list('Vans'), text('c')],
      reasons: [reasons, text('b')],
      locations: [],
      end: [],
    });
  });

  it('are never dropped', () => {
    const blocks = [hero, reasons, text('a'), list('Utes')];
    expect(Object.values(placeBlocks(blocks, [])).flat()).toHaveLength(blocks.length);
    expect(placeBlocks(blocks, []).end).toEqual([reasons, text('a'), list('Utes')]);
  });
});
