export { MapCard, type MapCardProps } from './map-card';
