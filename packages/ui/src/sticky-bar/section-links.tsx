'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { listenToScroll } from './scrolled-past';
import * as styles from './section-links.css';

/** A part of the page by its `id` in the document. */
export type SectionLink = { readonly id: string; readonly label: string };

/** How far down the screen a part counts as read, as a share of its height. */
const readingLine = 0.3;

/**
 * The part that is read: the last to have come above a line in the upper third of the screen. None at the top of the
 * page, and none once the last of them has been left behind.
 */
const partRead = (ids: string): string | undefined => {
  const line = window.innerHeight * readingLine;
  const boxes = ids.split(' ').flatMap((id) => {
    const part = document.getElementById(id);
    return part === null ? [] : [{ id, box: part.getBoundingClientRect() }];
  });
  const isLeft = boxes.every(({ box }) => box.bottom <= line);
  const come = boxes.filter(({ box }) => box.top <= line).sort((one, other) => other.box.top - one.box.top);
  return isLeft ? undefined : come[0]?.id;
};

/** Links to the parts of the page; the one that is read now is marked. */
export const SectionLinks = ({
  sections,
  label = 'Sections',
}: {
  readonly sections: readonly SectionLink[];
  readonly label?: string;
}) => {
  const ids = sections.map(({ id }) => id).join(' ');
  const current = useSyncExternalStore(
    listenToScroll,
    () => partRead(ids),
    () => undefined,
  );
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const link = current === undefined ? null : row?.querySelector<HTMLElement>('[aria-current]');
    // Only the row moves, never the page.
    if (row && link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, label: name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
