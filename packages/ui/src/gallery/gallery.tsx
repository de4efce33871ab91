'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { nightScope } from '../theme/scopes.css';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import type { VehicleShape } from '../vehicle-profile/vehicle-profile';
import * as styles from './gallery.css';
import { useGalleryPosition } from './gallery-position';
import { GallerySlides } from './gallery-slides';
import { GalleryThumbs, thumbsAbove } from './gallery-thumbs';
import { GalleryViewer } from './gallery-viewer';
import { useBrokenPictures } from './use-broken-pictures';

export type GalleryProps = {
  /** What the pictures show: "Pictures of 2023 Toyota RAV4". */
  readonly label: string;
  /** Placeholder addresses count as no picture: leave them out before (GALL-01). */
  readonly images: readonly VehicleImage[];
  /** `framed` within the page, thumbnails below; `full-bleed` over the width of the screen, on a dark stage. */
  readonly arrangement?: 'framed' | 'full-bleed';
  /** Framed: where the controls stand. */
  readonly controls?: keyof typeof styles.controls;
  /** Places in the row of thumbnails; the last says how many more there are. */
  readonly thumbs?: number;
  /** Full-bleed: what the vehicle stands on. */
  readonly backdrop?: keyof typeof styles.backdrops;
  /** Over the top of the picture: tags, view switch, breadcrumbs. */
  readonly over?: ReactNode;
  /** The switch between the ways of seeing: over the picture when framed, in the bar at its foot when full-bleed. */
  readonly views?: ReactNode;
  /** Sold. */
  readonly faded?: boolean;
  /** The drawing where there are no pictures, and its words. */
  readonly shape?: VehicleShape;
  readonly emptyLabel?: string;
  readonly emptyNote?: string;
  /** In the place of a picture that does not come. */
  readonly brokenLabel?: string;
};

const fullScreenLabel = 'Full screen';

/**
 * The pictures of a vehicle: swipe, arrow keys, counter, thumbnails for more than three, full screen. It has its
 * size before any picture is there. Source: GALL-01.
 */
export const Gallery = (props: GalleryProps) =>
  props.images.length === 0 ? <EmptyGallery {...props} /> : <FilledGallery {...props} />;

const EmptyGallery = ({ label, arrangement = 'framed', backdrop = 'night', over, ...empty }: GalleryProps) => {
  const { shape, emptyLabel, emptyNote } = empty;
  const picture = (
    <VehiclePicture
      image={null}
      shape={shape}
      emptyLabel={emptyLabel}
      emptyNote={emptyNote}
      ratio="free"
      corners="none"
      className={styles.emptyPictures[arrangement]}
    />
  );
  return arrangement === 'framed' ? (
    <section aria-label={label} className={styles.root}>
      <div className={styles.frame}>{picture}</div>
    </section>
  ) : (
    <section aria-label={label} className={classNames(styles.stageRoot, nightScope, styles.backdrops[backdrop])}>
      <div className={styles.stageSlides}>{picture}</div>
      {over !== undefined && (
        <div className={styles.stageTop}>
          <div className={styles.overContent}>{over}</div>
        </div>
      )}
    </section>
  );
};

const FilledGallery = ({
  label,
  images,
  arrangement = 'framed',
  controls = 'spread',
  thumbs = 7,
  backdrop = 'night',
  over,
  views,
  faded = false,
  shape,
  brokenLabel = 'Picture not available',
}: GalleryProps) => {
  const position = useGalleryPosition(images.length);
  /** What was pressed for the whole screen, while that is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => setOpener(event.currentTarget);
  const root = useRef<HTMLElement>(null);
  const broken = useBrokenPictures(root);
  const { index, go, onKeyDown } = position;
  const several = images.length > 1;
  const framed = arrangement === 'framed';

  const counter = (
    <p className={framed ? styles.counter[controls] : styles.stageCounter} aria-live="polite">
      {index + 1} of {images.length}
    </p>
  );
  const turn = (direction: 'previous' | 'next') => (
    <IconButton
      icon={direction === 'previous' ? 'arrow-left' : 'arrow-right'}
      label={direction === 'previous' ? 'Previous picture' : 'Next picture'}
      className={framed ? classNames(styles.control, styles.turns[controls]) : undefined}
      onClick={() => go(direction === 'previous' ? index - 1 : index + 1)}
    />
  );
  const slides = (
    <GallerySlides
      images={images}
      position={position}
      arrangement={arrangement}
      faded={faded}
      sizes={framed ? '(min-width: 75rem) 56rem, 100vw' : '100vw'}
      pictureClassName={framed ? undefined : styles.stagePicture}
      broken={broken}
      shape={shape}
      brokenLabel={brokenLabel}
      onOpen={open}
    />
  );
  const thumbnails = images.length > thumbsAbove && (
    <GalleryThumbs
      images={images}
      index={index}
      broken={broken}
      shown={thumbs}
      inStage={!framed}
      onPick={(place) => go(place)}
      onMore={open}
    />
  );
  const viewer = opener !== null && (
    <GalleryViewer
      label={label}
      images={images}
      start={index}
      opener={opener}
      onClose={(last) => {
        setOpener(null);
        go(last, true);
      }}
    />
  );
  const region = {
    ref: root,
    'aria-label': label,
    'aria-roledescription': 'carousel',
    // Keys pressed in the dialog are its own.
    onKeyDown: several && opener === null ? onKeyDown : undefined,
  };

  if (framed) {
    return (
      <section {...region} className={styles.root}>
        {views !== undefined && <div className={styles.views}>{views}</div>}
        <div className={styles.frame}>
          {slides}
          {over !== undefined && (
            <div className={classNames(styles.over, views !== undefined && styles.overBelow)}>
              <div className={styles.overContent}>{over}</div>
            </div>
          )}
          <div className={styles.controls[controls]}>
            {several && turn('previous')}
            {several && controls === 'corner' && counter}
            {several && turn('next')}
            {several && controls === 'spread' && counter}
            <IconButton
              icon="expand"
              label={fullScreenLabel}
              aria-haspopup="dialog"
              className={classNames(styles.control, styles.lastControl[controls])}
              onClick={open}
            />
          </div>
        </div>
        {thumbnails}
        {viewer}
      </section>
    );
  }
  return (
    <section {...region} className={classNames(styles.stageRoot, nightScope, styles.backdrops[backdrop])}>
      <div className={styles.stageSlides}>{slides}</div>
      {over !== undefined && (
        <div className={styles.stageTop}>
          <div className={styles.overContent}>{over}</div>
        </div>
      )}
      <div className={styles.stageFoot}>
        {thumbnails !== false && <div className={styles.stageThumbs}>{thumbnails}</div>}
        <div className={styles.stageBar}>
          {views}
          {several && turn('previous')}
          {several && turn('next')}
          {several && counter}
          <Button
            kind="quiet"
            size="small"
            icon="expand"
            aria-haspopup="dialog"
            className={styles.stageOpen}
            onClick={open}
          >
            {fullScreenLabel}
          </Button>
        </div>
      </div>
      {viewer}
    </section>
  );
};
