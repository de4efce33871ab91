export { findMapPictures } from './find-map-pictures';
