import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './specification-list.css';

/** A fact with its name. A row without a value is left out. */
export type Specification = { readonly label: string; readonly value: ReactNode };

const hasValue = ({ value }: Specification): boolean =>
  value !== undefined && value !== null && value !== false && value !== '';

/** Facts as ruled lines, in one to three columns; nothing where none has a value. */
export const SpecificationList = ({
  rows,
  columns = 2,
  spacing = 'airy',
}: {
  readonly rows: readonly Specification[];
  readonly columns?: keyof typeof styles.columns;
  /** `dense` where many lines are compared at a glance. */
  readonly spacing?: keyof typeof styles.rows;
}) => {
  const known = rows.filter(hasValue);
  return known.length === 0 ? null : (
    <dl className={classNames(styles.list, styles.columns[columns])}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.rows[spacing]}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
