// What other features use of this one on the server.
export { findResults, siteSearchClient } from './find-results';
export { loadStock, type StockOverview } from './load-stock';
export { modelCard } from './models/model-card';
export { type ShownModel, searchModels } from './models/search-models';
