'use client';

import { useEffect, useState } from 'react';
import * as styles from './section-links.css';

/** A part of the page by its `id` in the document. */
export type SectionLink = { readonly id: string; readonly label: string };

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

  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // A part is read while it crosses a line in the upper third of the screen.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
        }
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
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
