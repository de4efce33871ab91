'use client';

import type { GalleryProps } from '@forecourt/ui/gallery';
import { GalleryViews, type GalleryViewsProps, type VehicleView } from '@forecourt/ui/gallery-views';
import { directionOf } from '@forecourt/ui/panorama-viewer';
import type { SpinPreloadFailure } from '@forecourt/ui/spin-viewer';
import { videoSourceOf } from '@forecourt/ui/video-frame';
import type { VehicleMediaView } from './vehicle-media-view';

/** Pixels that a frame is asked for with; only the proportion, 3 by 2, stands on the page. */
const frameSize = { width: 1080, height: 720 } as const;
/** The whole sphere is twice as wide as high. */
const cabinSize = { width: 4096, height: 2048 } as const;

const labels: Readonly<Record<VehicleView, string>> = {
  spinner: '360° view',
  gallery: 'Pictures',
  interior: 'Interior',
  video: 'Video',
};

const logFrame = ({ frame, src }: SpinPreloadFailure) =>
  console.error(`Frame ${frame + 1} of the spin did not come: ${src}`);
const logCabin = (reason: unknown) => console.error('The interior is shown flat, or not at all.', reason);

const interiorOf = ({ interior }: VehicleMediaView): Pick<GalleryViewsProps, 'interior'> => {
  if (interior === undefined) return {};
  const hotspots = interior.hotspots.map(({ x, y, ...note }) => ({ ...note, ...directionOf({ x, y }) }));
  return { interior: { ...interior, ...cabinSize, hotspots, onFailure: logCabin } };
};

const videoOf = ({ video }: VehicleMediaView, [poster]: GalleryProps['images']): Pick<GalleryViewsProps, 'video'> => {
  const source = video?.addresses.map(videoSourceOf).find((found) => found !== undefined);
  if (video === undefined || source === undefined) return {};
  // A cut-out has no ground of its own behind the button.
  if (poster?.fit !== 'cover') return { video: { title: video.title, source } };
  const { src, alt, width, height } = poster;
  return { video: { title: video.title, source, poster: { src, alt, width, height } } };
};

/** The pictures of a vehicle with its spin, interior and video: code of its own, which most vehicles do not need. */
export const VehicleViews = ({
  gallery,
  media,
}: {
  readonly gallery: GalleryProps;
  readonly media: VehicleMediaView;
}) => (
  <GalleryViews
    gallery={gallery}
    defaultView={media.defaultView}
    labels={labels}
    {...(media.spinElsewhere === undefined ? {} : { spinElsewhere: media.spinElsewhere })}
    {...(media.spin === undefined ? {} : { spin: { ...media.spin, ...frameSize, onPreloadError: logFrame } })}
    {...interiorOf(media)}
    {...videoOf(media, gallery.images)}
  />
);
