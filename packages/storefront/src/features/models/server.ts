// What other features and pages use of this one on the server.
export { type FoundModelPage, findModelPage, loadModelAddresses, loadModelPages } from './load-model-places';
export { loadRange } from './load-range';
