export { customRank } from './custom-rank';
export { hitControls } from './hit-controls';
export { hitPrice, type PricedHit } from './hit-price';
export { priceRange, priceRangeLabel, weeklyPriceRange } from './price-ranges';
export { cardFields, type SearchHit, type SearchRecord, searchRecordSchema } from './record';
export {
  type RecordEstimate,
  type RecordInput,
  type RecordVehicleSettings,
  recordVehicleSettings,
  toSearchRecord,
} from './to-search-record';
