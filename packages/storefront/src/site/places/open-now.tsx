'use client';

import { isOpenAt } from '@forecourt/domain/opening-hours';
import { useEffect, useState } from 'react';
import type { TimedLocation } from './timed-location';

const minute = 60_000;

/** Whether it is open now, by its own clock. Told in the browser: a cached page cannot know (LOC-03). */
export const OpenNow = ({ location }: { readonly location: TimedLocation }) => {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    const look = () => setIsOpen(isOpenAt(location, new Date()));
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, [location]);
  if (location.contact_detail.opening_hours.length === 0) return null;
  // An empty line keeps the room until the state is known, so that nothing moves.
  return <span>{isOpen === undefined ? '\u00a0' : isOpen ? 'Open now' : 'Closed now'}</span>;
};
