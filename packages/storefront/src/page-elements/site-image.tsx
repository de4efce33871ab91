'use client';

import type { UiImageElementProps } from '@forecourt/ui';
import Image from 'next/image';
import { isScalable, mediaUrl } from '../media/media-url';

/** The design system's image as Next's: several widths through the platform's media route. Source: MEDI-01. */
export const SiteImage = ({ priority = false, alt, ...image }: UiImageElementProps) => (
  <Image
    {...image}
    alt={alt}
    loader={({ src, width, quality }) => mediaUrl(src, { width, quality })}
    unoptimized={!isScalable(image.src)}
    preload={priority}
    fetchPriority={priority ? 'high' : undefined}
  />
);
