import type { ReactNode } from 'react';
import * as styles from './empty-state.css';

/** What stands where a list would: why it is empty and what to do next. */
export const EmptyState = ({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <div className={styles.box}>
    <h2 className={styles.title}>{title}</h2>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
);
