import { Breadcrumbs, type Crumb } from '@forecourt/ui/breadcrumbs';
import type { GalleryProps } from '@forecourt/ui/gallery';
import { VehicleMedia } from './media/vehicle-media';
import type { VehicleMediaView } from './media/vehicle-media-view';

export interface GallerySectionProps {
  readonly gallery: Omit<GalleryProps, 'over' | 'views'>;
  /** Null where there are pictures alone. */
  readonly media: VehicleMediaView | null;
  /** The way to the page, where it stands over the pictures. */
  readonly crumbs: readonly Crumb[] | undefined;
}

/** The pictures of a vehicle with its spin, interior and video. */
export const GallerySection = ({ gallery, media, crumbs }: GallerySectionProps) => (
  <VehicleMedia
    media={media}
    gallery={crumbs === undefined ? gallery : { ...gallery, over: <Breadcrumbs crumbs={crumbs} /> }}
  />
);
