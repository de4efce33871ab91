import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, type FieldText, useFieldWiring } from './field';
import * as styles from './field.css';

export type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'children'> &
  Pick<FieldText, 'label' | 'error'> & {
    /** A number at the end of the line: how many vehicles it would show. */
    readonly count?: number;
  };

/** A box to tick with its words; the whole line can be pressed. */
export const CheckboxField = ({ label, error, count, id, ...input }: CheckboxFieldProps) => {
  const { wiring, errorId } = useFieldWiring(id, { error });
  return (
    <div>
      <label className={styles.check} htmlFor={wiring.id}>
        <input {...input} {...wiring} type="checkbox" className={styles.box} />
        <span className={styles.checkText}>{label}</span>
        {count !== undefined && <span className={styles.checkCount}>{count.toLocaleString('en-AU')}</span>}
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};

/** One card of {@link RadioCards}. */
export type RadioCardOption = { readonly value: string; readonly label: string; readonly note?: ReactNode };

export type RadioCardsProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'value' | 'defaultValue'> &
  Omit<FieldText, 'optional'> & {
    readonly name: string;
    readonly options: readonly RadioCardOption[];
    readonly value?: string;
    readonly defaultValue?: string;
  };

/** One choice of a few, all in view. */
export const RadioCards = ({
  label,
  hint,
  error,
  options,
  name,
  value,
  defaultValue,
  id,
  ...input
}: RadioCardsProps) => {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <fieldset className={styles.group} aria-describedby={wiring['aria-describedby']}>
      <legend className={styles.legend}>{label}</legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              {...input}
              id={index === 0 ? wiring.id : undefined}
              aria-invalid={wiring['aria-invalid']}
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              className={styles.box}
            />
            <span>
              {option.label}
              {option.note !== undefined && <span className={styles.cardNote}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};
