import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { box } from '../repayment-box/repayment-box.css';
import { quietMicro } from '../theme/voices.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import {
  type CalculatorAnswer,
  type CalculatorFrequency,
  type CalculatorLabels,
  type FigureFormats,
  periodOf,
} from './calculator';
import * as styles from './calculator-panel.css';

const ResultCell = ({
  size,
  figure,
  children,
}: {
  readonly size: keyof typeof styles.cellFigures;
  readonly figure: string;
  /** What the figure is, under it. */
  readonly children: ReactNode;
}) => (
  <p className={styles.cell}>
    <b className={styles.cellFigures[size]}>{figure}</b> <span>{children}</span>
  </p>
);

/** The answer: the repayment and both of its rates as three figures of one size, then the total and what it holds. */
export const CalculatorResult = ({
  answer,
  frequency,
  words,
  formats: { dollars, percent },
  size,
}: {
  readonly answer: CalculatorAnswer;
  readonly frequency: CalculatorFrequency;
  readonly words: CalculatorLabels;
  readonly formats: FigureFormats;
  /** `compact` has a ground of its own. */
  readonly size: keyof typeof styles.sizes;
}) => {
  const frame = classNames(styles.result, size === 'compact' && box);
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
        <ResultCell size={size} figure={dollars(repayment)}>
          <span aria-hidden="true">/ {label}</span>
          <VisuallyHidden>a {periodOf(frequency)}</VisuallyHidden>
        </ResultCell>{' '}
        <ResultCell size={size} figure={percent(interestRate)}>
          p.a. interest
        </ResultCell>{' '}
        <ResultCell size={size} figure={percent(comparisonRate)}>
          p.a. comparison rate
        </ResultCell>
        {basis !== undefined && <p className={styles.basis}>{basis}</p>}
      </div>
      <dl className={styles.rows}>
        {fees.map(({ name, amount, charged }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.amount}>
              {dollars(amount)}
              {charged === 'monthly' && ' a month'}
            </dd>
          </div>
        ))}
        <div className={classNames(styles.row, styles.total)}>
          <dt>{words.total}</dt>
          <dd className={styles.amount}>{dollars(total)}</dd>
        </div>
      </dl>
    </>
  );
};
