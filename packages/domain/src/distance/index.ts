export { type Coordinates, distanceBetween } from './distance';
