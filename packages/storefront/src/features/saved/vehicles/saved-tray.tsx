'use client';

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import type { SavedTrayPanelProps } from './saved-tray-panel';
import { useSaved } from './use-saved';

// Comes with the first tick: most visitors make none. React's own `lazy`: the page carries no other.
const SavedTrayPanel = lazy<ComponentType<SavedTrayPanelProps>>(() =>
  import('./saved-tray-panel').then(
    (panel) => ({ default: panel.SavedTrayPanel }),
    (error: unknown) => {
      // The results are whole without it, and the header leads to the list.
      console.error('Tray could not be fetched', error);
      return { default: () => null };
    },
  ),
);

/** The tray under the results, once something is in it; then it stays, to say when nothing is. Source: FAVS-01. */
export const SavedTray = (tray: Omit<SavedTrayPanelProps, 'saved'>) => {
  const saved = useSaved(tray.settings) ?? [];
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (saved.length > 0) setUsed(true);
  }, [saved.length]);
  return used || saved.length > 0 ? (
    <Suspense>
      <DeferredStyles part="savedTray" />
      <SavedTrayPanel {...tray} saved={saved} />
    </Suspense>
  ) : null;
};
