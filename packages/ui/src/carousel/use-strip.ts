'use client';

import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { nearestPage, pageWith, type StripPage, stripPages } from './strip-pages';

export type Strip<Box extends HTMLElement> = {
  /** Give it to the element that scrolls; its children are the slides. */
  readonly strip: RefObject<Box | null>;
  /** The page in view, or the one that a press leads to; from 0. */
  readonly page: number;
  readonly go: (page: number, jump?: boolean) => void;
  /** Left and right turn the pages, Home and End lead to the first and the last. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export type StripOptions = {
  /** The page to begin with. Left out: where the strip stands, which a finger may have turned before any script. */
  readonly start?: number | undefined;
  /** After the last page comes the first. */
  readonly round?: boolean;
  /** Told when the pages are known, and when they become others. Always the same function. */
  readonly onPages?: (pages: readonly StripPage[]) => void;
};

const measured = (strip: HTMLElement): readonly StripPage[] => {
  const slides = Array.from(strip.children as HTMLCollectionOf<HTMLElement>, ({ offsetLeft, offsetWidth }) => ({
    left: offsetLeft,
    width: offsetWidth,
  }));
  const padding = slides[0]?.left ?? 0;
  return stripPages(
    slides.map(({ left, width }) => ({ left: left - padding, width })),
    strip.clientWidth - 2 * padding,
  );
};

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Follows a strip of slides that scrolls, whoever turns it, and turns it by button and key. Until it is measured it has
 * `count` pages.
 */
export const useStrip = <Box extends HTMLElement>(
  count: number,
  { start, round = false, onPages }: StripOptions = {},
): Strip<Box> => {
  const strip = useRef<Box>(null);
  const [page, setPage] = useState(start ?? 0);
  // Not as last drawn: presses may come faster, and each goes on from where the last one leads.
  const { current: now } = useRef({
    page: start ?? 0,
    /**
     * A press has started a scroll to a page that has not ended yet: pages on the way do not count. The end of a scroll
     * is not awaited: Safari before 26 has no event for it, and other browsers send it late, when the next press may
     * already be under way.
     */
    isLed: start !== undefined,
    /** At which it was measured. */
    width: 0,
    pages: [] as readonly StripPage[],
  });

  const follow = useCallback(() => {
    const box = strip.current;
    // Of another width than was measured: it is about to be put right.
    if (box !== null && now.width > 0 && box.clientWidth === now.width) {
      const nearest = nearestPage(now.pages, box.scrollLeft);
      if (nearest === now.page) now.isLed = false;
      else if (!now.isLed) now.page = nearest;
    }
    setPage(now.page);
  }, [now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: slides that come or go make other pages
  useEffect(() => {
    const box = strip.current;
    if (box === null) return undefined;
    const measure = () => {
      // Of another height alone, by a bar of the browser that folds: a finger on its way is not held up.
      if (box.clientWidth === now.width) return;
      now.width = box.clientWidth;
      if (now.width === 0) return;
      const slide = now.pages[now.page]?.first;
      now.pages = measured(box);
      onPages?.(now.pages);
      if (slide !== undefined) now.page = pageWith(now.pages, slide);
      const left = now.pages[now.page]?.left;
      if (left !== undefined && (slide !== undefined || now.isLed)) box.scrollTo({ left, behavior: 'instant' });
      now.isLed = false;
      follow();
    };
    /** It is turned by hand: from here on what is in view counts. */
    const letGo = () => {
      now.isLed = false;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    box.addEventListener('pointerdown', letGo);
    box.addEventListener('wheel', letGo, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', follow);
      box.removeEventListener('pointerdown', letGo);
      box.removeEventListener('wheel', letGo);
      now.width = 0;
    };
  }, [now, follow, onPages, count]);

  const go = useCallback(
    (to: number, jump = false) => {
      const pages = now.pages.length || count;
      const place = round ? (to + pages) % pages : to;
      if (place < 0 || place >= pages) return;
      // Round the end, and past pages whose pictures have not come, it jumps.
      const isNear = Math.abs(place - now.page) === 1;
      now.page = place;
      now.isLed = true;
      const left = now.pages[place]?.left;
      // Not measured yet: it is led there as soon as it is.
      if (left !== undefined)
        strip.current?.scrollTo({ left, behavior: jump || !isNear || prefersStillness() ? 'instant' : 'smooth' });
      follow();
    },
    [now, follow, count, round],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // Arrows inside a field move its caret, not the slides.
      if (event.target instanceof Element && event.target.closest('input, select, textarea') !== null) return;
      const targets: Record<string, number | undefined> = {
        ArrowLeft: now.page - 1,
        ArrowRight: now.page + 1,
        Home: 0,
        End: (now.pages.length || count) - 1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      // The browser would scroll the strip by a step of its own.
      event.preventDefault();
      go(target);
    },
    [now, go, count],
  );

  return { strip, page, go, onKeyDown };
};
