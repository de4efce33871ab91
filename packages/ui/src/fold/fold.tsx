import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './fold.css';

export type FoldProps = {
  /** What is to come: "Show all 24 specifications". */
  readonly moreLabel: string;
  /** Label while open: "Hide specifications". */
  readonly lessLabel: string;
  /** As small as the text, or a control of its own size below a part. */
  readonly look?: keyof typeof styles.toggles;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The rest of something, folded away under a few words. A `details`: opens without scripts, and print shows all. */
export const Fold = ({ moreLabel, lessLabel, look = 'control', className, children }: FoldProps) => (
  <details className={classNames(styles.root, className)}>
    <summary className={styles.toggles[look]}>
      <span className={styles.more}>{moreLabel}</span>
      <span className={styles.less}>{lessLabel}</span>
    </summary>
    {children}
  </details>
);
