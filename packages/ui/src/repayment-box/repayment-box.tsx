import type { ReactNode } from 'react';
import type { Repayment } from '../price/price';
import * as styles from './repayment-box.css';

export type RepaymentBoxProps = {
  readonly repayment: Repayment;
  /** What the figures are worked out from, with a link to change it: "5 years, no deposit." */
  readonly basis?: ReactNode;
  readonly interestLabel?: string;
  readonly comparisonLabel?: string;
};

/** The repayment with both of its rates as three figures of one weight, beside a large price. Source: FIN-13, PRICE-04. */
export const RepaymentBox = ({
  repayment: { amount, period, interestRate, comparisonRate },
  basis,
  interestLabel = 'p.a. interest',
  comparisonLabel = 'p.a. comparison rate',
}: RepaymentBoxProps) => (
  <div className={styles.box}>
    <dl className={styles.cells}>
      <div className={styles.cell}>
        <dt className={styles.term}>a {period}</dt>
        <dd className={styles.figure}>{amount}</dd>
      </div>
      <div className={styles.cell}>
        <dt className={styles.term}>{interestLabel}</dt>
        <dd className={styles.figure}>{interestRate}</dd>
      </div>
      <div className={styles.cell}>
        <dt className={styles.term}>{comparisonLabel}</dt>
        <dd className={styles.figure}>{comparisonRate}</dd>
      </div>
    </dl>
    {basis !== undefined && <p className={styles.basis}>{basis}</p>}
  </div>
);
