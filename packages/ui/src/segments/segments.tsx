import type { ComponentPropsWithRef } from 'react';
import * as styles from './segments.css';

/** One part of the bar. */
export type Segment<Value extends string = string> = { readonly value: Value; readonly label: string };

export type SegmentsProps<Value extends string> = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** What is chosen, for those who listen: "Repayments". */
  readonly label: string;
  /** Name of the field in a form, and of the group of its radio buttons: once a page. */
  readonly name: string;
  readonly options: readonly Segment<Value>[];
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChoose?: (value: Value) => void;
};

/** Two to four short choices in one bar. Radio buttons: arrow keys move, a form sends the choice, no script needed. */
export const Segments = <Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChoose,
  ...input
}: SegmentsProps<Value>) => (
  <fieldset className={styles.bar} aria-label={label}>
    {options.map((option) => (
      <label key={option.value} className={styles.part}>
        <input
          {...input}
          type="radio"
          value={option.value}
          className={styles.input}
          {...(value === undefined ? {} : { checked: value === option.value })}
          {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
          {...(onChoose === undefined ? {} : { onChange: () => onChoose(option.value) })}
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);
