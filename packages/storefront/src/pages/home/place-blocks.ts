import type { Block, BlockType } from '@forecourt/config/content';
import type { HomeSectionName } from '../../runtime/template/template-definition';

/** Where blocks stand on the home page: before its parts, or as one of them. */
export type BlockPlace = 'opening' | Extract<HomeSectionName, 'lists' | 'reasons' | 'locations'>;

/** The place of blocks that a template has one for. Any other stands below the block that it follows. */
const placeOf: Readonly<Partial<Record<BlockType, BlockPlace>>> = {
  hero: 'opening',
  'vehicle-list': 'lists',
  reasons: 'reasons',
  locations: 'locations',
};

/**
 * The blocks of the home page by where they stand: the template orders its parts, the dealer the blocks within each. One
 * whose part the template does not show stands at the end, not nowhere.
 */
export const placeBlocks = (
  blocks: readonly Block[],
  parts: readonly string[],
): Readonly<Record<BlockPlace | 'end', readonly Block[]>> => {
  const places: Record<BlockPlace | 'end', Block[]> = { opening: [], lists: [], reasons: [], locations: [], end: [] };
  let place: BlockPlace | 'end' = 'opening';
  for (const block of blocks) {
    const own = placeOf[block.type];
    if (own !== undefined) place = own === 'opening' || parts.includes(own) ? own : 'end';
    places[place].push(block);
  }
  return places;
};
