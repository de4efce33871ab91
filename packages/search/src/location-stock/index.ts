export { type LocationStock, locationStockQuery, readLocationStock } from './location-stock';
