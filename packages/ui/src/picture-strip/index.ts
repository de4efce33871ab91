export { PictureStrip } from './picture-strip';
