'use client';

import { isPopupShown, type PopupRules } from '@forecourt/domain/dismissal';
import type { SitePopupProps } from '@forecourt/ui/site-popup';
import { usePathname } from 'next/navigation';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { readStored } from '../../runtime/browser-storage/browser-storage';
import { DeferredStyles } from '../../runtime/deferred-styles/deferred-styles';
import type { EnquiryContext } from '../enquiry';

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
 * comes only where it shows.
 */
export const Popup = ({ rules, storageKey, agreedKey, form, panel }: PopupProps) => {
  const path = usePathname();
  const [shown, setShown] = useState<ShownPopup>();
  useEffect(() => {
    const isShown = isPopupShown(rules, {
      isMounted: true,
      remembered: readStored('device', storageKey),
      hasAgreed: readStored('device', agreedKey) !== null,
      now: new Date(),
      path,
    });
    setShown(undefined);
    if (!isShown) return;
    const left = new AbortController();
    // The form's code comes only with a popup that has one.
    Promise.all([import('./popup-panel'), form === undefined ? undefined : import('./popup-form')])
      .then(async ([{ PopupPanel, onceQuiet }, code]) => {
        await onceQuiet(left.signal);
        setShown({ Panel: PopupPanel, ...(code && { Form: code.PopupForm }) });
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.error('The popup could not be shown.', error);
      });
    return () => left.abort();
  }, [path, rules, storageKey, agreedKey, form]);
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
