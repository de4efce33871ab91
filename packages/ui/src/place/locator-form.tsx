import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { SelectField } from '../field/select-field';
import { PostcodeField } from '../field/text-field';
import { GetForm } from '../hero/get-form';
import type { HeroSearchSelect } from '../hero/hero-search-form';
import * as fields from '../hero/hero-search-form.css';
import * as styles from './locator-form.css';

export type LocatorFormProps = {
  /** The page that answers. */
  readonly action: string;
  /** What the form is for, for those who listen. */
  readonly label: string;
  readonly postcode: { readonly value?: string; readonly error?: string };
  readonly selects: readonly HeroSearchSelect[];
  readonly submitLabel: string;
  /** Under the fields: another way to say where one is. */
  readonly children?: ReactNode;
};

/** Where the nearest place is asked for: a postcode and what it has to have. A plain GET form. Source: GEO-01. */
export const LocatorForm = ({ action, label, postcode, selects, submitLabel, children }: LocatorFormProps) => (
  <search className={fields.root} aria-label={label}>
    {/* What is wrong with a postcode the page says in its own words. */}
    <GetForm action={action} noValidate>
      <div className={fields.fields} style={assignInlineVars({ '--fields': String(selects.length + 1) })}>
        <div className={fields.wide}>
          <PostcodeField
            name="postcode"
            label="Postcode"
            defaultValue={postcode.value}
            required={false}
            enterKeyHint="search"
            error={postcode.error}
          />
        </div>
        {selects.map((select, index) => (
          <div key={select.name} className={index === 0 && selects.length === 1 ? fields.wide : undefined}>
            <SelectField {...select} required={false} />
          </div>
        ))}
        <div className={fields.submit}>
          <Button type="submit" fullWidth>
            {submitLabel}
          </Button>
        </div>
      </div>
    </GetForm>
    {children !== undefined && <div className={styles.more}>{children}</div>}
  </search>
);
