export { isPlaceholderImage, primaryImage, vehicleImages } from './vehicle-images';
