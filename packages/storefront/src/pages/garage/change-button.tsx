'use client';

import type { Garage } from '@forecourt/api-contract';
import { TextButton } from '@forecourt/ui/text-link';
import { useGarageChange } from './garage-changes';
import { OwnNumberField } from './own-number-field';

/** A change that is one press: a plain form without scripts, sent and shown at once with them. */
export const ChangeButton = ({
  path,
  fields,
  apply,
  done,
  label,
  children,
}: {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly apply: (garage: Garage) => Garage;
  readonly done: string;
  /** Names the record for those who listen; begins with the words that are seen. */
  readonly label?: string;
  readonly children: string;
}) => {
  const change = useGarageChange<typeof fields>({ path, apply, done: () => done });
  return (
    <form
      method="post"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate(fields);
      }}
    >
      <OwnNumberField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextButton type="submit" aria-busy={change.isPending} {...(label === undefined ? {} : { 'aria-label': label })}>
        {children}
      </TextButton>
    </form>
  );
};
