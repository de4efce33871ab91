import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './order-summary.css';

/** A line of an order: what it is, and what it costs as shown: "Delivery", "$295". */
export type OrderSummaryLine = {
  readonly label: string;
  readonly amount: string;
  /** A few quiet words under the name: "To Brisbane, 4000". */
  readonly note?: string;
};

export type OrderSummaryProps = {
  /** "What it costs". */
  readonly title: string;
  readonly lines: readonly OrderSummaryLine[];
  /** All lines in one amount; its note says what is included. */
  readonly total?: OrderSummaryLine;
  /** What is asked for now. */
  readonly due?: OrderSummaryLine;
  /** What it is based on, in small print. */
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
};

const Line = ({
  line: { label, amount, note },
  className,
  amountClassName,
}: {
  readonly line: OrderSummaryLine;
  readonly className?: string;
  readonly amountClassName?: string;
}) => (
  <div className={classNames(styles.line, className)}>
    <dt className={styles.label}>
      {label}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </dt>
    <dd className={classNames(styles.amount, amountClassName)}>{amount}</dd>
  </div>
);

/** What an order costs, line by line, its total, and what is to be paid now. */
export const OrderSummary = ({ title, lines, total, due, children, headingLevel = 2 }: OrderSummaryProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.box}>
      <Heading className={styles.title}>{title}</Heading>
      <dl className={styles.list}>
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
        {total !== undefined && <Line line={total} className={styles.total} amountClassName={styles.totalAmount} />}
        {due !== undefined && <Line line={due} className={styles.due} />}
      </dl>
      {children !== undefined && <div className={styles.print}>{children}</div>}
    </div>
  );
};
