// What other features and pages use of this one.
export { modelCard } from './model-card';
export { modelTile } from './model-tile';
export { type ModelPage, type ShownModel, searchModels } from './search-models';
