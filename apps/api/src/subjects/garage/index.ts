export { eraseShoppers, type ShopperErasurePlace } from './privacy/erase-shoppers';
export { type ExportedShopper, exportShopper } from './privacy/export-shopper';
