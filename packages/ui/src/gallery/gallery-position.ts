'use client';

import type { KeyboardEvent, RefObject } from 'react';
import { useStrip } from '../carousel/use-strip';

export type GalleryPosition = {
  /** Give it to the element that scrolls; its children are the slides. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** The slide in view, from 0. */
  readonly index: number;
  readonly go: (index: number, jump?: boolean) => void;
  /** Left and right turn the pages, Home and End lead to the first and the last. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Slides, each as wide as their strip, that turn by finger, button and key; buttons and keys lead round the ends. */
export const useGalleryPosition = (count: number, start?: number): GalleryPosition => {
  const { strip, page, go, onKeyDown } = useStrip<HTMLDivElement>(count, { start, round: true });
  return { viewport: strip, index: page, go, onKeyDown };
};
