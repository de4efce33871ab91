'use client';

import type { UiLinkElementProps } from '@forecourt/ui/ui-provider';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

/** Whether a press is the page's own to answer: others open a tab or a window, or keep a file. */
const isPlainPress = ({ currentTarget, metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !metaKey &&
  !ctrlKey &&
  !shiftKey &&
  !altKey &&
  ['', '_self'].includes(currentTarget.target) &&
  !currentTarget.hasAttribute('download');

/**
 * The design system's link. A list of cars and its menus hold a hundred links: each is an anchor that hands its press to
 * Next's router; Next's own keeps a state for each (decision 0046). Pages are fetched ahead
 * when a person points at a link or focuses it, not when it comes into view.
 */
export const SiteLink = ({
  href,
  prefetch,
  onClick,
  onMouseEnter,
  onFocus,
  onTouchStart,
  ...anchor
}: UiLinkElementProps) => {
  const router = useRouter();
  const fetchAhead = () => {
    if (prefetch !== false) router.prefetch(href);
  };
  return (
    <a
      href={href}
      {...anchor}
      onMouseEnter={(event) => {
        fetchAhead();
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        fetchAhead();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        fetchAhead();
        onTouchStart?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
};
