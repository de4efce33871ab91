'use client';

import { IconLink } from '@forecourt/ui/button';
import type { SavedSettings } from './saved-settings';
import { useSaved } from './use-saved';

/** The way to what is kept, in the header, with how many there are. */
export const SavedLink = ({ settings, label }: { readonly settings: SavedSettings; readonly label: string }) => (
  <IconLink
    href={settings.href}
    icon={settings.mode === 'compare' ? 'scale' : 'heart'}
    label={label}
    count={useSaved(settings)?.length ?? 0}
    prefetch={false}
  />
);
