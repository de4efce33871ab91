export { featureSpelling } from './feature-spelling';
export { modelSpelling } from './model-spelling';
export { placeSpelling } from './place-spelling';
