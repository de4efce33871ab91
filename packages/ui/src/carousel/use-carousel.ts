'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';

export type CarouselTurn = {
  /** Give it to the element that clips the slides. */
  readonly viewport: (element: HTMLElement | null) => void;
  /** The page in view, from 0, of `pages`. Until it is measured there is one. */
  readonly page: number;
  readonly pages: number;
  /** Slides that can be seen now, from 0. */
  readonly inView: readonly number[];
  readonly goTo: (page: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const stillness = '(prefers-reduced-motion: reduce)';

/** Slides that turn page by page and end at both ends. Nothing turns by itself. */
export const useCarousel = (count: number): CarouselTurn => {
  const [state, setState] = useState<Pick<CarouselTurn, 'page' | 'pages' | 'inView'>>({
    page: 0,
    pages: 1,
    inView: [],
  });
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    duration: 22,
    active: count > 1,
  });

  useEffect(() => {
    if (embla === undefined) return undefined;
    const follow = () =>
      setState({
        page: embla.selectedScrollSnap(),
        pages: Math.max(1, embla.scrollSnapList().length),
        inView: embla.slidesInView(),
      });
    follow();
    embla.on('select', follow).on('reInit', follow).on('slidesInView', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow).off('slidesInView', follow);
    };
  }, [embla]);

  const goTo = useCallback((page: number) => embla?.scrollTo(page, window.matchMedia(stillness).matches), [embla]);
  const { page, pages } = state;

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // Arrows inside a field move its caret, not the slides.
      if (event.target instanceof Element && event.target.closest('input, select, textarea') !== null) return;
      const targets: Record<string, number | undefined> = {
        ArrowLeft: page - 1,
        ArrowRight: page + 1,
        Home: 0,
        End: pages - 1,
      };
      const target = targets[event.key];
      if (target === undefined || target < 0 || target >= pages) return;
      event.preventDefault();
      goTo(target);
    },
    [page, pages, goTo],
  );

  return { ...state, viewport, goTo, onKeyDown };
};
