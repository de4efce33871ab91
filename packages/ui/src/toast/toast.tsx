'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { nightScope } from '../theme/scopes.css';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './toast.css';

/** Something to do about it: a link, or a button. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onAction: () => void };

export type ToastMessage = {
  /** Words; those that must be heard at once, since something failed, stand in an element with `role="alert"`. */
  readonly message: ReactNode;
  readonly action?: ToastAction;
  /** Milliseconds until it goes by itself; 1,000,000 by default, so in practice the person dismisses it (TOST-01). */
  readonly duration?: number;
};

export type Toasts = {
  /** Shows a message in place of the one that is up. */
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: () => void;
};

export const defaultToastDuration = 1_000_000;

const ToastsContext = createContext<Toasts | undefined>(undefined);

/** Says and dismisses toasts. Throws outside a {@link ToastProvider}: a message would be lost unseen. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (toasts === undefined) {
    throw new Error('useToasts found no ToastProvider above it. Put <ToastProvider> around the page in the layout.');
  }
  return toasts;
};

/** Gives a part that is drawn apart from its page the toasts of that page. */
export const GivenToasts = ({ toasts, children }: { readonly toasts: Toasts; readonly children: ReactNode }) => (
  <ToastsContext value={toasts}>{children}</ToastsContext>
);

/** Shows one toast at a time, at the foot of the screen; F6 leads the keyboard to it, Escape dismisses it. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<ToastMessage & { readonly turn: number }>();
  const region = useRef<HTMLElement>(null);

  const show = useCallback(
    (message: ToastMessage) => setShown((before) => ({ ...message, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const dismiss = useCallback(() => setShown(undefined), []);
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(dismiss, shown.duration ?? defaultToastDuration);
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      region.current?.querySelector<HTMLElement>('a, button')?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', reach);
    };
  }, [shown, dismiss]);

  return (
    <ToastsContext value={toasts}>
      {children}
      <section
        ref={region}
        className={styles.region}
        aria-label="Messages"
        aria-live="polite"
        onKeyDown={(event) => event.key === 'Escape' && dismiss()}
      >
        {shown !== undefined && (
          <div key={shown.turn} className={classNames(styles.toast, nightScope)}>
            <p className={styles.message}>{shown.message}</p>
            {shown.action !== undefined && <ActionControl action={shown.action} onDone={dismiss} />}
            <IconButton icon="x" label="Dismiss" onClick={dismiss} />
          </div>
        )}
      </section>
    </ToastsContext>
  );
};

const ActionControl = ({ action, onDone }: { readonly action: ToastAction; readonly onDone: () => void }) =>
  'href' in action ? (
    <UiLink href={action.href} className={styles.action} onClick={onDone}>
      {action.label}
    </UiLink>
  ) : (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        action.onAction();
        onDone();
      }}
    >
      {action.label}
    </button>
  );
