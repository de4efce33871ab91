'use client';

import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
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
    listen,
    () => window.scrollY > pixels,
    () => false,
  );
