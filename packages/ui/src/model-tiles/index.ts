export { type ModelTile, ModelTiles, type ModelTilesProps } from './model-tiles';
