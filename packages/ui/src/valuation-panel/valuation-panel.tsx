import type { ReactNode } from 'react';
import * as styles from './valuation-panel.css';

export type ValuationPanelProps = {
  /** What the figure is: "Our estimate for your Kia Rio". */
  readonly label: string;
  /** The estimate, "$16,400"; null without one, when `children` gives the reason. */
  readonly price: string | null;
  /** Range, how long it holds; or why there is no figure. */
  readonly children: ReactNode;
  /** How it was calculated: the start, "$20,000", and what was taken off, "−$2,400". */
  readonly lines?: readonly { readonly label: string; readonly amount: string }[];
  readonly totalLabel?: string;
  /** Sample and method, in small print. */
  readonly note?: ReactNode;
};

/**
 * The estimate for a shopper's own vehicle with its calculation, or the reason why there is no figure. Source: TRAD-01.
 */
export const ValuationPanel = ({
  label,
  price,
  children,
  lines = [],
  totalLabel = 'Our estimate',
  note,
}: ValuationPanelProps) => (
  <section className={styles.panel} aria-label={label}>
    <div>
      <h2 className={styles.label}>{label}</h2>
      {price !== null && <p className={styles.price}>{price}</p>}
    </div>
    <div className={styles.words}>{children}</div>
    {lines.length > 0 && price !== null && (
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.label} className={styles.line}>
            <dt className={styles.lineLabel}>{line.label}</dt>
            <dd className={styles.amount}>{line.amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt className={styles.lineLabel}>{totalLabel}</dt>
          <dd className={styles.amount}>{price}</dd>
        </div>
      </dl>
    )}
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </section>
);

export type OwnCarLineProps = {
  /** "2021 Kia Rio". */
  readonly name: string;
  /** "45,000 km, Sport". */
  readonly facts: string;
  /** The way to change it. */
  readonly action: ReactNode;
};

/** The vehicle that a form is about, in a line, with the way to change it. */
export const OwnCarLine = ({ name, facts, action }: OwnCarLineProps) => (
  <div className={styles.car}>
    <p>
      <span className={styles.carName}>{name}</span> <span className={styles.carFacts}>{facts}</span>
    </p>
    {action}
  </div>
);
