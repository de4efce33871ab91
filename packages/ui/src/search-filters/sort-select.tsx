import { type ChangeEvent, useId } from 'react';
import { Button } from '../button/button';
import type { SelectOption } from '../field/select-field';
import { Icon } from '../icon/icon';
import * as styles from './sort-select.css';

export type SortSelectProps = {
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** Query parameter. */
  readonly name?: string;
  readonly label?: string;
  /** Id of the form that holds the filters; the search layouts give theirs this id. */
  readonly formId?: string;
  readonly onChange?: (value: string) => void;
};

/** Id of the form of every search layout: fields outside of it join it by `form`. */
export const searchFormId = 'search-form';

/** The order of the results. Without scripts a button submits it with the filters. Source: SRCH-13. */
export const SortSelect = ({
  options,
  value,
  name = 'sortBy',
  label = 'Sort by',
  formId = searchFormId,
  onChange,
}: SortSelectProps) => {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          name={name}
          form={formId}
          className={styles.select}
          {...(onChange === undefined
            ? { defaultValue: value }
            : { value, onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value) })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
      </span>
      <noscript>
        <Button type="submit" form={formId} kind="outlined" size="small">
          Sort
        </Button>
      </noscript>
    </div>
  );
};
