import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './price.css';

/**
 * A repayment never stands without its rates: the type has no place for one alone (National Credit Code).
 */
export type Repayment = {
  /** Whole AUD dollars a period. */
  readonly amount: number;
  readonly period: 'week' | 'fortnight' | 'month';
  /** Percent a year. */
  readonly interestRate: number;
  /** Percent a year. */
  readonly comparisonRate: number;
};

/** A price beside the price, with its name and, where it is paid again and again, its period. */
export type OtherPrice = { readonly label: string; readonly amount: number; readonly period?: Repayment['period'] };

/** What stands where a price stands: an amount in AUD dollars, or words such as "Enquire for price." */
export type PriceValue =
  | {
      readonly kind: 'amount';
      readonly amount: number;
      /** "Drive away", "Excl. govt charges". */
      readonly type?: string;
      /** The price before, AUD dollars. */
      readonly was?: number;
      /** Other prices the dealer sells at, AUD dollars: "Offer price", "Subscription" a week. */
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

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const percent = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** AUD dollars as components write them, `$38,990`, with cents only where there are any; apps have the rule of the domain. */
export const dollarsText = (amount: number): string => dollars.format(amount);

/** A percentage with its two decimals: `8.49%`. */
export const percentText = (rate: number): string => `${percent.format(rate)}%`;

/** A yearly rate as it must be shown: `8.49% p.a.` */
export const formatRate = (rate: number): string => `${percentText(rate)} p.a.`;

/** Price, price type and former price; the repayment with both of its rates; all in one block. */
export const Price = ({ price, repayment, note, belowMarket, size = 'card', terms = 'flow' }: PriceProps) => (
  <div className={styles.price}>
    {price.kind === 'words' ? (
      <p className={styles.words}>{price.words}</p>
    ) : (
      <p className={styles.lines[terms]}>
        <span className={styles.nows[terms]}>
          <span className={styles.amounts[size]}>{dollarsText(price.amount)}</span>
          {price.type !== undefined && <span className={styles.kind}>{price.type}</span>}
        </span>
        {price.was !== undefined && (
          <span className={size === 'large' && terms === 'flow' ? styles.wasLarge : styles.was}>
            {terms === 'struck' ? <VisuallyHidden>Was </VisuallyHidden> : 'Was '}
            <s>{dollarsText(price.was)}</s>
          </span>
        )}
      </p>
    )}
    {price.kind === 'amount' &&
      price.others?.map(({ label, amount, period }) => (
        <p key={label} className={styles.other}>
          {label} <b className={styles.repaymentAmount}>{dollarsText(amount)}</b>
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
    <b className={styles.repaymentAmount}>{`${dollarsText(amount)} a ${period}`}</b>
    {`, ${formatRate(interestRate)}`}
    {/* No less prominent than the repayment: National Credit Code, s 164. */}
    <span className={styles.rates}>
      {'Comparison rate '}
      <b className={styles.repaymentAmount}>{formatRate(comparisonRate)}</b>
    </span>
  </p>
);
