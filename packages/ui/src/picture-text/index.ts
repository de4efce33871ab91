export { PictureText, type PictureTextProps } from './picture-text';
