'use client';

import { useEffect, useState } from 'react';
import { liveEvent } from './live-event';

/** Tells the page, once, that React answers presses: what parts set up in their first effects is there. Shows nothing. */
export const LiveSignal = () => {
  const [isSetUp, setIsSetUp] = useState(false);
  useEffect(() => {
    if (isSetUp) document.dispatchEvent(new Event(liveEvent));
    else setIsSetUp(true);
  }, [isSetUp]);
  return null;
};
