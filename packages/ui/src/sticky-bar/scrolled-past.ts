'use client';

import { useSyncExternalStore } from 'react';

/** Tells of each change of where the page is scrolled, and of the window's size. Returns how to stop. */
export const listenToScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
};

/** Whether the page is scrolled further down than so many pixels; never on the server. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    listenToScroll,
    () => window.scrollY > pixels,
    () => false,
  );
