'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Gallery, type GalleryProps } from '../gallery/gallery';
import { HotspotList } from '../hotspots/hotspot-list';
import type { PanoramaViewerProps } from '../panorama-viewer/panorama-viewer-props';
import type { SpinViewerProps } from '../spin-viewer/spin-viewer-props';
import { SpinWaiting } from '../spin-viewer/spin-waiting';
import { VideoFrame, type VideoFrameProps } from '../video-frame/video-frame';
import { ViewerFrame, type ViewerLook } from '../viewer-frame/viewer-frame';
import { availableViews, firstView, type VehicleView } from './available-views';
import * as styles from './gallery-views.css';
import { ViewSwitch } from './view-switch';

const SpinViewer = lazy(async () => ({ default: (await import('../spin-viewer/spin-viewer')).SpinViewer }));
const PanoramaViewer = lazy(async () => ({
  default: (await import('../panorama-viewer/panorama-viewer')).PanoramaViewer,
}));

export type GalleryViewsProps = {
  /** The pictures, and the look that all views share. */
  readonly gallery: GalleryProps;
  /** Left out, or without frames: no spin. */
  readonly spin?: Omit<SpinViewerProps, keyof ViewerLook>;
  /** A page of its own that shows the spin, where there are no frames: the way there, and nothing is fetched from it. */
  readonly spinElsewhere?: { readonly title: string; readonly href: string };
  readonly interior?: Omit<PanoramaViewerProps, keyof ViewerLook>;
  readonly video?: Omit<VideoFrameProps, 'corners'>;
  /** What it starts with where there is a spin (GALL-02). */
  readonly defaultView?: 'spinner' | 'gallery';
  /** The labels of the switch. */
  readonly labels?: Partial<Readonly<Record<VehicleView, string>>>;
  /** Called when another view is chosen. */
  readonly onView?: (view: VehicleView) => void;
};

const nothing = () => undefined;

const words: Readonly<Record<VehicleView, string>> = {
  spinner: 'Spinner',
  gallery: 'Gallery',
  interior: 'Interior',
  video: 'Video',
};

/**
 * A vehicle to be turned, leafed through, looked around in and watched. It starts with the spinner, or with the
 * gallery by setting and where there is no spin; who leaves the gallery comes back to its first picture. The spin and
 * the panorama come when they are chosen, into a place that has its size. Source: GALL-01, GALL-02.
 */
export const GalleryViews = ({
  gallery,
  spin,
  spinElsewhere,
  interior,
  video,
  defaultView = 'spinner',
  labels,
  onView,
}: GalleryViewsProps) => {
  const hasFrames = spin !== undefined && spin.frames.length > 0;
  const views = availableViews({
    spinner: hasFrames || spinElsewhere !== undefined,
    gallery: gallery.images.length > 0,
    interior: interior !== undefined,
    video: video !== undefined,
  });
  const [chosen, setChosen] = useState<VehicleView>();
  const current = chosen !== undefined && views.includes(chosen) ? chosen : firstView(views, defaultView);
  const { arrangement = 'framed', backdrop, over } = gallery;
  const box = useRef<HTMLDivElement>(null);

  // The switch is drawn anew inside each view, and once more when the code of a view comes: the keyboard goes on from it.
  useEffect(() => {
    const { current: place } = box;
    if (place === null) return;
    /** The view whose button has the focus. */
    let focused: string | undefined;
    const follow = ({ target }: FocusEvent) => {
      focused = target instanceof HTMLElement ? target.dataset.view : undefined;
    };
    const forget = ({ target }: FocusEvent) => {
      const left = focused;
      // An element that is being removed has not lost the focus to another: browsers may send the event while it is
      // still there.
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected && target !== document.activeElement;
        if (isLeft && focused === left) focused = undefined;
      });
    };
    const bringBack = new MutationObserver(() => {
      if (focused === undefined || document.activeElement !== document.body) return;
      place.querySelector<HTMLElement>(`[data-view="${focused}"]`)?.focus();
    });
    place.addEventListener('focusin', follow);
    place.addEventListener('focusout', forget);
    bringBack.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener('focusin', follow);
      place.removeEventListener('focusout', forget);
      bringBack.disconnect();
    };
  }, []);

  const look: ViewerLook = {
    arrangement,
    backdrop,
    over,
    views:
      views.length > 1 ? (
        <ViewSwitch
          views={views}
          current={current}
          labels={{ ...words, ...labels }}
          look={arrangement}
          onView={(view) => {
            setChosen(view);
            onView?.(view);
          }}
        />
      ) : undefined,
  };
  const place = (label: string, content: ReactNode, beneath?: ReactNode) => (
    <ViewerFrame label={label} {...look} arrangement={arrangement} beneath={beneath}>
      {content}
    </ViewerFrame>
  );

  return (
    <div ref={box}>
      {current === 'gallery' && <Gallery {...gallery} views={look.views} />}
      {current === 'spinner' && hasFrames && (
        <Suspense fallback={<SpinWaiting {...spin} {...look} />}>
          <SpinViewer {...spin} {...look} />
        </Suspense>
      )}
      {current === 'spinner' &&
        !hasFrames &&
        spinElsewhere !== undefined &&
        place(
          spinElsewhere.title,
          <div className={styles.theatre}>
            <VideoFrame
              title={spinElsewhere.title}
              source={{ kind: 'link', href: spinElsewhere.href }}
              corners="none"
              linkLabel="Open in a new tab"
            />
          </div>,
        )}
      {current === 'interior' && interior !== undefined && (
        <Suspense
          fallback={place(
            interior.label,
            <p className={styles.waiting}>Loading the interior</p>,
            // Its notes keep their room, so that what follows does not move when it comes.
            interior.hotspots !== undefined && interior.hotspots.length > 0 && (
              <HotspotList notes={interior.hotspots} look={arrangement} onShow={nothing} />
            ),
          )}
        >
          <PanoramaViewer {...interior} {...look} />
        </Suspense>
      )}
      {current === 'video' &&
        video !== undefined &&
        place(
          video.title,
          <div className={styles.theatre}>
            <VideoFrame {...video} corners="none" />
          </div>,
        )}
    </div>
  );
};
