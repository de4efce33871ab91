export { Rating } from './rating';
