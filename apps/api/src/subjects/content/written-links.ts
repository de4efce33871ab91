import type { WrittenBlock } from '@forecourt/config/content';
import { linksOf } from '@forecourt/config/offers-document';
import { readHtml } from '../../ground/safe-html/sanitize-html';

/** A link that a dealer wrote into a block: where it leads, and the field that it stands in. */
export interface WrittenLink {
  readonly address: string;
  readonly path: string;
}

/** Fields of blocks that hold markup. */
const markup: readonly string[] = ['html', 'answer'];

/** Every link of a part of a block, with the path of its field: addresses of links, and those in markup once each. */
const linksIn = (part: unknown, path: string): readonly WrittenLink[] => {
  if (Array.isArray(part)) return part.flatMap((item: unknown, at) => linksIn(item, `${path}[${at}]`));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: readonly [string, unknown]) => {
    const field = `${path}.${name}`;
    if (typeof value !== 'string') return linksIn(value, field);
    if (name === 'href') return [{ address: value, path: field }];
    return markup.includes(name)
      ? [...new Set(linksOf(readHtml(value).html))].map((address) => ({ address, path: field }))
      : [];
  });
};

/** Every link of blocks, with the path of its field. */
export const writtenLinks = (blocks: readonly WrittenBlock[]): readonly WrittenLink[] => linksIn(blocks, 'blocks');
