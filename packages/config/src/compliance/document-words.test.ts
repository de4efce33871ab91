import { describe, expect, it } from 'vitest';
import { statedWords } from './document-words';

const readMarkup = (html: string) => `read ${html.length}`;

describe('statedWords', () => {
  it('are the words that a reader sees, a line each: without addresses, and with markup removed by the given reader', () => {
    const block = {
      type: 'cards',
      version: 1,
      title: 'Good cars',
      html: '<p>From&nbsp;<strong>$45,990</strong></p>',
      cards: [{ title: 'Utes', href: '/search?price=:40000', text: '' }, { label: 'Vans' }],
      src: '/media/99.jpg',
    };
    expect(statedWords(block, 'blocks[0]', { readMarkup })).toEqual({
      path: 'blocks[0]',
      kind: 'words',
      text: 'Good cars\nread 41\nUtes\nVans',
    });
    expect(statedWords(null, 'x', { readMarkup, kind: 'offer' })).toEqual({ path: 'x', kind: 'offer', text: '' });
  });
});
