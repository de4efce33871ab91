import { formatDollars, formatRate } from '../price/price';
import * as styles from './bar-price.css';
import type { VehicleBarProps } from './vehicle-bar-props';

/** The price in two small lines, with the repayment and both of its rates. */
export const BarPrice = ({ price, repayment, notice }: Pick<VehicleBarProps, 'price' | 'repayment' | 'notice'>) => (
  <div className={styles.root}>
    {price === null ? (
      notice !== undefined && <p className={styles.amount}>{notice}</p>
    ) : (
      <p className={styles.amount}>
        {price.kind === 'words' ? price.words : formatDollars(price.amount)}
        {price.kind === 'amount' && price.type !== undefined && (
          // A space and no margin: the words may begin a line of their own.
          <>
            {' '}
            <span className={styles.kind}>{price.type}</span>
          </>
        )}
      </p>
    )}
    {repayment !== undefined && price?.kind === 'amount' && (
      <p className={styles.repayment}>
        <b className={styles.strong}>
          {formatDollars(repayment.amount)} a {repayment.period}
        </b>
        , {formatRate(repayment.interestRate)}, comparison rate {formatRate(repayment.comparisonRate)}
      </p>
    )}
  </div>
);
