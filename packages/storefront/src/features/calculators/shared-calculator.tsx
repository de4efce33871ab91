'use client';

import {
  type CalculatorFor,
  calculate,
  type Frequency,
  fitToBounds,
  lenderTerms,
  loanYears,
  readSharedCalculator,
  sharedCalculatorBounds,
} from '@forecourt/finance';
import { CalculatorPanel, type CalculatorPanelProps, startingValues } from '@forecourt/ui/calculator-panel';
import { LoanChart } from '@forecourt/ui/loan-chart';
import { PlainTable } from '@forecourt/ui/plain-table';
import { useId, useMemo, useState } from 'react';
import { type AnalyticsSubject, analyticsEvent } from '../../runtime/analytics/analytics-events';
import { type AnalyticsSinks, sendEvent } from '../../runtime/analytics/send-event';
import { figureFormats } from './figure-formats';
import { financeAnswer } from './finance-answer';
import { OfferComparison } from './offer-comparison';
import * as styles from './shared-calculator.css';
import { sharedWords as words } from './shared-words';
import { termRows } from './term-rows';
import { useCarriedTradeIn } from './use-carried-trade-in';

/** What the shared calculator works with: plain data, made on the server. */
export interface SharedCalculatorView extends CalculatorFor {
  /** How often the first repayment falls due. */
  readonly frequency: Frequency;
  /** Of the dealer, whose day the offer for the shopper's own vehicle goes by. */
  readonly timeZone: string;
  /** What its figures are, and the comparison rate warning: never folded. */
  readonly terms: string;
  readonly subject: AnalyticsSubject;
  readonly sinks: AnalyticsSinks;
}

type Values = Parameters<CalculatorPanelProps['calculate']>[0];

/**
 * The calculator of the finance pages (FIN-04): price, deposit, trade-in and final payment, with how the loan is paid
 * off, what a longer term costs, and two offers side by side. Without scripts the first answer stands as an example. Load
 * it late: it brings sliders and decimal arithmetic.
 */
export const SharedCalculator = ({
  price,
  provider,
  settings,
  frequency,
  timeZone,
  terms,
  subject,
  sinks,
  ...panel
}: SharedCalculatorView & Pick<CalculatorPanelProps, 'title' | 'labelledBy' | 'size' | 'tone'>) => {
  const id = useId();
  const tradeIn = useCarriedTradeIn(timeZone);
  const bounds = useMemo(() => {
    const usual = sharedCalculatorBounds({ price, provider, settings });
    return { ...usual, tradeIn: { ...usual.tradeIn, initial: fitToBounds(usual.tradeIn, tradeIn) } };
  }, [price, provider, settings, tradeIn]);
  const [values, setValues] = useState<Values>(() => startingValues(bounds, frequency));
  const { frequency: chosen, ...entered } = values;
  const rules = { provider, settings, frequency: chosen };
  const { inputs, amountMessage } = readSharedCalculator(bounds, entered);
  const answer = amountMessage === null ? calculate(inputs, rules) : null;
  const hasFigures = answer !== null && answer.repayment !== null;
  const { rounding } = lenderTerms(provider, settings);
  const loan = { ...inputs, termYears: inputs.term, annualRatePercent: inputs.interest, frequency: chosen, rounding };
  const years = hasFigures ? loanYears(loan) : [];
  const longer = hasFigures ? termRows(inputs, bounds.term, rules) : [];
  const borrowed = hasFigures ? answer.principal : null;
  return (
    <div className={styles.root}>
      <CalculatorPanel
        {...panel}
        bounds={bounds}
        frequency={frequency}
        labels={{ amount: words.price }}
        formats={figureFormats}
        calculate={({ frequency: paid, ...set }) => {
          const read = readSharedCalculator(bounds, set);
          return read.amountMessage === null
            ? financeAnswer(calculate(read.inputs, { provider, settings, frequency: paid }))
            : { kind: 'invalid', figure: 'amount', message: read.amountMessage };
        }}
        settle={(figure, value) =>
          figure === 'amount' && !Number.isNaN(value) ? Math.max(0, value) : fitToBounds(bounds[figure], value)
        }
        terms={terms}
        onChange={setValues}
        onFirstChange={() => sendEvent(sinks, analyticsEvent('finance_calculator', subject))}
      />
      {borrowed !== null && years.length > 0 && (
        <section aria-labelledby={`${id}-years`} className={styles.part}>
          <h3 id={`${id}-years`} className={styles.title}>
            {words.chartTitle}
          </h3>
          <LoanChart label={words.chart} borrowed={borrowed} years={years} dollars={figureFormats.dollars} />
        </section>
      )}
      {longer.length > 1 && (
        <section aria-labelledby={`${id}-longer`} className={styles.part}>
          <h3 id={`${id}-longer`} className={styles.title}>
            {words.longerTitle}
          </h3>
          <p className={styles.note}>{words.longer}</p>
          <PlainTable label={words.longerTitle} columns={words.longerColumns} rows={longer} />
        </section>
      )}
      <OfferComparison
        borrowed={borrowed}
        frequency={chosen}
        start={{ interest: inputs.interest, term: inputs.term, residual: inputs.residual }}
        provider={provider}
        settings={settings}
      />
    </div>
  );
};
