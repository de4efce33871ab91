'use client';

import { isPopupShown, type PopupRules } from '@forecourt/domain';
import type { SitePopupProps } from '@forecourt/ui';
import { usePathname } from 'next/navigation';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { liveEvent } from '../../runtime/early-presses/live-event';
import { LateStyles } from '../../runtime/late-styles/late-styles';

/** A popup as pages carry it. */
export interface PopupProps {
  readonly rules: PopupRules;
  /** Under which this browser remembers that it was closed, and that its visitor agreed to marketing. */
  readonly storageKey: string;
  readonly agreedKey: string;
  readonly panel: Pick<SitePopupProps, 'title' | 'text' | 'image' | 'action'>;
}

/** How long the page is the visitor's own after its last press or key, in milliseconds. */
const quietMs = 1500;
const signs = ['pointerdown', 'keydown'] as const;

const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    // The visitor has switched storage off; it shows once a page then.
    if (error instanceof DOMException) return null;
    throw error;
  }
};

/** Whether the visitor is busy: in a field, or with something that is open over the page. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], [aria-busy="true"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

/** Calls back once the page answers and its visitor has pressed nothing for a moment. */
const onceQuiet = (quiet: () => void): (() => void) => {
  let plan: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(plan);
    plan = setTimeout(() => (isBusy() ? wait() : quiet()), quietMs);
  };
  const stop = () => {
    clearTimeout(plan);
    document.removeEventListener(liveEvent, wait);
    for (const sign of signs) document.removeEventListener(sign, wait, true);
  };
  document.addEventListener(liveEvent, wait);
  for (const sign of signs) document.addEventListener(sign, wait, true);
  wait();
  return stop;
};

/**
 * The dealer's popup (POPU-01): over the page once it has been painted, answers, and its visitor is not in the middle of
 * something. Its code comes only where it shows.
 */
export const Popup = ({ rules, storageKey, agreedKey, panel }: PopupProps) => {
  const path = usePathname();
  const [Panel, setPanel] = useState<ComponentType<SitePopupProps>>();
  useEffect(() => {
    const isShown = () =>
      isPopupShown(rules, {
        isMounted: true,
        remembered: remembered(storageKey),
        hasAgreed: remembered(agreedKey) !== null,
        now: new Date(),
        path,
      });
    if (!isShown()) {
      setPanel(undefined);
      return;
    }
    let isLeft = false;
    const stop = onceQuiet(() => {
      stop();
      import('./popup-panel').then(
        ({ PopupPanel }) => !isLeft && isShown() && setPanel(() => PopupPanel),
        (error: unknown) => console.error('The popup could not be shown.', error),
      );
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [path, rules, storageKey, agreedKey]);
  return Panel === undefined ? null : (
    <Suspense>
      <LateStyles part="popup" />
      <Panel {...panel} identity={rules.id} storageKey={storageKey} />
    </Suspense>
  );
};
