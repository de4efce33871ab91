'use client';

import { IconButton } from '../button/icon-button';
import { FullScreen } from '../full-screen/full-screen';
import { UiImage } from '../ui-provider/ui-image';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import { useGalleryPosition } from './gallery-position';
import * as styles from './gallery-viewer.css';
import { isNear } from './near-slide';

const Picture = ({ image, near }: { readonly image: VehicleImage; readonly near: boolean }) => {
  if (!near) return null;
  if (image.fit === 'contain') {
    return <VehiclePicture image={image} corners="none" sizes="100vw" priority className={styles.stageBox} />;
  }
  const { fit: _fit, tone: _tone, ...photo } = image;
  return <UiImage {...photo} sizes="100vw" priority className={styles.photo} />;
};

/** The pictures over the whole screen. It hands back the picture that was in view. */
export const GalleryViewer = ({
  label,
  images,
  start,
  opener,
  onClose,
}: {
  readonly label: string;
  readonly images: readonly VehicleImage[];
  readonly start: number;
  /** What was pressed to open it. */
  readonly opener: HTMLElement;
  readonly onClose: (index: number) => void;
}) => {
  const { viewport, index, go, onKeyDown } = useGalleryPosition(images.length, start);
  const single = images.length === 1;
  return (
    <FullScreen label={label} opener={opener} onClose={() => onClose(index)} onKeyDown={single ? undefined : onKeyDown}>
      {/* Browsers make a stop of the tab key of what scrolls; here keys turn it wherever the focus is. A press may focus
          the slides, else axe takes the strip for one that keys cannot reach. */}
      <div ref={viewport} tabIndex={-1} className={styles.strip}>
        {images.map((image, slide) => (
          <div key={image.src} aria-hidden={slide !== index} tabIndex={-1} className={styles.slide}>
            <Picture image={image} near={isNear(slide, index, images.length)} />
          </div>
        ))}
      </div>
      {!single && (
        <div className={styles.turns}>
          <IconButton icon="arrow-left" label="Previous picture" onClick={() => go(index - 1)} />
          <p className={styles.counter} aria-live="polite">
            {index + 1} of {images.length}
          </p>
          <IconButton icon="arrow-right" label="Next picture" onClick={() => go(index + 1)} />
        </div>
      )}
    </FullScreen>
  );
};
