export { type BlockItem, BlockItems, BlockPlate } from './block-items';
