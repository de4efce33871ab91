export { type MediaDisk, readMediaDisk } from './media-disk';
export {
  createFolderPictures,
  createStockNumberPictures,
  largestPicture,
  noRoom,
  PictureError,
  type PictureStore,
  pictureUrl,
  storePicture,
} from './media-store';
export { type Originals, StorageAway } from './originals/originals';
export { originalsOf } from './originals/originals-of';
export { markRemoved, removeMarkedOriginals } from './remove-marked-originals';
export { vehicleMoment, vehiclePictures, vehicleWrittenSince } from './vehicle-pictures';
