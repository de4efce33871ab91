'use client';

import { useEffect, useState } from 'react';
import { fetchAnswer } from '../../runtime/browser-requests/fetch-answer';

/** Formatted counts by the address of their link. */
export type MenuCounts = Readonly<Record<string, string>>;

/** How long counts are taken for today's, in milliseconds. */
const freshMs = 60_000;
const signs = ['pointerover', 'focusin'] as const;

/**
 * How many vehicles the links of the menus find: loaded when the pointer or focus first reaches the header, and again
 * after a minute. A failure is logged to the console alone: the links work without counts.
 * @param isOn whether the site shows the counts
 */
export const useMenuCounts = (isOn: boolean): MenuCounts => {
  const [counts, setCounts] = useState<MenuCounts>({});
  useEffect(() => {
    if (!isOn) return;
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = ({ target }: Event) => {
      const now = performance.now();
      if (now - askedAt < freshMs || !(target instanceof Element) || target.closest('header') === null) return;
      askedAt = now;
      fetchAnswer('/menu-counts.json')
        .then((answer) => answer.json())
        .then(setCounts)
        .catch((error: unknown) => console.error('The menu has no counts.', error));
    };
    for (const sign of signs) document.addEventListener(sign, ask, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, ask);
    };
  }, [isOn]);
  return counts;
};
