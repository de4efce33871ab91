'use client';

import { DetailPictures } from '@forecourt/ui/detail-layout';
import { Gallery, type GalleryProps } from '@forecourt/ui/gallery';
import { Activity, lazy } from 'react';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import type { VehicleMediaView } from './vehicle-media-view';

/** Where its code does not come the pictures stand alone. */
const VehicleViews = lazy(async () => {
  try {
    return { default: (await import('./vehicle-views')).VehicleViews };
  } catch (error) {
    console.error('Spin, interior and video could not be loaded.', error);
    return { default: ({ gallery }: { readonly gallery: GalleryProps }) => <Gallery {...gallery} /> };
  }
});

/**
 * The pictures of a vehicle, and beside them its spin, interior and video where it has them. The code of turntable
 * and panorama comes with the first of them that is shown. A medium that does not come is logged and leaves the others
 * as they are. Without scripts the first view stands still, with the pictures under a spin. Source: GALL-01, GALL-02,
 * SPIN-01 to SPIN-03.
 */
export const VehicleMedia = ({
  gallery,
  media,
}: {
  readonly gallery: GalleryProps;
  /** Null where there are pictures alone. */
  readonly media: VehicleMediaView | null;
}) => {
  if (media === null) return <Gallery {...gallery} />;
  const { spin, defaultView } = media;
  return (
    <>
      <DeferredStyles part="vehicleViews" />
      {/* A boundary whose HTML stays where it stands until its code has come, as that of Suspense does not. */}
      <Activity>
        <VehicleViews gallery={gallery} media={media} />
      </Activity>
      {spin !== undefined && defaultView === 'spinner' && (
        <noscript>
          <DetailPictures images={gallery.images} />
        </noscript>
      )}
    </>
  );
};
