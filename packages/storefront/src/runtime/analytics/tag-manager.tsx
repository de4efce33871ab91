'use client';

import type { PublicSite } from '@forecourt/config/public-site';
import { useEffect } from 'react';

/** A site's tag manager (ANLY-01). */
export type TagManagerSettings = NonNullable<PublicSite['analytics']['tagManager']>;

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are those of the site; it is loaded once
  useEffect(() => {
    import('./load-tag-manager')
      .then(({ loadTagManager }) => loadTagManager(settings, agreedKey))
      .catch((error: unknown) => console.error('The tag manager could not be loaded.', error));
  }, []);
  return null;
};
