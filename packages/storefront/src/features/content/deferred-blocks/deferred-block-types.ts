import type { BlockType } from '@forecourt/config/content';

/** Blocks that come with a style sheet of their own, for the pages that hold one. */
export type DeferredBlockType = Exclude<
  BlockType,
  'hero' | 'reasons' | 'vehicle-list' | 'locations' | 'form' | 'reviews'
>;
