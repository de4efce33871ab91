export type { LocationPhone, LocationProps } from './location';
export { LocationCard, type LocationCardProps } from './location-card';
export { LocationList, type LocationListProps } from './location-list';
