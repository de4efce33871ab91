export { Card as Featured } from './card';
