'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What covers the page closes by the browser's way back, and the page stays: while it is open the history holds one more
 * entry of the same page. Closed in another way it takes the entry away again.
 *
 * Answers a function for links inside: it goes back first and presses the link then, so that the way back from where the
 * link leads is this page, once. False where the press is to go its way: nothing is open, or this is that second press.
 */
export const useBackCloses = (open: boolean, onClose: () => void): ((link: HTMLElement) => boolean) => {
  const isAhead = useRef(false);
  const followed = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    // The same state: whoever routes this page finds its own when the entry is left.
    history.pushState(history.state, '');
    isAhead.current = true;
    const back = () => {
      isAhead.current = false;
      const link = followed.current;
      followed.current = null;
      // Pressed while it still stands in the page.
      link?.click();
      close();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (isAhead.current) history.back();
      isAhead.current = false;
    };
  }, [open]);

  return (link) => {
    if (!isAhead.current) return false;
    followed.current = link;
    history.back();
    return true;
  };
};
