'use client';

import { FigureField } from '../figure-field/figure-field';
import { TypedFigureField } from '../figure-field/typed-figure';
import {
  type CalculatorAnswer,
  type CalculatorBounds,
  type CalculatorFigure,
  type CalculatorLabels,
  type CalculatorValues,
  type FigureFormats,
  thumbStep,
  yearsInWords,
} from './calculator';
import * as styles from './calculator-panel.css';

const scaled = ['amount', 'term', 'interest'] as const;
const typedOnly = ['deposit', 'tradeIn', 'residual'] as const;

const formatOf = (figure: (typeof scaled)[number], { dollars, percent }: FigureFormats): ((value: number) => string) =>
  ({ amount: dollars, term: yearsInWords, interest: (value: number) => `${percent(value)} p.a.` })[figure];

/** The figures to set: a scale for what is tried out, a plain field for what a shopper knows. */
export const CalculatorFigures = ({
  bounds,
  figures,
  values,
  words,
  problem,
  formats,
  settle,
  onFigure,
}: {
  readonly bounds: Readonly<Record<CalculatorFigure, CalculatorBounds>>;
  readonly figures: readonly CalculatorFigure[];
  readonly values: CalculatorValues;
  readonly words: CalculatorLabels;
  readonly problem: CalculatorAnswer;
  readonly formats: FigureFormats;
  readonly settle: (figure: CalculatorFigure, value: number) => number;
  readonly onFigure: (figure: CalculatorFigure, value: number) => void;
}) => {
  const shown = (figure: CalculatorFigure) => figures.includes(figure);
  const errorOf = (figure: CalculatorFigure) =>
    problem.kind === 'invalid' && problem.figure === figure ? problem.message : undefined;
  const extras = typedOnly.filter(shown);
  return (
    <div className={styles.figures}>
      {scaled.filter(shown).map((figure) => {
        const bound = bounds[figure];
        const typed = figure === 'amount' ? { prefix: '$' } : bound.step === null ? {} : undefined;
        return (
          <FigureField
            key={figure}
            label={words[figure]}
            value={values[figure]}
            min={bound.min}
            max={bound.max}
            step={thumbStep(bound)}
            choices={bound.choices}
            format={formatOf(figure, formats)}
            typed={typed}
            locked={bound.locked === true || bound.min === bound.max ? words.locked : undefined}
            error={errorOf(figure)}
            settle={(value) => settle(figure, value)}
            onFigure={(value) => onFigure(figure, value)}
          />
        );
      })}
      {extras.length > 0 && (
        <div className={styles.extras}>
          {extras.map((figure) => (
            <TypedFigureField
              key={figure}
              label={words[figure]}
              prefix="$"
              value={values[figure]}
              min={bounds[figure].min}
              max={bounds[figure].max}
              error={errorOf(figure)}
              settle={(value) => settle(figure, value)}
              onFigure={(value) => onFigure(figure, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
};
