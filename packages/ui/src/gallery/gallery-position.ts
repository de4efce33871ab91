'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

export type GalleryPosition = {
  /** Give it to the element that clips the slides. */
  readonly viewport: (element: HTMLElement | null) => void;
  /** The slide in view, from 0. */
  readonly index: number;
  readonly go: (index: number, jump?: boolean) => void;
  /** Left and right turn the pages, Home and End lead to the first and the last. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides that turn by finger, mouse, button and key; round and round. */
export const useGalleryPosition = (count: number, start = 0): GalleryPosition => {
  const [index, setIndex] = useState(start);
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: start, duration: 22, active: count > 1 });

  /** Where a press wanted to go before the slides could turn. */
  const wanted = useRef<number | null>(null);

  // Within the drawing that hands the slides to the keys: a press between the two would turn slides that nothing
  // follows, and the counter would stay behind for good.
  useLayoutEffect(() => {
    if (embla === undefined) return undefined;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    if (wanted.current !== null) embla.scrollTo(wanted.current, true);
    wanted.current = null;
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const go = useCallback(
    (to: number, jump = false) => {
      const place = (to + count) % count;
      if (embla !== undefined) return embla.scrollTo(place, jump || prefersStillness());
      wanted.current = place;
      // The next press goes on from there.
      setIndex(place);
    },
    [embla, count],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // Not as last drawn: keys may come faster.
      const here = wanted.current ?? embla?.selectedScrollSnap() ?? index;
      const targets: Record<string, number | undefined> = {
        ArrowLeft: here - 1,
        ArrowRight: here + 1,
        Home: 0,
        End: count - 1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      go(target);
    },
    [go, embla, index, count],
  );

  return { viewport, index, go, onKeyDown };
};
