import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './price.css';

/**
 * A repayment never stands without its rates: the type has no place for one alone (National Credit Code).
 */
export type Repayment = {
  /** Dollars a period: "$184". */
  readonly amount: string;
  readonly period: 'week' | 'fortnight' | 'month';
  /** Percent a year: "8.49%". */
  readonly interestRate: string;
  /** Percent a year: "9.61%". */
  readonly comparisonRate: string;
};

/** A price beside the price, "$36,990", with its name and, where it is paid again and again, its period. */
export type OtherPrice = { readonly label: string; readonly amount: string; readonly period?: Repayment['period'] };

/** What stands where a price stands: an amount as the caller writes dollars, or words such as "Enquire for price." */
export type PriceValue =
  | {
      readonly kind: 'amount';
      /** "$38,990". */
      readonly amount: string;
      /** "Drive away", "Excl. govt charges". */
      readonly type?: string;
      /** The price before: "$40,990". */
      readonly was?: string;
      /** Other prices the dealer sells at: "Offer price", "Subscription" a week. */
      readonly others?: readonly OtherPrice[];
    }
  | { readonly kind: 'words'; readonly words: string };

export type PriceProps = {
  readonly price: PriceValue;
  readonly repayment?: Repayment;
  /** Plain words under the price: "On hold for another buyer." */
  readonly note?: string;
  /** "$1,810 below market". */
  readonly belowMarket?: string;
  readonly size?: keyof typeof styles.amounts;
  /**
   * Where type and former price stand. `flow`: after the price while there is room. `struck`: the former price beside
   * the price, the type on a line of its own. `under`: both on the line under the price.
   */
  readonly terms?: keyof typeof styles.lines;
};

/** Price, price type and former price; the repayment with both of its rates; all in one block. */
export const Price = ({ price, repayment, note, belowMarket, size = 'card', terms = 'flow' }: PriceProps) => (
  <div className={styles.price}>
    {price.kind === 'words' ? (
      <p className={styles.words}>{price.words}</p>
    ) : (
      <p className={styles.lines[terms]}>
        <span className={styles.nows[terms]}>
          <span className={styles.amounts[size]}>{price.amount}</span>
          {price.type !== undefined && <span className={styles.kind}>{price.type}</span>}
        </span>
        {price.was !== undefined && (
          <span className={size === 'large' && terms === 'flow' ? styles.wasLarge : styles.was}>
            {terms === 'struck' ? <VisuallyHidden>Was </VisuallyHidden> : 'Was '}
            <s>{price.was}</s>
          </span>
        )}
      </p>
    )}
    {price.kind === 'amount' &&
      price.others?.map(({ label, amount, period }) => (
        <p key={label} className={styles.other}>
          {label} <b className={styles.repaymentAmount}>{amount}</b>
          {period !== undefined && ` a ${period}`}
        </p>
      ))}
    {repayment !== undefined && <RepaymentLine {...repayment} />}
    {note !== undefined && <p className={styles.note}>{note}</p>}
    {belowMarket !== undefined && (
      <p className={styles.market}>
        <Icon name="arrow-down" size="small" />
        {belowMarket}
      </p>
    )}
  </div>
);

/** The repayment with its interest rate and comparison rate, for places that show it apart from the price. */
export const RepaymentLine = ({ amount, period, interestRate, comparisonRate }: Repayment) => (
  <p className={styles.repayment}>
    <b className={styles.repaymentAmount}>{`${amount} a ${period}`}</b>
    {`, ${interestRate} p.a.`}
    {/* No less prominent than the repayment: National Credit Code, s 164. */}
    <span className={styles.rates}>
      {'Comparison rate '}
      <b className={styles.repaymentAmount}>{`${comparisonRate} p.a.`}</b>
    </span>
  </p>
);
