'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * The places of pictures inside `box` that did not come; each picture stands within an element marked `data-slide`.
 * Heard on the way down, since the error of a picture does not rise.
 */
export const useBrokenPictures = (box: RefObject<HTMLElement | null>): ReadonlySet<number> => {
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const mark = (image: EventTarget | null) => {
      if (!(image instanceof HTMLImageElement)) return;
      const slide = image.closest<HTMLElement>('[data-slide]')?.dataset.slide;
      if (slide !== undefined) setBroken((before) => new Set(before).add(Number(slide)));
    };
    // One that failed before we could listen: the server had sent it.
    for (const image of element.querySelectorAll('img')) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') mark(image);
    }
    const listen = ({ target }: Event) => mark(target);
    element.addEventListener('error', listen, true);
    return () => element.removeEventListener('error', listen, true);
  }, [box]);

  return broken;
};
