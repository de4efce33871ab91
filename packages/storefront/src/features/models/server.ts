// What other features and pages use of this one on the server.
export { type FoundModelPage, findModelPage, loadModelPages, loadModelPlaces } from './load-model-places';
export { loadRange } from './load-range';
export { type ModelPlaces, placeOfModel } from './model-places';
