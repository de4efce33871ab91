'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { UiImage } from '../ui-provider/ui-image';
import { type HotspotNote as Note, notePlace } from './hotspot';
import * as styles from './hotspots.css';

const place = (root: HTMLElement, note: HTMLElement) => {
  const point = root.querySelector('[data-hotspot][aria-expanded="true"]')?.getBoundingClientRect();
  const picture = root.querySelector('[data-picture]')?.getBoundingClientRect();
  if (point === undefined || picture === undefined) return;
  const { left, top, side } = notePlace(point, note.getBoundingClientRect(), picture);
  const set = (name: string, value: string) => note.style.setProperty(name.slice(4, -1), value);
  note.dataset.side = side;
  set(styles.left, `${left}px`);
  set(styles.top, `${top}px`);
  // Only now does the note stand at its side; the line bridges what is left between it and its point.
  const box = note.getBoundingClientRect();
  const gap = side === 'end' ? point.left - box.right : box.left - point.right;
  set(styles.leader, `${Math.max(0, Math.round(gap))}px`);
  set(styles.rise, `${Math.round(point.top + point.height / 2 - box.top)}px`);
};

/** The open note of a picture, announced when it opens. The place it is shown at follows its point and the width. */
export const HotspotNote = ({
  id,
  note,
  root,
  look,
  onClose,
}: {
  /** Named by the points that control it. */
  readonly id: string;
  readonly note: Note | undefined;
  /** The viewer around: it holds the point and an element marked `data-picture`. */
  readonly root: RefObject<HTMLElement | null>;
  readonly look: keyof typeof styles.notes;
  readonly onClose: () => void;
}) => {
  const box = useRef<HTMLDivElement>(null);

  // After every render: a turn of the vehicle moves the point.
  useLayoutEffect(() => {
    const viewer = root.current;
    const element = box.current;
    if (viewer === null || element === null) return undefined;
    const observer = new ResizeObserver(() => place(viewer, element));
    observer.observe(viewer);
    place(viewer, element);
    return () => observer.disconnect();
  });

  return (
    <div id={id} aria-live="polite">
      {note !== undefined && (
        <div ref={box} className={styles.notes[look]}>
          <div className={styles.noteWords}>
            {note.title !== undefined && <p className={styles.noteTitle}>{note.title}</p>}
            <p>{note.description}</p>
          </div>
          <IconButton icon="x" label="Close note" onClick={onClose} />
          {note.image !== undefined && <UiImage {...note.image} sizes="18rem" className={styles.notePicture} />}
        </div>
      )}
    </div>
  );
};
