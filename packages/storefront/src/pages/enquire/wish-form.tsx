'use client';

import { Button } from '@forecourt/ui/button';
import { SelectField, type SelectOption } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { useRouter } from 'next/navigation';
import { type FormEvent, useTransition } from 'react';

/** A list of the form: its name in the address, and what is chosen. */
export interface WishField {
  readonly name: string;
  readonly label: string;
  /** The first line, for what does not matter. */
  readonly any: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
}

/**
 * The wanted traits of a vehicle, for the shopper to change. Matches show at once after each choice, or by the button
 * without scripts; the address holds all choices.
 */
export const WishForm = ({
  path,
  fields,
  submit,
}: {
  readonly path: string;
  readonly fields: readonly WishField[];
  readonly submit: string;
}) => {
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') asked.set(name, value);
    start(() => router.replace(`${path}?${asked}`, { scroll: false }));
  };
  return (
    <FormLayout action={path} method="get" onChange={show} onSubmit={show}>
      {fields.map(({ name, label, any, value, options }) => (
        <FormCell key={name} width="half">
          <SelectField
            id={`wish-${name}`}
            name={name}
            label={label}
            placeholder={any}
            options={options}
            defaultValue={value}
            required={false}
          />
        </FormCell>
      ))}
      <FormCell>
        <Button type="submit" kind="outlined" loading={isBusy}>
          {submit}
        </Button>
      </FormCell>
    </FormLayout>
  );
};
