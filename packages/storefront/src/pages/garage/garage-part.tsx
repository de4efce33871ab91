'use client';

import { type ReactNode, useId } from 'react';
import * as styles from './garage-page.css';

/** A part of a view that is no list: its heading, a few words, and a form or a button. */
export const GaragePart = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.partLead}>{lead}</p>}
      <div className={styles.whole}>{children}</div>
    </section>
  );
};
