'use client';

import { useEffect } from 'react';
import { liveEvent } from './live-event';

/** Tells the page, once, that React answers presses. Shows nothing. */
export const LiveSignal = () => {
  useEffect(() => {
    document.dispatchEvent(new Event(liveEvent));
  }, []);
  return null;
};
