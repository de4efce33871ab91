import { assignInlineVars } from '@vanilla-extract/dynamic';
import { PlainTable } from '../plain-table/plain-table';
import * as styles from './loan-chart.css';

/** A year of a loan. AUD dollars. */
export type LoanChartYear = {
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  /** When it ends. */
  readonly owed: number;
};

export type LoanChartProps = {
  /** What the columns show: "Still owed at the end of each year". */
  readonly label: string;
  /** AUD dollars at the start. */
  readonly borrowed: number;
  readonly years: readonly LoanChartYear[];
  /** How AUD dollars are written: `38990` as "$38,990". */
  readonly dollars: (amount: number) => string;
};

/** `$24k`: over a column there is room for no more. */
const thousands = (amount: number): string => `$${(amount / 1000).toFixed(amount < 10_000 ? 1 : 0)}k`;

/** How a loan is paid off: a column for each year, and the same in a table. */
export const LoanChart = ({ label, borrowed, years, dollars }: LoanChartProps) => {
  const rounded = (amount: number) => dollars(Math.round(amount));
  return (
    <div className={styles.root}>
      <p className={styles.caption}>{label}</p>
      <div className={styles.columns} aria-hidden="true">
        {[{ year: 0, owed: borrowed }, ...years].map(({ year, owed }) => (
          <div key={year} className={styles.column}>
            <span className={styles.amount}>{owed < 1000 ? rounded(owed) : thousands(owed)}</span>
            <div className={styles.room}>
              <div
                className={styles.bar}
                style={assignInlineVars({ [styles.share]: String(borrowed === 0 ? 0 : owed / borrowed) })}
              />
            </div>
            <span className={styles.year}>{year === 0 ? 'Start' : year}</span>
          </div>
        ))}
      </div>
      <PlainTable
        label={label}
        columns={['Paid', 'Of that, interest', 'Still owed']}
        rows={years.map(({ year, paid, interest, owed }) => ({
          label: `Year ${year}`,
          values: [rounded(paid), rounded(interest), rounded(owed)],
        }))}
      />
    </div>
  );
};
