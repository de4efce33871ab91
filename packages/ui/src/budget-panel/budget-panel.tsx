'use client';

import { useId, useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { FieldError } from '../field/field';
import { SelectField, type SelectOption } from '../field/select-field';
import { FigureField } from '../figure-field/figure-field';
import { box } from '../repayment-box/repayment-box.css';
import { Segments } from '../segments/segments';
import { SettledWords } from '../settled-words/settled-words';
import type { BudgetFound, BudgetPeriod, BudgetScale, BudgetState, BudgetValues } from './budget';
import { valuesOf } from './budget';
import * as styles from './budget-panel.css';

/** The words of the finder. */
export type BudgetLabels = {
  readonly period: string;
  readonly weekly: string;
  readonly monthly: string;
  readonly type: string;
  /** Repayment a week, and a month. */
  readonly repayment: Readonly<Record<BudgetPeriod, string>>;
  readonly deposit: string;
  readonly sum: string;
  /** On the button while it is being counted. */
  readonly counting: string;
};

const defaultLabels: BudgetLabels = {
  period: 'Repayment period',
  weekly: 'Weekly',
  monthly: 'Monthly',
  type: 'Looking for',
  repayment: { weekly: 'Repayment a week', monthly: 'Repayment a month' },
  deposit: 'Deposit or trade-in',
  sum: 'Budget guide, 5 years of repayments plus deposit',
  counting: 'Counting',
};

export type BudgetPanelProps = {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  /** `wide`: the sum beside the figures where there is room. */
  readonly size?: keyof typeof styles.sizes;
  /** The results page. Without scripts the form sends `period`, `repayment`, `deposit` and `type` there. */
  readonly action: string;
  readonly start: BudgetState;
  readonly scales: { readonly repayment: Readonly<Record<BudgetPeriod, BudgetScale>>; readonly deposit: BudgetScale };
  /** What to look for; left out where there is one kind only. */
  readonly types?: readonly SelectOption[];
  /** What is made of a figure that was set, typed or by the thumb; `NaN` for what is no number. */
  readonly settle: (value: number) => number;
  /** How AUD dollars are written: `38990` as "$38,990". */
  readonly dollars: (amount: number) => string;
  /** The price the values reach, AUD dollars: the rule is the caller's. */
  readonly sum: (values: BudgetValues) => number;
  /** What the values reach in the stock. */
  readonly found: BudgetFound;
  /** The count of these values is on its way. */
  readonly counting?: boolean;
  /** The count could not be had; the button still leads on. */
  readonly error?: string;
  /** Small print under the button: what the sum leaves out. */
  readonly note?: string;
  readonly labels?: Partial<BudgetLabels>;
  readonly onChange?: (values: BudgetValues) => void;
  /** In place of sending the form. */
  readonly onSearch?: (values: BudgetValues) => void;
};

const periods: readonly BudgetPeriod[] = ['weekly', 'monthly'];

/**
 * The budget finder: what a shopper can pay, the price it reaches, and a button that is the count. Source: BUDG-01,
 * BUDG-02. A client component with sliders: load it when it comes into view.
 */
export const BudgetPanel = ({
  title,
  headingLevel = 2,
  size = 'narrow',
  action,
  start,
  scales,
  types,
  settle,
  dollars,
  sum,
  found,
  counting = false,
  error,
  note,
  labels,
  onChange,
  onSearch,
}: BudgetPanelProps) => {
  const id = useId();
  const words = { ...defaultLabels, ...labels };
  const [state, setState] = useState(start);
  const values = valuesOf(state);
  const total = dollars(sum(values));
  const Heading = `h${headingLevel}` as const;
  const foundNote = found.disabled && !counting ? found.note : null;

  const set = (change: Partial<BudgetState>) => {
    const next = { ...state, ...change };
    setState(next);
    onChange?.(valuesOf(next));
  };

  return (
    <form
      action={action}
      aria-labelledby={`${id}-title`}
      className={styles.root}
      onSubmit={(event) => {
        if (onSearch === undefined) return;
        event.preventDefault();
        onSearch(values);
      }}
    >
      <div className={styles.sizes[size]}>
        <div className={styles.set}>
          <div className={styles.top}>
            <Heading id={`${id}-title`} className={styles.titles[size]}>
              {title}
            </Heading>
            <div className={styles.period}>
              <Segments
                label={words.period}
                name="period"
                options={periods.map((value) => ({ value, label: words[value] }))}
                value={state.period}
                onChoose={(period) => set({ period })}
              />
            </div>
          </div>
          {types !== undefined && (
            <SelectField
              label={words.type}
              name="type"
              required={false}
              options={types}
              value={state.type}
              onChange={(event) => set({ type: event.target.value })}
            />
          )}
          <FigureField
            key={state.period}
            label={words.repayment[state.period]}
            name="repayment"
            value={values.repayment}
            {...scales.repayment[state.period]}
            format={dollars}
            typed={{ prefix: '$' }}
            ends
            settle={settle}
            onFigure={(value) => set({ repayments: { ...state.repayments, [state.period]: settle(value) } })}
          />
          <FigureField
            label={words.deposit}
            name="deposit"
            value={values.deposit}
            {...scales.deposit}
            format={dollars}
            typed={{ prefix: '$' }}
            ends
            settle={settle}
            onFigure={(value) => set({ deposit: settle(value) })}
          />
        </div>
        <div className={classNames(styles.out, size === 'wide' && styles.outWide)}>
          <p className={classNames(styles.sum, size === 'narrow' && styles.sumBeside, size === 'narrow' && box)}>
            <span className={styles.sumLabel}>{words.sum}</span> <b className={styles.sumFigure}>{total}</b>
          </p>
          <Button
            type="submit"
            size="large"
            fullWidth
            disabled={found.disabled}
            loading={counting}
            iconEnd={found.disabled || counting ? undefined : 'chevron-right'}
            aria-describedby={foundNote === null ? undefined : `${id}-found`}
          >
            {counting ? words.counting : found.label}
          </Button>
          {foundNote !== null && (
            <p id={`${id}-found`} className={styles.note}>
              {foundNote}
            </p>
          )}
          {error !== undefined && (
            <div role="alert">
              <FieldError id={`${id}-error`}>{error}</FieldError>
            </div>
          )}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      <SettledWords words={[total, ...(counting ? [] : [found.label, foundNote])].filter(Boolean).join('. ')} />
    </form>
  );
};
