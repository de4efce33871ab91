'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { SavedTrayPanelProps } from './saved-tray-panel';
import { useSaved } from './use-saved';

/** Comes with the first tick: most visitors make none. */
const SavedTrayPanel = dynamic(() => import('./saved-tray-panel').then((panel) => panel.SavedTrayPanel));

/** The tray under the results, once something is in it; then it stays, to say when nothing is. Source: FAVS-01. */
export const SavedTray = (tray: Omit<SavedTrayPanelProps, 'saved'>) => {
  const saved = useSaved(tray.settings) ?? [];
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (saved.length > 0) setUsed(true);
  }, [saved.length]);
  return used || saved.length > 0 ? <SavedTrayPanel {...tray} saved={saved} /> : null;
};
