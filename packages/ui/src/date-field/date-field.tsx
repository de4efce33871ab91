'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Field, type FieldText, useFieldWiring } from '../field/field';
import { input as fieldInput } from '../field/field.css';
import { Icon } from '../icon/icon';
import * as styles from './date-field.css';

export type DateFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'min' | 'max' | 'value' | 'defaultValue'
> &
  FieldText & {
    /** The date as `YYYY-MM-DD`, `''` for none, where the owner keeps it. */
    readonly value?: string;
    readonly defaultValue?: string;
    /** First and last day that can be chosen, `YYYY-MM-DD`, both included. */
    readonly min?: string;
    readonly max?: string;
    /** The error on leaving a day out of these bounds, or one that no calendar has: it names the days that do. */
    readonly outside?: string;
  };

/** A day by the browser's own calendar; sends `YYYY-MM-DD`. */
export const DateField = ({ label, hint, optional, outside, id, ...props }: DateFieldProps) => {
  const { error: given, onBlur, onChange, ...input } = props;
  const [isOutside, setOutside] = useState(false);
  const error = given ?? (isOutside ? outside : undefined);
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <Field {...{ label, hint, error, optional, hintId, errorId }} inputId={wiring.id}>
      <span className={styles.box}>
        <input
          required={optional !== true}
          {...input}
          {...wiring}
          type="date"
          className={classNames(fieldInput, styles.input)}
          onChange={(event) => {
            setOutside(false);
            onChange?.(event);
          }}
          onBlur={(event) => {
            // While one types 2026, the year is 2, 20 and 202: only what is left standing counts.
            const { rangeUnderflow, rangeOverflow, badInput } = event.currentTarget.validity;
            setOutside(rangeUnderflow || rangeOverflow || badInput);
            onBlur?.(event);
          }}
        />
        <span className={styles.sign}>
          <Icon name="calendar" size="small" />
        </span>
      </span>
    </Field>
  );
};
