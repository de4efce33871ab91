import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Field, type FieldText, useFieldWiring } from './field';
import * as styles from './field.css';

/** One choice of a list. */
export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

export type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> &
  FieldText & {
    readonly options: readonly SelectOption[];
    /** First line with an empty value: "Choose a location". */
    readonly placeholder?: string;
  };

/** A choice from a list, the browser's own: phones show their wheel. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  id,
  ...select
}: SelectFieldProps) => {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <Field {...{ label, hint, error, optional, hintId, errorId }} inputId={wiring.id}>
      <span className={styles.selectBox}>
        <select
          required={optional !== true}
          {...select}
          {...wiring}
          className={classNames(styles.input, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.selectArrow}>
          <Icon name="chevron-down" size="small" />
        </span>
      </span>
    </Field>
  );
};
