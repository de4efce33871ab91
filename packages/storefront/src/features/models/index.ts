// What other features and pages use of this one.
export { type ModelPlaces, placeOfModel } from './model-places';
export { modelTile } from './model-tile';
export { type ModelPage, type ShownModel, searchModels } from './search-models';
