export { addingMs, photographedKinds, photosLeft } from './add-photos';
export { photoProcess } from './photo-process';
export { photoReadingService, type ReadPhotos } from './photo-reading';
export { photosAddress } from './photo-template';
export { photoToken } from './photo-token';
export { readPhotoForm } from './read-photo-form';
export { savePhotos } from './save-photos';
