import { type BlockType, blockTypes } from '@forecourt/config/content';

/** Blocks whose styles are in the sheet of every page that may hold any block: most pages have them. */
const drawnWithPages = [
  'hero',
  'reasons',
  'vehicle-list',
  'locations',
  'form',
  'reviews',
] as const satisfies BlockType[];

/** A block that comes with a style sheet of its own, for the pages that hold one. */
export type DeferredBlockType = Exclude<BlockType, (typeof drawnWithPages)[number]>;

/** All of them: a new block is deferred unless it is named above. */
export const deferredBlockTypes = blockTypes.filter(
  (type): type is DeferredBlockType => !drawnWithPages.some((drawn) => drawn === type),
);
