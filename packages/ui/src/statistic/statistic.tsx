import type { ReactNode } from 'react';
import * as styles from './statistic.css';

export type StatisticProps = {
  /** The figure in words: "50+", or a `Counter`. */
  readonly figure: ReactNode;
  /** What it counts: "locations". */
  readonly label: string;
  /** Where it comes from, or until when it holds. */
  readonly note?: string;
};

/** One of a {@link StatisticGroup}: a figure that proves something. */
export const Statistic = ({ figure, label, note }: StatisticProps) => (
  <div className={styles.statistic}>
    <dt className={styles.label}>
      {label}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </dt>
    <dd className={styles.figure}>{figure}</dd>
  </div>
);

/** Figures in a row: the banner of a brands page. */
export const StatisticGroup = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.group}>{children}</dl>
);
