export { addingMs, photographedKinds, photosLeft } from './add-photos';
export { photosAddress } from './photo-template';
export { photoToken } from './photo-token';
export { savePhotos } from './save-photos';
