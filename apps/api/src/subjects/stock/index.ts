export { endLostRuns } from './import-lock';
export { readStockStanding, type StockStanding } from './stock-standing';
