'use client';

import { useToasts } from '@forecourt/ui/toast';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { tellKnown } from '../../../features/vehicle/now/known-now';
import { isBeingWritten } from './being-written';
import { isCounted, noteCounted } from './counted-visit';
import type { DrawnVehicle } from './drawn-vehicle';
import { vehicleChange } from './vehicle-change';

/** Coming back to the tab within so many milliseconds asks nothing new. */
const fresh = 2_000;
/** The page follows a change after a second or two; tries to draw it anew, and milliseconds before each. */
const redraws = [800, 2_000, 4_000, 8_000];

const whenVisible = (visible: () => void): (() => void) => {
  const look = () => {
    if (document.visibilityState === 'visible') visible();
  };
  document.addEventListener('visibilitychange', look);
  // A page that comes back whole from the browser's memory.
  window.addEventListener('pageshow', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
};

/**
 * Asks, once the page is there and whenever a visitor comes back to it, how often it was seen and how the vehicle is
 * now (VDP-07). A vehicle that has sold or changed is said in a toast and drawn anew; what somebody is writing in the
 * form is left alone. A failure is for the console: the page stands as it was drawn. Shows nothing itself.
 */
export const VehicleNow = ({ drawn, formId }: { readonly drawn: DrawnVehicle; readonly formId: string }) => {
  const router = useRouter();
  const toasts = useToasts();
  const latest = useRef({ drawn, toasts, router });
  useEffect(() => {
    latest.current = { drawn, toasts, router };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is of one vehicle; newer states come by `latest`
  useEffect(() => {
    const ending = new AbortController();
    let askedAt = Number.NEGATIVE_INFINITY;
    let isAsking = false;
    let told = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    const learn = async (tries: number): Promise<void> => {
      const { drawn: shown, toasts: messages, router: pages } = latest.current;
      const isFirst = !isCounted(shown.id);
      const { askVehicleView } = await import('./ask-vehicle-view');
      const { views, car_fields: now, changed } = await askVehicleView(shown, { isFirst, signal: ending.signal });
      if (isFirst) noteCounted(shown.id);
      if (ending.signal.aborted) return;
      const change = vehicleChange(shown, now);
      const keepsForm = change?.kind === 'sold' && isBeingWritten(document.getElementById(formId));
      tellKnown({ carId: shown.id, views, soldMeanwhile: keepsForm });
      if (change !== null && told !== change.message) {
        told = change.message;
        messages.show({ message: change.message });
      }
      const wait = redraws[tries];
      if (!(changed || change !== null) || keepsForm || wait === undefined) return;
      timer = setTimeout(() => {
        pages.refresh();
        timer = setTimeout(() => ask(tries + 1), wait);
      }, wait);
    };
    const ask = (tries: number): void => {
      // One at a time: a look whose answer is still on its way would be counted again.
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      askedAt = performance.now();
      learn(tries)
        .catch((error: unknown) => {
          // A failed question is asked again on the next return to the page.
          askedAt = Number.NEGATIVE_INFINITY;
          if (!ending.signal.aborted) console.error('How the vehicle is now could not be asked.', error);
        })
        .finally(() => {
          isAsking = false;
        });
    };
    const stop = whenVisible(() => {
      if (performance.now() - askedAt > fresh) ask(0);
    });
    return () => {
      stop();
      clearTimeout(timer);
      ending.abort();
    };
  }, [drawn.id]);

  return null;
};
