// What other features and pages use of this one.
export { BrandTiles } from './brand-tiles';
export { bannerFigures, brandGroups, brandTile, brandTiles, brandWords } from './brands-view';
