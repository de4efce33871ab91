// What other features use of this one on the server.
export { findResults, siteSearchClient } from './find-results';
export { loadStock, type StockOverview } from './load-stock';
