'use client';

import { LinkButton } from '@forecourt/ui/button';
import type { MouseEvent } from 'react';

/** Size of the window in pixels (SIDE-04). */
const features = 'popup,width=550,height=400';

const open = (event: MouseEvent<HTMLAnchorElement>): void => {
  // Another tab or window is what was asked for.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const opened = window.open(event.currentTarget.href, 'share', features);
  // Where the browser opens none, the link does what links do.
  if (opened === null) return;
  opened.opener = null;
  event.preventDefault();
};

/** Shares an address on Facebook, in a small window over the page. A plain link without scripts. Source: SIDE-04. */
export const ShareWindow = ({ address }: { readonly address: string }) => (
  <LinkButton
    kind="quiet"
    size="small"
    href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
    target="_blank"
    rel="noopener noreferrer"
    aria-label="Facebook, share in a new window"
    onClick={open}
  >
    Facebook
  </LinkButton>
);
