'use client';

import { useEffect, useState } from 'react';
import { Slider } from '../slider/slider';
import type { RangeBounds } from '../slider/steps';
import * as styles from './range-field.css';

export type SliderFieldProps = RangeBounds & {
  readonly label: string;
  readonly value: number;
  /** The value as it is read: `5 years`, `$38,990`. */
  readonly format?: (value: number) => string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
  /** Called when the person lets go. */
  readonly onCommit?: (value: number) => void;
};

/** One number on a scale, with its value beside the label. */
export const SliderField = ({
  label,
  value,
  min,
  max,
  step,
  format = String,
  disabled = false,
  onChange,
  onCommit,
}: SliderFieldProps) => {
  const [current, setCurrent] = useState(value);
  useEffect(() => setCurrent(value), [value]);
  return (
    <div className={styles.root}>
      <div className={styles.head} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.value}>{format(current)}</span>
      </div>
      <Slider
        thumbs={[{ label, figure: current, words: format(current) }]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onMove={([next = min]) => {
          setCurrent(next);
          onChange(next);
        }}
        {...(onCommit === undefined ? {} : { onCommit: ([next = min]: readonly number[]) => onCommit(next) })}
      />
    </div>
  );
};
