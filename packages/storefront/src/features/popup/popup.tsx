'use client';

import type { PopupRules } from '@forecourt/domain/dismissal';
import type { SitePopupProps } from '@forecourt/ui/site-popup';
import { usePathname } from 'next/navigation';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { readStored } from '../../runtime/browser-storage/browser-storage';
import { DeferredStyles } from '../../runtime/deferred-styles/deferred-styles';
import type { EnquiryContext } from '../enquiry';
import { popupNow } from './popup-now';

/** A popup as pages carry it. */
export interface PopupProps {
  readonly rules: PopupRules;
  /** Under which this browser remembers that it was closed, and that its visitor agreed to marketing. */
  readonly storageKey: string;
  readonly agreedKey: string;
  /** An enquiry form in it. */
  readonly form?: EnquiryContext;
  readonly panel: Pick<SitePopupProps, 'title' | 'text' | 'image' | 'action'>;
}

interface ShownPopup {
  readonly Panel: ComponentType<SitePopupProps>;
  readonly Form?: ComponentType<{ readonly context: EnquiryContext; readonly onSent: () => void }>;
}

/**
 * The dealer's popup (POPU-01): over the page once it answers and its visitor is not in the middle of something. Its code
 * comes only where it shows. Once shown it stays while it may: a page that is drawn anew under it, or an address that
 * changes, takes no form away that is being filled in.
 */
export const Popup = ({ rules, storageKey, agreedKey, form, panel }: PopupProps) => {
  const path = usePathname();
  const { id } = rules;
  const hasForm = form !== undefined;
  const [shown, setShown] = useState<ShownPopup>();
  const isUp = shown !== undefined;
  // A page that is drawn anew gives new objects of the same popup: they are no new question.
  const now = useEffectEvent((popup: string, at: string) =>
    popupNow({ ...rules, id: popup }, isUp, {
      remembered: readStored('device', storageKey),
      hasAgreed: readStored('device', agreedKey) !== null,
      now: new Date(),
      path: at,
    }),
  );
  // The form's code comes only with a popup that has one.
  const load = useEffectEvent(() =>
    Promise.all([import('./popup-panel'), hasForm ? import('./popup-form') : undefined]),
  );
  useEffect(() => {
    const next = now(id, path);
    if (next === 'hide') setShown(undefined);
    if (next !== 'show') return;
    const left = new AbortController();
    load()
      .then(async ([{ PopupPanel, onceQuiet }, code]) => {
        await onceQuiet(left.signal);
        setShown({ Panel: PopupPanel, ...(code && { Form: code.PopupForm }) });
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.error('The popup could not be shown.', error);
      });
    return () => left.abort();
  }, [path, id]);
  if (shown === undefined) return null;
  const { Panel, Form } = shown;
  return (
    <Suspense>
      <DeferredStyles part="popup" />
      {Form !== undefined && <DeferredStyles part="popupForm" />}
      <Panel
        {...panel}
        {...(Form !== undefined &&
          form !== undefined && { form: (onSent: () => void) => <Form context={form} onSent={onSent} /> })}
        identity={rules.id}
        storageKey={storageKey}
      />
    </Suspense>
  );
};
