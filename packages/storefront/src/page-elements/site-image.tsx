'use client';

import type { UiImageElementProps } from '@forecourt/ui';
import { preload } from 'react-dom';
import { pictureSources } from '../media/picture-sources';

/**
 * The design system's image from the platform's media route, in the widths that the layout can ask for (MEDI-01). Not
 * Next's: that one lists every width the platform makes for every picture, which was a tenth of a vehicle page.
 */
export const SiteImage = ({ priority = false, alt, ...image }: UiImageElementProps) => {
  const sources = pictureSources(image);
  if (priority) {
    preload(sources.src, {
      as: 'image',
      ...(image.fetchPriority === undefined ? { fetchPriority: 'high' } : {}),
      ...(sources.srcSet === undefined ? {} : { imageSrcSet: sources.srcSet }),
      ...(image.sizes === undefined ? {} : { imageSizes: image.sizes }),
    });
  }
  return (
    <img
      {...image}
      {...sources}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={image.fetchPriority ?? (priority ? 'high' : undefined)}
      // The first picture comes with the first paint, not in a frame of its own.
      decoding={priority ? 'sync' : 'async'}
    />
  );
};
