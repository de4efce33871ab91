import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { link } from '../text-link/text-link.css';
import * as styles from './fold.css';

/** The rest of something, folded away under a link of few words. A `details`: works without scripts. Source: VDP-01. */
export const Fold = ({
  moreLabel,
  lessLabel,
  children,
}: {
  /** What is to come: "Show all 24 specifications". */
  readonly moreLabel: string;
  /** What it says while it is open: "Hide specifications". */
  readonly lessLabel: string;
  readonly children: ReactNode;
}) => (
  <details className={styles.root}>
    <summary className={styles.summary}>
      <span className={link}>
        <span className={styles.more}>{moreLabel}</span>
        <span className={styles.less}>{lessLabel}</span>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
      </span>
    </summary>
    {children}
  </details>
);
