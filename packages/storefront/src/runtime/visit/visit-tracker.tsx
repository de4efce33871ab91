'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { rememberPage } from './visit-memory';

/** Remembers the pages of this visit for the enquiry that may end it. Shows nothing. */
export const VisitTracker = () => {
  const path = usePathname();
  useEffect(() => rememberPage(path, window.location.search), [path]);
  return null;
};
