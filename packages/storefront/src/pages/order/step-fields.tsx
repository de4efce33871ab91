'use client';

import { formatDollars } from '@forecourt/domain/vehicle-price';
import { CheckboxField } from '@forecourt/ui/field';
import { FormCell } from '@forecourt/ui/form-layout';
import { RadioCards } from '@forecourt/ui/radio-cards';
import type { ReactNode } from 'react';
import { FormField } from '../../features/form-field/form-field';
import type { OrderChoice, OrderPart } from './order-fields-view';
import { orderInputId } from './order-input-id';
import * as styles from './order-page.css';

/** A box of something that can be had beside the vehicle. `cents` of AUD. */
export interface ExtraBox {
  readonly field: string;
  readonly name: string;
  readonly text: string;
  readonly cents: number;
  readonly chosen: boolean;
}

/** What a step asks for. */
export interface StepFieldsProps {
  readonly parts: readonly OrderPart[];
  readonly extras: readonly ExtraBox[];
  /** What stands where an answer is chosen that calls for more: the door to the valuation, what delivery costs. */
  readonly beside?: ReactNode;
  /** The answer that it stands beside. */
  readonly besideWhen?: keyof typeof styles.shownWhen;
  readonly errorOf: (name: string) => string | undefined;
}

type Beside = Pick<StepFieldsProps, 'beside' | 'besideWhen' | 'errorOf'>;

/** A choice, and what hangs on one answer: in sight while it is chosen, by rules of style, so that it needs no scripts. */
const Choice = ({ part, beside, besideWhen, errorOf }: { readonly part: OrderChoice } & Beside) => {
  const { name, label, value, options, when, fields } = part;
  const shown = when === 'yes' || when === 'delivery' ? when : besideWhen;
  return (
    <div className={styles.choice}>
      <FormCell>
        <RadioCards
          id={orderInputId(name)}
          name={name}
          label={label}
          options={options}
          defaultValue={value}
          error={errorOf(name)}
        />
      </FormCell>
      {shown !== undefined && (fields.length > 0 || beside !== undefined) && (
        <div className={styles.shownWhen[shown]}>
          {fields.map((field) => (
            <FormField key={field.name} id={orderInputId(field.name)} field={field} error={errorOf(field.name)} />
          ))}
          {beside !== undefined && <FormCell>{beside}</FormCell>}
        </div>
      )}
    </div>
  );
};

/** The fields of a step, in order. */
export const StepFields = ({ parts, extras, errorOf, ...beside }: StepFieldsProps) => (
  <>
    {parts.map((part) =>
      part.kind === 'choice' ? (
        <Choice key={part.name} part={part} errorOf={errorOf} {...(part.name === 'buyer' ? {} : beside)} />
      ) : (
        part.fields.map((field) => (
          <FormField key={field.name} id={orderInputId(field.name)} field={field} error={errorOf(field.name)} />
        ))
      ),
    )}
    {extras.map(({ field, name, text, cents, chosen }) => (
      <FormCell key={field}>
        <CheckboxField
          id={orderInputId(field)}
          name={field}
          value="on"
          label={
            <span className={styles.extra}>
              <span>
                {name}
                {text !== '' && <span className={styles.extraText}>{text}</span>}
              </span>
              <span>{formatDollars(cents / 100)}</span>
            </span>
          }
          defaultChecked={chosen}
          // No browser ticks what costs money by itself.
          autoComplete="off"
        />
      </FormCell>
    ))}
  </>
);
