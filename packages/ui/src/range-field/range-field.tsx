'use client';

import { Slider } from '@base-ui/react/slider';
import { useEffect, useId, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldNotice } from '../field/field';
import { input as fieldInput } from '../field/field.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { endBounds, moveRange, type RangeBounds, type RangeValue, readNumber } from './range';
import * as styles from './range-field.css';

export type RangeFieldProps = RangeBounds & {
  /** What the range is of: "Price". */
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
  /** Called at every movement, to show what would happen. */
  readonly onChange?: (value: RangeValue) => void;
  /** Called when the person lets go, leaves a field or presses Enter. */
  readonly onCommit: (value: RangeValue) => void;
};

const ends = ['low', 'high'] as const;

/**
 * A range of numbers: two thumbs and, for exact figures, two fields. The ends never cross (SRCH-07); a typed figure
 * that cannot be is moved to the nearest, and a sentence says between which it must lie.
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
  onChange,
  onCommit,
}: RangeFieldProps) => {
  const labelId = useId();
  // One figure alone leaves nothing to move, and a scale needs a length.
  const still = max <= min;
  const [low, high] = value;
  const [current, setCurrent] = useState<RangeValue>([low, high]);
  const [notice, setNotice] = useState<string>();
  useEffect(() => setCurrent([low, high]), [low, high]);

  const words = (figure: number) => {
    const digits = plain ? String(figure) : figure.toLocaleString('en-AU');
    return `${prefix}${digits}${suffix === undefined ? '' : ` ${suffix}`}`;
  };
  const change = (next: RangeValue) => {
    setCurrent(next);
    setNotice(undefined);
    onChange?.(next);
  };
  const type = (end: 'low' | 'high', wanted: number) => {
    const next = moveRange(current, end, wanted, { min, max, step });
    change(next);
    const [lowest, highest] = endBounds(current, end, { min, max, step });
    if (wanted < lowest || wanted > highest) {
      setNotice(`Cannot be less than ${words(lowest)} or more than ${words(highest)}`);
    }
    const [nextLow, nextHigh] = next;
    if (nextLow !== current[0] || nextHigh !== current[1]) onCommit(next);
  };

  return (
    <fieldset className={styles.root} aria-labelledby={labelId} disabled={disabled}>
      <div className={hideLabel ? undefined : styles.head} id={labelId}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </div>
      <Slider.Root
        value={[...current]}
        min={min}
        max={still ? min + step : max}
        step={step}
        disabled={disabled || still}
        largeStep={step * 10}
        thumbCollisionBehavior="none"
        onValueChange={(next) => change([next[0] ?? min, next[1] ?? max])}
        onValueCommitted={(next) => onCommit([next[0] ?? min, next[1] ?? max])}
      >
        <Slider.Control className={styles.control_}>
          <Slider.Track className={styles.track}>
            <Slider.Indicator className={styles.fill} />
            {ends.map((end, index) => (
              <Slider.Thumb
                key={end}
                index={index}
                className={styles.thumb}
                getAriaLabel={() => `${end === 'low' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`}
                getAriaValueText={(_formatted, figure) => words(figure)}
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <div className={styles.inputs}>
        {ends.map((end, index) => (
          <FigureInput
            key={end}
            label={`${end === 'low' ? 'From' : 'To'}, ${label.toLowerCase()}`}
            figure={current[index] ?? min}
            words={words}
            decimals={!Number.isInteger(step) || !Number.isInteger(min)}
            onFigure={(figure) => type(end, figure)}
          />
        ))}
      </div>
      <FieldNotice>{notice}</FieldNotice>
    </fieldset>
  );
};

/** One typed end of a range: shows the figure in words, takes digits, gives way to Escape. */
const FigureInput = ({
  label,
  figure,
  words,
  decimals,
  onFigure,
}: {
  readonly label: string;
  readonly figure: number;
  readonly words: (figure: number) => string;
  /** Steps are not whole: the keypad needs a point. */
  readonly decimals: boolean;
  readonly onFigure: (figure: number) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    const wanted = typed === undefined ? undefined : readNumber(typed);
    setTyped(undefined);
    if (wanted !== undefined && wanted !== figure) onFigure(wanted);
  };
  return (
    <input
      type="text"
      inputMode={decimals ? 'decimal' : 'numeric'}
      enterKeyHint="done"
      autoComplete="off"
      aria-label={label}
      className={classNames(fieldInput, styles.input)}
      value={typed ?? words(figure)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== undefined) {
          // Gives up what was typed, not the drawer around it.
          event.stopPropagation();
          event.preventDefault();
          setTyped(undefined);
        }
        if (event.key !== 'Enter') return;
        // Enter settles the figure; it must not submit the form around it.
        event.preventDefault();
        settle();
      }}
    />
  );
};
