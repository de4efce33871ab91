export { SettledWords } from './settled-words';
