export type { VehicleView } from './available-views';
export { GalleryViews, type GalleryViewsProps } from './gallery-views';
