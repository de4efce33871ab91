'use client';

import { useEffect, useRef } from 'react';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './account-layout.css';

/** A part of an account. */
export type AccountSection = {
  readonly key: string;
  /** "Saved vehicles". */
  readonly label: string;
  readonly href: string;
  /** How many there are, and what is counted for those who listen: 3, "3 saved vehicles". Not shown at 0. */
  readonly count?: { readonly figure: number; readonly words: string };
};

/** Links to the parts of an account, the one that is open marked. A row that scrolls where there is no room for a column. */
export const AccountNavigation = ({
  label,
  sections,
  current,
}: {
  readonly label: string;
  readonly sections: readonly AccountSection[];
  readonly current?: string | undefined;
}) => {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const link = current === undefined ? null : row?.querySelector<HTMLElement>('[aria-current]');
    // Only the row moves, never the page.
    if (row && link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ key, label: words, href, count }) => (
          <li key={key}>
            <UiLink
              href={href}
              prefetch={false}
              aria-current={key === current ? 'page' : undefined}
              className={styles.link}
            >
              {words}
              {count !== undefined && count.figure > 0 && (
                <>
                  <span aria-hidden="true" className={styles.count}>
                    {count.figure}
                  </span>
                  <VisuallyHidden>{` (${count.words})`}</VisuallyHidden>
                </>
              )}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
