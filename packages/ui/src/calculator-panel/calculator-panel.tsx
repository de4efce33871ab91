'use client';

import { useId, useRef, useState } from 'react';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Segments } from '../segments/segments';
import { SettledWords } from '../settled-words/settled-words';
import { nightScope } from '../theme/scopes.css';
import { pressProps } from '../vehicle-card/press-props';
import type { VehicleAction } from '../vehicle-card/vehicle-card-props';
import {
  type CalculatorAnswer,
  type CalculatorBounds,
  type CalculatorFigure,
  type CalculatorFrequency,
  type CalculatorLabels,
  type CalculatorValues,
  calculatorFigures,
  type FigureFormats,
  heldToBounds,
  periodOf,
  startingValues,
} from './calculator';
import { CalculatorFigures } from './calculator-figures';
import * as styles from './calculator-panel.css';
import { CalculatorResult } from './calculator-result';
import { Disclaimer, type DisclaimerProps } from './disclaimer';

const defaultLabels: CalculatorLabels = {
  amount: 'Amount',
  deposit: 'Deposit',
  tradeIn: 'Trade-in',
  residual: 'Final payment',
  term: 'Term',
  interest: 'Interest rate',
  frequency: 'Repayments',
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
  result: 'Estimated repayment',
  total: 'Total payable',
  locked: 'Cannot be changed',
};

const allFrequencies: readonly CalculatorFrequency[] = ['weekly', 'fortnightly', 'monthly'];

export type CalculatorPanelProps = {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  /**
   * Id of the heading of the part of the page that it stands in: the panel then has none of its own, and is a group within
   * that part.
   */
  readonly labelledBy?: string;
  /** `full`: figures beside the result where there is room. `compact`: one column, the result on top. */
  readonly size?: keyof typeof styles.sizes;
  /** `night`: the result of the full panel on dark ground. */
  readonly tone?: 'plain' | 'night';
  readonly bounds: Readonly<Record<CalculatorFigure, CalculatorBounds>>;
  /** The figures a shopper may set; the others stay at their initial value. All of them by default. */
  readonly figures?: readonly CalculatorFigure[];
  readonly frequency?: CalculatorFrequency;
  /** Those to choose from; a single one is not asked for. */
  readonly frequencies?: readonly CalculatorFrequency[];
  /** Works out the answer: every rule of finance is the caller's. Also called on the server, for the first answer. */
  readonly calculate: (values: CalculatorValues) => CalculatorAnswer;
  /** How money and rates are written. */
  readonly formats: FigureFormats;
  /** What is made of a figure that was set; held to its bounds by default, `NaN` to its initial value. */
  readonly settle?: (figure: CalculatorFigure, value: number) => number;
  /** Small print under the panel that is never folded: what the figures are, and what must be said of them. */
  readonly terms?: string;
  /** More of it, folded: the lender's own words. */
  readonly disclaimer?: Pick<DisclaimerProps, 'short' | 'long'>;
  /** "Request a Quote". */
  readonly quote?: VehicleAction;
  readonly labels?: Partial<CalculatorLabels>;
  readonly onChange?: (values: CalculatorValues) => void;
  /** Called once, when a figure is set for the first time. */
  readonly onFirstChange?: () => void;
};

/** What is read out once the figures are at rest. */
const spoken = (
  answer: CalculatorAnswer,
  frequency: CalculatorFrequency,
  label: string,
  { dollars, percent }: FigureFormats,
): string => {
  if (answer.kind === 'instead') return [answer.words, answer.why].filter(Boolean).join('. ');
  if (answer.kind === 'invalid') return answer.message;
  const rates = `${percent(answer.interestRate)} p.a., comparison rate ${percent(answer.comparisonRate)} p.a.`;
  return `${label} ${dollars(answer.repayment)} a ${periodOf(frequency)}, ${rates}`;
};

/**
 * The finance calculator. The caller works out, the panel asks and shows: a repayment with both of its rates, the
 * total, the fees, the small print. Without scripts the first answer stands there and the controls do not. Source:
 * FIN-02 to FIN-07, FIN-09, FIN-10.
 *
 * A client component with sliders: load it when it comes into view.
 */
export const CalculatorPanel = ({
  title,
  headingLevel = 2,
  labelledBy,
  size = 'full',
  tone = 'plain',
  bounds,
  figures = calculatorFigures,
  frequency = 'weekly',
  frequencies = allFrequencies,
  calculate,
  formats,
  settle = (figure, value) => heldToBounds(bounds[figure], value),
  terms,
  disclaimer,
  quote,
  labels,
  onChange,
  onFirstChange,
}: CalculatorPanelProps) => {
  const id = useId();
  const words = { ...defaultLabels, ...labels };
  const [values, setValues] = useState(() => startingValues(bounds, frequency));
  const touched = useRef(false);
  const answer = calculate(values);
  const Heading = `h${headingLevel}` as const;

  const set = (next: CalculatorValues) => {
    setValues(next);
    onChange?.(next);
  };
  const setFigure = (figure: CalculatorFigure, value: number) => {
    set({ ...values, [figure]: settle(figure, value) });
    if (touched.current) return;
    touched.current = true;
    onFirstChange?.();
  };

  return (
    // Two regions of one name, one in the other, are one too many for those who go from region to region.
    <section
      role={labelledBy === undefined ? undefined : 'group'}
      aria-labelledby={labelledBy ?? `${id}-title`}
      className={styles.root}
    >
      {labelledBy === undefined && (
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
      )}
      <div className={styles.sizes[size]}>
        {frequencies.length > 1 && (
          <div className={styles.pay}>
            <Segments
              label={words.frequency}
              name={`${id}-frequency`}
              options={frequencies.map((value) => ({ value, label: words[value] }))}
              value={values.frequency}
              onChoose={(chosen) => set({ ...values, frequency: chosen })}
            />
          </div>
        )}
        <CalculatorFigures
          {...{ bounds, figures, values, words, formats, settle }}
          onFigure={setFigure}
          problem={answer}
        />
        <div
          className={classNames(
            styles.outs[size],
            size === 'full' && tone === 'night' && [nightScope, styles.night].join(' '),
          )}
        >
          <CalculatorResult {...{ answer, words, formats, size }} frequency={values.frequency} />
          {quote !== undefined && (
            <div className={styles.quote}>
              <LinkButton href={quote.href} kind={quote.kind ?? 'ink'} fullWidth {...pressProps(quote)}>
                {quote.label}
              </LinkButton>
            </div>
          )}
        </div>
      </div>
      {terms !== undefined && <Disclaimer short={terms} long={null} />}
      {disclaimer !== undefined && <Disclaimer {...disclaimer} />}
      <SettledWords words={spoken(answer, values.frequency, words.result, formats)} />
    </section>
  );
};
