'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';

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

  useEffect(() => {
    if (embla === undefined) return undefined;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const go = useCallback(
    (to: number, jump = false) => embla?.scrollTo((to + count) % count, jump || prefersStillness()),
    [embla, count],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const targets: Record<string, number | undefined> = {
        ArrowLeft: index - 1,
        ArrowRight: index + 1,
        Home: 0,
        End: count - 1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      go(target);
    },
    [go, index, count],
  );

  return { viewport, index, go, onKeyDown };
};
