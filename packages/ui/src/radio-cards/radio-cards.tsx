import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldError, type FieldText, useFieldWiring } from '../field/field';
import { box, hint as hintLook, legend, optional as optionalLook } from '../field/field.css';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './radio-cards.css';

/** One card of {@link RadioCards}. */
export type RadioCardOption = {
  readonly value: string;
  readonly label: string;
  /** A few quiet words under the label. */
  readonly note?: ReactNode;
  /** A sign at the end of the line; decoration beside the words. */
  readonly icon?: IconName;
  /** A picture over the words; decoration too, so without a text of its own. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioCardsProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'value' | 'defaultValue'> &
  FieldText & {
    readonly name: string;
    readonly options: readonly RadioCardOption[];
    readonly value?: string;
    readonly defaultValue?: string;
  };

/** One choice of two to six, all in view: radios of the form, so it works without scripts. */
export const RadioCards = ({
  label,
  hint,
  error,
  optional = false,
  options,
  name,
  value,
  defaultValue,
  disabled = false,
  id,
  ...input
}: RadioCardsProps) => {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  const pictured = options.some(({ picture }) => picture !== undefined);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can be neither invalid nor required
      role="radiogroup"
      className={styles.group}
      disabled={disabled}
      aria-invalid={wiring['aria-invalid']}
      aria-required={optional ? undefined : true}
      aria-describedby={wiring['aria-describedby']}
    >
      <legend className={legend}>
        {label}
        {optional && <span className={optionalLook}> Optional</span>}
      </legend>
      {hint !== undefined && (
        <p id={hintId} className={hintLook}>
          {hint}
        </p>
      )}
      <div className={pictured ? styles.cards.pictures : styles.cards.words}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.card, pictured && styles.pictured)}>
            {option.picture !== undefined && (
              <span className={styles.picture} aria-hidden="true">
                {option.picture}
              </span>
            )}
            <span className={classNames(styles.line, styles.words)}>
              <input
                {...input}
                id={index === 0 ? wiring.id : undefined}
                data-invalid={wiring['aria-invalid']}
                type="radio"
                name={name}
                value={option.value}
                required={!optional}
                disabled={disabled || option.disabled}
                {...(value === undefined ? {} : { checked: value === option.value })}
                {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
                className={classNames(box, styles.radio)}
              />
              <span className={styles.words}>
                {option.label}
                {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
              </span>
              {option.icon !== undefined && <Icon name={option.icon} className={styles.icon} />}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};
