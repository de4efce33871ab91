import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { input as fieldInput } from '../field/field.css';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './search-field.css';

export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  /** Its name for those who listen; the placeholder is no name. */
  readonly label: string;
  /** The word of the button that submits the form around it. */
  readonly submitLabel?: string;
};

/** A box for search words with its submit button; stands inside a form, so it works without scripts. */
export const SearchField = ({ label, submitLabel = 'Search', id, ...input }: SearchFieldProps) => {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={styles.box}>
      <label htmlFor={inputId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.sign}>
        <Icon name="search" />
      </span>
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        id={inputId}
        type="search"
        className={classNames(fieldInput, styles.input)}
      />
      <button type="submit" disabled={input.disabled} className={styles.go} aria-label={submitLabel}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
};
