import * as styles from './bar-price.css';
import type { VehicleBarProps } from './vehicle-bar-props';

/** A rate whose "p.a." never begins a line. */
const rate = (value: string): string => `${value}\u00a0p.a.`;

/** The price in two or three small lines, with the repayment and both of its rates. */
export const BarPrice = ({ price, repayment, notice }: Pick<VehicleBarProps, 'price' | 'repayment' | 'notice'>) => (
  <div className={styles.root}>
    {price === null ? (
      notice !== undefined && <p className={styles.notice}>{notice}</p>
    ) : (
      <p className={styles.amount}>
        {price.kind === 'words' ? price.words : price.amount}
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
      <p>
        <b className={styles.strong}>
          {repayment.amount} a {repayment.period}
        </b>
        , {rate(repayment.interestRate)},{' '}
        <span className={styles.comparison}>comparison rate {rate(repayment.comparisonRate)}</span>
      </p>
    )}
  </div>
);
