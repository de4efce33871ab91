import type { Block } from '@forecourt/config/content';
import type { BlockPage } from './block-renderer';
import { RichText } from './rich-text';

/** Blocks of a page that holds text alone, and so carries no styles of other blocks. */
export const TextBlocks = ({ blocks, ...page }: BlockPage & { readonly blocks: readonly Block[] }) =>
  blocks.map((block, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, on the server
    block.type === 'rich-text' ? <RichText key={place} block={block} {...page} /> : null,
  );
