import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './specification-list.css';

/** A fact with its name. A row without a value is left out. */
export type Specification = { readonly label: string; readonly value: ReactNode };

const hasValue = ({ value }: Specification): boolean =>
  value !== undefined && value !== null && value !== false && value !== '';

/** Facts as ruled lines, in one to three columns. */
export const SpecificationList = ({
  rows,
  columns = 2,
}: {
  readonly rows: readonly Specification[];
  readonly columns?: keyof typeof styles.columns;
}) => (
  <dl className={classNames(styles.list, styles.columns[columns])}>
    {rows.filter(hasValue).map(({ label, value }) => (
      <div key={label} className={styles.row}>
        <dt className={styles.term}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
