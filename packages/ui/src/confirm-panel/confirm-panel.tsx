'use client';

import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { CheckboxField } from '../field/checkbox-field';
import { TextField } from '../field/text-field';
import { Icon } from '../icon/icon';
import * as styles from './confirm-panel.css';
import { isConfirmed } from './confirmed';

/** How a person says that it is meant: by a word that is typed, or by a tick. */
export type Confirmation =
  | {
      readonly kind: 'typed';
      readonly name: string;
      /** "DELETE". */
      readonly word: string;
      /** "Type DELETE to confirm". */
      readonly label?: string;
    }
  | { readonly kind: 'tick'; readonly name: string; readonly label: string };

export type ConfirmPanelProps = Omit<ComponentPropsWithoutRef<'form'>, 'title' | 'className'> & {
  /** "Delete my account". */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly goesTitle?: string;
  /** What will be deleted, a line each. */
  readonly goes: readonly string[];
  readonly staysTitle?: string;
  /** What is kept, and the reason: a law, an order that is under way. */
  readonly stays?: readonly { readonly what: string; readonly why: string }[];
  readonly confirmation: Confirmation;
  /** What is wrong with the confirmation, by the server. */
  readonly confirmationError?: string;
  /** What the server could not do. */
  readonly error?: ReactNode;
  /** The words of the button say what it does: "Delete my account". */
  readonly actionLabel: string;
  /** While it is done; the button says "Deleting". */
  readonly pending?: boolean;
  readonly pendingLabel?: string;
  /** The way out: a link or button. */
  readonly cancel?: ReactNode;
  /** Hidden inputs that the form sends along. */
  readonly children?: ReactNode;
};

const missing = (confirmation: Confirmation): string =>
  confirmation.kind === 'typed' ? `Type ${confirmation.word} to go on.` : 'Tick the box to go on.';

/** The confirmation as the form has it. */
const isMeant = (form: HTMLFormElement, confirmation: Confirmation): boolean => {
  const value = new FormData(form).get(confirmation.name);
  return confirmation.kind === 'tick' ? value !== null : isConfirmed(String(value ?? ''), confirmation.word);
};

const ConfirmationField = ({
  id,
  confirmation,
  error,
}: {
  readonly id: string;
  readonly confirmation: Confirmation;
  readonly error: string | undefined;
}) =>
  confirmation.kind === 'tick' ? (
    <CheckboxField id={id} name={confirmation.name} label={confirmation.label} required error={error} />
  ) : (
    <div className={styles.typed}>
      <TextField
        id={id}
        name={confirmation.name}
        label={confirmation.label ?? `Type ${confirmation.word} to confirm`}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );

/**
 * Before data is deleted: what goes, what stays and why, and a confirmation that nobody gives by mistake. It is a form of
 * its own (`action`, `method`); without scripts the server asks for the confirmation again.
 */
export const ConfirmPanel = ({
  title,
  lead,
  goesTitle = 'What will be deleted',
  goes,
  staysTitle = 'What we have to keep',
  stays = [],
  confirmation,
  confirmationError,
  error,
  actionLabel,
  pending = false,
  pendingLabel = 'Deleting',
  cancel,
  children,
  onSubmit,
  ...form
}: ConfirmPanelProps) => {
  const id = useId();
  const titleId = `${id}-title`;
  const fieldId = `${id}-confirmation`;
  // Counted, so that a second try without the confirmation leads to its field again.
  const [refusals, setRefusals] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  const shownError = refusals > 0 ? missing(confirmation) : confirmationError;

  useEffect(() => {
    if (refusals > 0 || confirmationError !== undefined)
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, confirmationError]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (pending) {
      event.preventDefault();
    } else if (isMeant(event.currentTarget, confirmation)) {
      setRefusals(0);
      onSubmit?.(event);
    } else {
      event.preventDefault();
      setRefusals((count) => count + 1);
    }
  };

  return (
    <section aria-labelledby={titleId} className={styles.box}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Icon name="triangle-exclamation-point" className={styles.titleSign} />
          <span className={styles.titleWords}>{title}</span>
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.lists}>
        <div className={classNames(stays.length === 0 && styles.alone)}>
          <h3 className={styles.listTitle}>{goesTitle}</h3>
          <ul>
            {goes.map((what) => (
              <li key={what} className={styles.item}>
                <Icon name="x" size="small" className={classNames(styles.sign, styles.goes)} />
                {what}
              </li>
            ))}
          </ul>
        </div>
        {stays.length > 0 && (
          <div>
            <h3 className={styles.listTitle}>{staysTitle}</h3>
            <ul>
              {stays.map(({ what, why }) => (
                <li key={what} className={styles.item}>
                  <Icon name="lock" size="small" className={styles.sign} />
                  <span>
                    <span className={styles.what}>{what}</span>
                    <span className={styles.why}>{why}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <form noValidate {...form} ref={formElement} className={styles.form} onSubmit={submit}>
        {children}
        {error !== undefined && <Alert tone="danger">{error}</Alert>}
        <ConfirmationField id={fieldId} confirmation={confirmation} error={shownError} />
        <div className={styles.actions}>
          <Button type="submit" kind="danger" loading={pending}>
            {pending ? pendingLabel : actionLabel}
          </Button>
          {cancel}
        </div>
      </form>
    </section>
  );
};
