'use client';

import type { UiLinkElementProps } from '@forecourt/ui/ui-provider';
import Link from 'next/link';
import { useState } from 'react';

/**
 * The design system's link as Next's. A list of cars holds dozens of links: pages are fetched ahead when a person
 * points at a link or focuses it, not when it comes into view.
 */
export const SiteLink = ({ prefetch, onMouseEnter, onFocus, onTouchStart, ...anchor }: UiLinkElementProps) => {
  const [wanted, setWanted] = useState(false);
  return (
    <Link
      {...anchor}
      prefetch={prefetch ?? (wanted ? null : false)}
      onMouseEnter={(event) => {
        setWanted(true);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        setWanted(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setWanted(true);
        onTouchStart?.(event);
      }}
    />
  );
};
