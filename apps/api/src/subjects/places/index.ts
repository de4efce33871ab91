export { findMapPictures } from './find-map-pictures';
export type { Geocoder } from './geocoder';
export { geocoderFor } from './geocoder-for';
export { staticMapSettings } from './place-settings';
