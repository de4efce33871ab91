'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirst } from '../../runtime/first-focus/focus-first';
import * as styles from './order-page.css';

/** The heading of what is shown of an order; it has the focus once the page is there, unless something else has. */
export const StepHeading = ({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusFirst(heading.current);
  }, []);
  return (
    <div className={styles.head}>
      <h2 id="order-step" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
};
