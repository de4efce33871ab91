'use client';

import { Slider } from '@base-ui/react/slider';
import { useEffect, useState } from 'react';
import type { RangeBounds } from './range';
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
    <Slider.Root
      className={styles.root}
      value={current}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      largeStep={step * 10}
      onValueChange={(next) => {
        setCurrent(next);
        onChange(next);
      }}
      onValueCommitted={onCommit}
    >
      <div className={styles.head}>
        <Slider.Label>{label}</Slider.Label>
        <span className={styles.value} aria-hidden="true">
          {format(current)}
        </span>
      </div>
      <Slider.Control className={styles.control_}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.fill} />
          <Slider.Thumb className={styles.thumb} getAriaValueText={(_formatted, figure) => format(figure)} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
};
