import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { SelectField, type SelectOption } from '../field/select-field';
import { TextField } from '../field/text-field';
import type { IconName } from '../icon/icons';
import { GetForm } from './get-form';
import * as styles from './hero-search-form.css';

/** A choice of the form: make, body, price. */
export type HeroSearchSelect = {
  /** Query parameter it writes. */
  readonly name: string;
  readonly label: string;
  /** First line, which leaves the parameter out: "Any make". */
  readonly placeholder: string;
  readonly options: readonly SelectOption[];
  readonly defaultValue?: string;
};

export type HeroSearchFormProps = {
  /** The search page. */
  readonly action: string;
  /** What the form is for, for those who listen: "Find a car". */
  readonly label: string;
  readonly selects: readonly HeroSearchSelect[];
  /** One choice above the others, as `Segments`: new, demo, used. */
  readonly first?: ReactNode;
  /** A box for words; left out without it. */
  readonly query?: {
    readonly name?: string;
    readonly label: string;
    readonly placeholder?: string;
    readonly defaultValue?: string;
  };
  /** "Show me 1,284 cars". */
  readonly submitLabel: string;
  readonly submitIcon?: IconName;
};

/** The short way into the stock: a few choices and one button. A plain GET form, so it works before any script. */
export const HeroSearchForm = ({
  action,
  label,
  selects,
  first,
  query,
  submitLabel,
  submitIcon,
}: HeroSearchFormProps) => (
  <search className={styles.root} aria-label={label}>
    <GetForm action={action}>
      <div
        className={styles.fields}
        style={assignInlineVars({ '--fields': String(selects.length + (query === undefined ? 0 : 1)) })}
      >
        {first !== undefined && <div className={styles.first}>{first}</div>}
        {query !== undefined && (
          <div className={styles.wide}>
            <TextField
              type="search"
              name={query.name ?? 'query'}
              label={query.label}
              placeholder={query.placeholder}
              defaultValue={query.defaultValue}
              required={false}
              enterKeyHint="search"
            />
          </div>
        )}
        {selects.map((select, index) => (
          <div key={select.name} className={index % 2 === 0 && index === selects.length - 1 ? styles.wide : undefined}>
            <SelectField {...select} required={false} />
          </div>
        ))}
        <div className={styles.submit}>
          <Button type="submit" fullWidth iconEnd={submitIcon}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </GetForm>
  </search>
);
