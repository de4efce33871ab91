import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './filter-group.css';

export type FilterGroupProps = {
  /** "Body". */
  readonly label: string;
  /** What is chosen, in words: "SUV, Ute, Hatch". The number of choices shows without it. */
  readonly value?: string;
  /** How many choices are in force. */
  readonly activeCount?: number;
  /** Open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A filter that folds away and shows its chosen value. Source: SRCH-27. */
export const FilterGroup = ({ label, value, activeCount = 0, open, children }: FilterGroupProps) => (
  <Disclosure
    open={open}
    title={
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        {value === undefined && activeCount > 0 && (
          <span className={styles.active}>
            {activeCount}
            <VisuallyHidden> chosen</VisuallyHidden>
          </span>
        )}
      </span>
    }
  >
    {children}
  </Disclosure>
);
