export { type MediaDisk, readMediaDisk } from './media-disk';
export {
  createFolderPictures,
  createStockNumberPictures,
  largestPicture,
  noRoom,
  originalPath,
  PictureError,
  pictureUrl,
  storePicture,
} from './media-store';
export { removeSizedPictures } from './sized-pictures';
