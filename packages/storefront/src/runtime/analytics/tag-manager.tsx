'use client';

import { useEffect } from 'react';
import type { TagManagerSettings } from './tag-manager-settings';

/**
 * Loads the dealer's tag manager after the page, once: nothing of it comes before that, nor before the visitor has agreed
 * where it waits for that. `agreedKey` names where this browser remembers the agreement. Shows nothing.
 */
export const TagManager = ({
  settings,
  agreedKey,
}: {
  readonly settings: TagManagerSettings;
  readonly agreedKey: string;
}) => {
  useEffect(() => {
    import('./load-tag-manager')
      .then(({ loadTagManager }) => loadTagManager(settings, agreedKey))
      .catch((error: unknown) => console.error('The tag manager could not be loaded.', error));
  }, [settings, agreedKey]);
  return null;
};
