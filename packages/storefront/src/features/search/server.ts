// What other features use of this one on the server.
export { findResults, siteSearchClient } from './find-results';
export { loadModelStock, type ModelStock } from './load-model-stock';
export { loadStock, type StockOverview } from './load-stock';
export { readSearchWords } from './words/load-known-stock';
