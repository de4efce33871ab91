export { findMapPictures } from './find-map-pictures';
export { staticMapSettings } from './place-settings';
