'use client';

import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { nightScope } from '../theme/scopes.css';
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

/**
 * The pictures over the whole screen, in the browser's own modal dialog: it holds the focus, closes on Escape and
 * gives the focus back. It hands back the picture that was in view.
 */
export const GalleryViewer = ({
  label,
  images,
  start,
  onClose,
}: {
  readonly label: string;
  readonly images: readonly VehicleImage[];
  readonly start: number;
  readonly onClose: (index: number) => void;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { viewport, index, go, onKeyDown } = useGalleryPosition(images.length, start);
  const single = images.length === 1;

  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);

  const finish = () => {
    // Closed first: a dialog that is taken away open does not give the focus back.
    dialog.current?.close();
    onClose(index);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, nightScope)}
      onCancel={(event) => {
        event.preventDefault();
        finish();
      }}
      onKeyDown={single ? undefined : onKeyDown}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {label}
        </h2>
        <IconButton icon="x" label="Close" onClick={finish} />
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {images.map((image, slide) => (
            <div key={image.src} aria-hidden={slide !== index} className={styles.slide}>
              <Picture image={image} near={isNear(slide, index, images.length)} />
            </div>
          ))}
        </div>
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
    </dialog>
  );
};
