'use client';

import { useEffect, useId, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { input as fieldInput } from '../field/field.css';
import { FigureAnswer } from '../figure-field/figure-answer';
import { movedWords } from '../figure-field/figure-words';
import { typedDigits } from '../figure-field/typed-figure';
import { type TypedFigureOptions, useTypedFigure } from '../figure-field/use-typed-figure';
import { Slider } from '../slider/slider';
import type { RangeBounds } from '../slider/steps';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { endBounds, moveRange, type RangeValue } from './range';
import * as styles from './range-field.css';

export type RangeFieldProps = RangeBounds & {
  /** Name of the range, such as "Price". */
  readonly label: string;
  /** Keep the label for those who listen only: a heading beside it says it already. */
  readonly hideLabel?: boolean;
  /** The range in force. The field follows it when it changes from outside. */
  readonly value: RangeValue;
  /** Stands before a figure: "$". */
  readonly prefix?: string;
  /** Stands after a figure: "km". */
  readonly suffix?: string;
  /** No thousands separators: for years. */
  readonly plain?: boolean;
  readonly disabled?: boolean;
  /** What a typed figure is rounded to; the nearest step by default. */
  readonly round?: (figure: number) => number;
  /** Called at every movement, to show what would happen. */
  readonly onChange?: (value: RangeValue) => void;
  /** Called when the person lets go, leaves a field or presses Enter. */
  readonly onCommit: (value: RangeValue) => void;
};

const ends = ['low', 'high'] as const;

/**
 * A range of numbers: two thumbs and, for exact figures, two fields. The ends never cross (SRCH-07); a typed figure
 * that cannot be is moved to the nearest, and a sentence says where and why.
 */
export const RangeField = ({
  label,
  hideLabel = false,
  value,
  min,
  max,
  step,
  prefix = '',
  suffix,
  plain = false,
  disabled = false,
  round,
  onChange,
  onCommit,
}: RangeFieldProps) => {
  const labelId = useId();
  // One figure alone leaves nothing to move, and a scale needs a length.
  const still = max <= min;
  const [low, high] = value;
  const [current, setCurrent] = useState<RangeValue>([low, high]);
  useEffect(() => setCurrent([low, high]), [low, high]);
  // Only the end that was typed last has a message: it goes when the other end is moved.
  const [typedLast, setTypedLast] = useState<'low' | 'high'>();

  const digits = (figure: number) => (plain ? String(figure) : typedDigits(figure));
  const words = (figure: number) => `${prefix}${digits(figure)}${suffix === undefined ? '' : ` ${suffix}`}`;
  const change = (next: RangeValue) => {
    setCurrent(next);
    onChange?.(next);
  };
  const typed = (end: 'low' | 'high', wanted: number) => moveRange(current, end, wanted, { min, max, step }, round);
  const endsOf = (end: 'low' | 'high') => {
    const [lowest, highest] = endBounds(current, end, { min, max, step });
    const called = label.toLowerCase();
    return {
      ...{ min: lowest, max: highest },
      ...(lowest > min ? { lowest: `your lowest ${called}` } : {}),
      ...(highest < max ? { highest: `your highest ${called}` } : {}),
    };
  };
  const take = (next: RangeValue) => {
    change(next);
    if (next[0] !== current[0] || next[1] !== current[1]) onCommit(next);
  };

  return (
    <fieldset className={styles.root} aria-labelledby={labelId} disabled={disabled}>
      <div className={hideLabel ? undefined : styles.head} id={labelId}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </div>
      <Slider
        thumbs={ends.map((end, index) => ({
          label: `${end === 'low' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`,
          figure: current[index] ?? min,
          words: words(current[index] ?? min),
        }))}
        min={min}
        max={still ? min + step : max}
        step={step}
        disabled={disabled || still}
        onMove={([least = min, most = max]) => {
          setTypedLast(undefined);
          change([least, most]);
        }}
        onCommit={([least = min, most = max]) => onCommit([least, most])}
      />
      <div className={styles.inputs}>
        {ends.map((end, index) => (
          <FigureInput
            key={end}
            label={`${end === 'low' ? 'From' : 'To'}, ${label.toLowerCase()}`}
            figure={current[index] ?? min}
            {...{ words, digits, max }}
            decimals={!Number.isInteger(step) || !Number.isInteger(min)}
            isLast={typedLast === end}
            settle={(wanted) => (Number.isNaN(wanted) ? (current[index] ?? min) : (typed(end, wanted)[index] ?? min))}
            moved={(wanted, got) => movedWords(wanted, got, words, endsOf(end))}
            onFigure={(figure) => {
              setTypedLast(end);
              take(end === 'low' ? [figure, current[1]] : [current[0], figure]);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
};

/**
 * One typed end of a range: shows the figure formatted, accepts digits, and shows a message when it changed the figure.
 */
const FigureInput = ({
  label,
  words,
  decimals,
  isLast,
  ...figure
}: TypedFigureOptions & {
  readonly label: string;
  /** Nothing in the range has changed since this end was typed, so its message is still true. */
  readonly isLast: boolean;
  readonly words: (figure: number) => string;
  /** Steps are not whole: the keypad needs a point. */
  readonly decimals: boolean;
}) => {
  const answerId = useId();
  const { text, said: answer, typing } = useTypedFigure(figure);
  const said = isLast || answer?.refused === true ? answer : undefined;
  return (
    <>
      <input
        {...typing}
        type="text"
        inputMode={decimals ? 'decimal' : 'numeric'}
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        aria-invalid={said?.refused === true ? true : undefined}
        aria-describedby={said === undefined ? undefined : answerId}
        className={classNames(fieldInput, styles.input)}
        value={text ?? words(figure.figure)}
      />
      <FigureAnswer id={answerId} said={said} className={styles.answer} />
    </>
  );
};
