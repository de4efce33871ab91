'use client';

import { isPopupShown, type PopupRules } from '@forecourt/domain/dismissal';
import type { SitePopupProps } from '@forecourt/ui/site-popup';
import { usePathname } from 'next/navigation';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { readStored } from '../../runtime/browser-storage/browser-storage';
import { LateStyles } from '../../runtime/late-styles/late-styles';

/** A popup as pages carry it. */
export interface PopupProps {
  readonly rules: PopupRules;
  /** Under which this browser remembers that it was closed, and that its visitor agreed to marketing. */
  readonly storageKey: string;
  readonly agreedKey: string;
  readonly panel: Pick<SitePopupProps, 'title' | 'text' | 'image' | 'action'>;
}

/**
 * The dealer's popup (POPU-01): over the page once it answers and its visitor is not in the middle of something. Its code
 * comes only where it shows.
 */
export const Popup = ({ rules, storageKey, agreedKey, panel }: PopupProps) => {
  const path = usePathname();
  const [Panel, setPanel] = useState<ComponentType<SitePopupProps>>();
  useEffect(() => {
    const isShown = isPopupShown(rules, {
      isMounted: true,
      remembered: readStored('device', storageKey),
      hasAgreed: readStored('device', agreedKey) !== null,
      now: new Date(),
      path,
    });
    setPanel(undefined);
    if (!isShown) return;
    const left = new AbortController();
    import('./popup-panel')
      .then(async ({ PopupPanel, onceQuiet }) => {
        await onceQuiet(left.signal);
        setPanel(() => PopupPanel);
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.error('The popup could not be shown.', error);
      });
    return () => left.abort();
  }, [path, rules, storageKey, agreedKey]);
  return Panel === undefined ? null : (
    <Suspense>
      <LateStyles part="popup" />
      <Panel {...panel} identity={rules.id} storageKey={storageKey} />
    </Suspense>
  );
};
