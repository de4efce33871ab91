'use client';

import type { ReactNode } from 'react';
import * as styles from './garage-page.css';

/** The form of a record, folded away until somebody wants to change it; it opens without scripts, too. */
export const GarageFold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details>
    <summary className={styles.foldTitle}>{title}</summary>
    <div className={styles.foldBody}>{children}</div>
  </details>
);
