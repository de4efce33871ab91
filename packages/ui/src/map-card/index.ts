export { MapCard, type MapCardProps } from './map-card';
export { MapDrawing } from './map-drawing';
