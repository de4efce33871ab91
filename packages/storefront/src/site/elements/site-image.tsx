'use client';

import { defaultQuality } from '@forecourt/api-contract/media';
import type { UiImageElementProps } from '@forecourt/ui/ui-provider';
import { createContext, useContext } from 'react';
import { preload } from 'react-dom';
import { pictureSources } from '../../runtime/media/picture-sources';

/** The quality in which the site's pictures are asked for, 1 to 100 (`media.quality`, MEDI-01). */
export const PictureQuality = createContext(defaultQuality);

/**
 * The design system's image from the platform's media route, in the widths that the layout can ask for and the site's
 * quality (MEDI-01). Not
 * Next's: that one lists every width the platform makes for every picture, which was a tenth of a vehicle page.
 */
export const SiteImage = ({ priority = false, alt, ...image }: UiImageElementProps) => {
  const sources = pictureSources({ ...image, quality: useContext(PictureQuality) });
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
