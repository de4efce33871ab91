import { expect, it } from 'vitest';
import { writtenLinks } from './written-links';

it('finds every link of every block, with its field', () => {
  expect(
    writtenLinks([
      { type: 'rich-text', version: 1, html: '<p><a href="/a">a</a> <a href="/a">again</a></p>' },
      { type: 'faq', version: 1, questions: [{ question: 'q', answer: '<p><a href="/b">b</a></p>' }] },
      { type: 'call-to-action', version: 1, title: 't', links: [{ label: 'c', href: '/c' }] },
      { type: 'cards', version: 1, cards: [{ title: 't' }, { title: 't', link: { label: 'd', href: '/d' } }] },
    ]),
  ).toEqual([
    { address: '/a', path: 'blocks[0].html' },
    { address: '/b', path: 'blocks[1].questions[0].answer' },
    { address: '/c', path: 'blocks[2].links[0].href' },
    { address: '/d', path: 'blocks[3].cards[1].link.href' },
  ]);
});
