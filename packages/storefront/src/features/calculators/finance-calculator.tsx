'use client';

import {
  type CalculatorDisclaimer,
  type CalculatorFor,
  calculate,
  calculatorBounds,
  type Frequency,
  financeQuote,
  fitToBounds,
  quoteSentence,
} from '@forecourt/finance';
import { CalculatorPanel, type CalculatorPanelProps, startingValues } from '@forecourt/ui/calculator-panel';
import { useMemo, useRef } from 'react';
import { type AnalyticsSubject, analyticsEvent } from '../../runtime/analytics/analytics-events';
import { type AnalyticsSinks, sendEvent } from '../../runtime/analytics/send-event';
import { anchors } from '../../runtime/routes/hrefs';
import { carryQuote } from './carried-quote';
import { figureFormats } from './figure-formats';
import { financeAnswer } from './finance-answer';
import { useCarriedTradeIn } from './use-carried-trade-in';
import { askQuote, followQuote } from './vehicle-quote';

/** What the finance calculator of one vehicle works with. */
export interface FinanceCalculatorView extends CalculatorFor {
  /** How often the first repayment falls due. */
  readonly frequency: Frequency;
  /** Of the dealer, whose day the offer for the shopper's own vehicle goes by. */
  readonly timeZone: string;
  readonly disclaimer: CalculatorDisclaimer;
  readonly subject: AnalyticsSubject & { readonly car_id: string };
  readonly sinks: AnalyticsSinks;
}

type Values = Parameters<CalculatorPanelProps['calculate']>[0];

const figures = ['amount', 'deposit', 'term', 'interest'] as const;
/** With what was offered for the shopper's own vehicle. */
const figuresWithTradeIn = ['amount', 'deposit', 'tradeIn', 'term', 'interest'] as const;

/**
 * The finance calculator of a vehicle's page: bounds and figures come from the finance package, which runs here too
 * (FIN-03, FIN-05, FIN-07, FIN-09). A quote takes its figures to the enquiry form. Load it on demand: it brings sliders and
 * decimal arithmetic.
 */
export const FinanceCalculator = ({
  price,
  provider,
  settings,
  frequency,
  timeZone,
  disclaimer,
  subject,
  sinks,
  ...panel
}: FinanceCalculatorView & Pick<CalculatorPanelProps, 'title' | 'labelledBy' | 'size' | 'tone'>) => {
  // With an offer this has a field more than what the server drew; what was typed there is carried over by name.
  const tradeIn = useCarriedTradeIn(timeZone);
  const bounds = useMemo(() => {
    const usual = calculatorBounds({ price, provider, settings });
    return { ...usual, tradeIn: { ...usual.tradeIn, initial: fitToBounds(usual.tradeIn, tradeIn) } };
  }, [price, provider, settings, tradeIn]);
  const latest = useRef<Values>(undefined);
  const calculationOf = ({ frequency: chosen, ...inputs }: Values) =>
    calculate(inputs, { provider, settings, frequency: chosen });
  const quoteOf = (values: Values) => {
    const quote = financeQuote(calculationOf(values));
    return { carId: subject.car_id, figures: quote, words: quoteSentence(quote) };
  };
  return (
    <CalculatorPanel
      key={tradeIn}
      {...panel}
      bounds={bounds}
      figures={tradeIn > 0 ? figuresWithTradeIn : figures}
      frequency={frequency}
      calculate={(values) => financeAnswer(calculationOf(values))}
      formats={figureFormats}
      settle={(figure, value) => fitToBounds(bounds[figure], value)}
      terms={disclaimer.terms}
      {...(disclaimer.lender === null ? {} : { disclaimer: disclaimer.lender })}
      quote={{
        label: 'Request a Quote',
        href: anchors.enquiry,
        onPress: () => {
          const quote = quoteOf(latest.current ?? startingValues(bounds, frequency));
          askQuote(quote);
          carryQuote(quote);
          window.location.hash = anchors.enquiry;
        },
      }}
      onChange={(values) => {
        latest.current = values;
        const quote = quoteOf(values);
        followQuote(quote);
        carryQuote(quote);
      }}
      onFirstChange={() => sendEvent(sinks, analyticsEvent('finance_calculator', subject))}
    />
  );
};
