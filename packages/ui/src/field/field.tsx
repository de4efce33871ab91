import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import * as styles from './field.css';

/** What every field has besides its input. */
export type FieldText = {
  readonly label: ReactNode;
  /** One sentence under the label that helps to fill it in. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field invalid. */
  readonly error?: string;
  /** Says "Optional" beside the label; a field is taken as required otherwise. */
  readonly optional?: boolean;
};

/** The attributes that tie an input to its label, hint and error. */
export type FieldWiring = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/**
 * Ids for one field. Pass the input's own `id` if it has one: the error summary links to it. `more` are the endings of
 * further ids that describe it, `unit` for `{id}-unit`.
 */
export const useFieldWiring = (
  id: string | undefined,
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
  more: readonly string[] = [],
) => {
  const generated = useId();
  const base = id ?? generated;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const described = [
    ...more.map((end) => `${base}-${end}`),
    ...(hint === undefined ? [] : [hintId]),
    ...(error === undefined ? [] : [errorId]),
  ].join(' ');
  const wiring: FieldWiring = {
    id: base,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return { wiring, hintId, errorId };
};

/** The error under a field: a sign and words, never colour alone. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon name="circle-exclamation-point" size="small" />
    <span>{children}</span>
  </p>
);

/** What was done to a figure that could not stay as typed: announced when it changes, nothing while there is none. */
export const FieldNotice = ({ id, children }: { readonly id?: string; readonly children: string | undefined }) => (
  <p id={id} className={styles.notice} role="status">
    {children !== undefined && (
      <>
        <Icon name="info" size="small" />
        <span>{children}</span>
      </>
    )}
  </p>
);

/** Label above, hint, input, error under it. */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  inputId,
  hintId,
  errorId,
  children,
}: FieldText & {
  readonly inputId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={inputId}>
      {label}
      {optional && <span className={styles.optional}>Optional</span>}
    </label>
    {hint !== undefined && (
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    )}
    {children}
    {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
  </div>
);
