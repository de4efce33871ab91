'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import * as styles from './gallery-thumbs.css';

/** Thumbnails stand under more than this many pictures (GALL-01). */
export const thumbsAbove = 3;

/** Small pictures to choose from; the last place counts those that have none. */
export const GalleryThumbs = ({
  images,
  index,
  broken,
  shown,
  inStage,
  onPick,
  onMore,
}: {
  readonly images: readonly VehicleImage[];
  readonly index: number;
  /** Places of the pictures that do not come. */
  readonly broken: ReadonlySet<number>;
  /** Places in the row. */
  readonly shown: number;
  /** On the dark stage: the ground of each is as dark as what is around it. */
  readonly inStage: boolean;
  readonly onPick: (index: number) => void;
  readonly onMore: (event: MouseEvent<HTMLElement>) => void;
}) => {
  const list = useRef<HTMLUListElement>(null);
  const pictured = images.length > shown ? shown - 1 : images.length;
  const hidden = images.length - pictured;

  useEffect(() => {
    const element = list.current;
    const current = element?.querySelector<HTMLElement>('[aria-current="true"]')?.parentElement;
    if (element === null || !current) return;
    // Only the strip moves, never the page.
    element.scrollTo({ left: current.offsetLeft + current.offsetWidth / 2 - element.clientWidth / 2 });
  });

  return (
    <ul
      ref={list}
      className={classNames(styles.list, inStage && styles.strip)}
      style={{ ...assignInlineVars({ [styles.count]: String(Math.min(shown, images.length)) }) }}
    >
      {images.slice(0, pictured).map((image, place) => (
        <li key={image.src} data-slide={place} className={styles.item}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={`Picture ${place + 1} of ${images.length}`}
            aria-current={place === index}
            onClick={() => onPick(place)}
          >
            {broken.has(place) ? (
              <Icon name="car-front" className={styles.missing} />
            ) : (
              <VehiclePicture
                image={{ ...image, alt: '', ...(inStage ? { tone: 'night' } : {}) }}
                ratio="free"
                corners="none"
                sizes="8rem"
                fetchPriority="low"
                className={styles.stageOf}
              />
            )}
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles.item}>
          <button
            type="button"
            className={styles.thumb}
            aria-current={index >= pictured}
            aria-label={`${hidden} more pictures, open full screen`}
            onClick={onMore}
          >
            {hidden} more
          </button>
        </li>
      )}
    </ul>
  );
};
