import { classNames } from '../class-names/class-names';
import { dollarsText, formatRate } from '../price/price';
import { box } from '../repayment-box/repayment-box.css';
import { quietMicro } from '../theme/voices.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type CalculatorAnswer, type CalculatorFrequency, type CalculatorLabels, periodOf } from './calculator';
import * as styles from './calculator-panel.css';

/** The answer: the repayment beside both of its rates, then the total and what it holds. */
export const CalculatorResult = ({
  answer,
  frequency,
  words,
  boxed,
}: {
  readonly answer: CalculatorAnswer;
  readonly frequency: CalculatorFrequency;
  readonly words: CalculatorLabels;
  readonly boxed: boolean;
}) => {
  const frame = classNames(styles.result, boxed && box);
  if (answer.kind !== 'repayment') {
    return (
      <div className={frame}>
        <p className={styles.instead}>
          {answer.kind === 'instead' ? answer.words : <span aria-hidden="true">{'\u2013'}</span>}
        </p>
        {answer.kind === 'instead' && answer.why !== undefined && <p className={quietMicro}>{answer.why}</p>}
      </div>
    );
  }
  const { repayment, label, interestRate, comparisonRate, total, fees, basis } = answer;
  return (
    <>
      <div className={frame}>
        <p className={styles.label}>{words.result}</p>
        <p className={styles.figure}>
          {dollarsText(repayment)}{' '}
          <span className={styles.period}>
            <span aria-hidden="true">/ {label}</span>
            <VisuallyHidden>a {periodOf(frequency)}</VisuallyHidden>
          </span>
        </p>
        <p className={styles.rates}>
          <span>
            <b className={styles.rate}>{formatRate(interestRate)}</b> interest
          </span>{' '}
          <span>
            <b className={styles.rate}>{formatRate(comparisonRate)}</b> comparison rate
          </span>
        </p>
        {basis !== undefined && <p className={styles.basis}>{basis}</p>}
      </div>
      <dl className={styles.rows}>
        {fees.map(({ name, amount, charged }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.amount}>
              {dollarsText(amount)}
              {charged === 'monthly' && ' a month'}
            </dd>
          </div>
        ))}
        <div className={classNames(styles.row, styles.total)}>
          <dt>{words.total}</dt>
          <dd className={styles.amount}>{dollarsText(total)}</dd>
        </div>
      </dl>
    </>
  );
};
