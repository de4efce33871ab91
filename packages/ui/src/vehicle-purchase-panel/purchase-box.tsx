import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './purchase-box.css';

/** What it is and what to do about it: under each other in a box, beside each other on a tablet. */
export const PurchaseBox = ({
  look = 'boxed',
  label = 'Buy this vehicle',
  top,
  bottom,
}: {
  readonly look?: keyof typeof styles.looks;
  /** Name of the region, for those who listen. */
  readonly label?: string;
  readonly top: ReactNode;
  readonly bottom: ReactNode;
}) => (
  <section aria-label={label} className={classNames(styles.panel, styles.looks[look])}>
    <div className={styles.column}>{top}</div>
    <div className={styles.column}>{bottom}</div>
  </section>
);

/** The part of the box that is about money, under a rule. */
export const PurchaseMoney = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.money}>{children}</div>
);
