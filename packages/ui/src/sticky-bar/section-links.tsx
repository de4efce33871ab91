'use client';

import { useEffect, useRef, useState } from 'react';
import * as styles from './section-links.css';

/** A part of the page by its `id` in the document. */
export type SectionLink = { readonly id: string; readonly label: string };

/** How far down the screen a part counts as read, as a share of its height. */
const readingLine = 0.3;

/** Links to the parts of the page; the one that is read now is marked. */
export const SectionLinks = ({
  sections,
  label = 'Sections',
}: {
  readonly sections: readonly SectionLink[];
  readonly label?: string;
}) => {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');

  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // The part that is read is the last to have come above a line in the upper third of the screen; at the top of the
    // page none has. Told anew whenever one crosses that line, upwards or downwards.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * readingLine;
        const tops = parts.map((part) => ({ id: part.id, top: part.getBoundingClientRect().top }));
        const read = tops.filter(({ top }) => top <= line).sort((one, other) => other.top - one.top);
        setCurrent(read[0]?.id);
      },
      { rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100 - 1}% 0px` },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);

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
