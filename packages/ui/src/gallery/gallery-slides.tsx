'use client';

import type { MouseEvent } from 'react';
import { classNames } from '../class-names/class-names';
import { useHydrated } from '../hydrated/use-hydrated';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import type { VehicleShape } from '../vehicle-profile/vehicle-profile';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { GalleryPosition } from './gallery-position';
import * as styles from './gallery-slides.css';
import { isNear } from './near-slide';

/**
 * How many pictures are fetched before all others when the page opens (GALL-01): the first for the first paint, the
 * next right after it.
 */
const firstPictures = 2;

/** The slides of a gallery; a press opens the picture over the whole screen. */
export const GallerySlides = ({
  images,
  position,
  arrangement,
  faded,
  sizes,
  pictureClassName,
  broken,
  shape,
  brokenLabel,
  onOpen,
}: {
  readonly images: readonly VehicleImage[];
  readonly position: Pick<GalleryPosition, 'viewport' | 'index'>;
  readonly arrangement: keyof typeof styles.pictures;
  readonly faded: boolean;
  readonly sizes: string;
  readonly pictureClassName?: string | undefined;
  /** Places of the pictures that do not come. */
  readonly broken: ReadonlySet<number>;
  /** The drawing and the words where a picture does not come. */
  readonly shape?: VehicleShape | undefined;
  readonly brokenLabel: string;
  readonly onOpen: (event: MouseEvent<HTMLElement>) => void;
}) => {
  const { viewport, index } = position;
  const hydrated = useHydrated();
  return (
    // With scripts its keys turn it wherever the focus is, and it is no stop of the tab key, which Firefox makes of it.
    <div ref={viewport} tabIndex={hydrated ? -1 : undefined} className={styles.strip}>
      {images.map((image, slide) => {
        const picture = (
          <VehiclePicture
            image={broken.has(slide) ? null : image}
            shape={shape}
            emptyLabel={brokenLabel}
            faded={faded}
            ratio="free"
            corners="none"
            sizes={sizes}
            // The neighbours of the one in view wait ready for the next swipe.
            priority={slide === 0 || (index > 0 && isNear(slide, index, images.length))}
            {...(slide === 0 ? {} : { fetchPriority: slide < firstPictures ? ('high' as const) : ('auto' as const) })}
            className={classNames(styles.pictures[arrangement], pictureClassName)}
          />
        );
        return (
          <div key={image.src} data-slide={slide} aria-hidden={slide !== index} className={styles.slide}>
            <button
              type="button"
              aria-haspopup="dialog"
              tabIndex={slide === index ? 0 : -1}
              className={styles.press}
              onClick={onOpen}
            >
              {/* Browsers fetch lazy pictures that stand this near: they would hold up the first. */}
              {hydrated || slide < firstPictures ? picture : <noscript>{picture}</noscript>}
              <VisuallyHidden>, open full screen</VisuallyHidden>
            </button>
          </div>
        );
      })}
    </div>
  );
};
