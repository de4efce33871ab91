'use client';

import { classNames } from '../class-names/class-names';
import type { UiImageElementProps } from './ui-elements';
import { fits } from './ui-image.css';
import { useUiElements } from './ui-provider';

export type UiImageProps = UiImageElementProps & {
  /** `contain` for cut-outs that stand on a stage, `cover` for photos that fill their box; neither by default. */
  readonly fit?: keyof typeof fits;
};

/** A picture, through the injected image; a plain lazy `<img>` where none is injected. */
export const UiImage = ({ fit, className, priority = false, ...image }: UiImageProps) => {
  const { Image } = useUiElements();
  const names = classNames(fit && fits[fit], className);
  if (Image !== undefined) return <Image {...image} priority={priority} className={names} />;
  return (
    <img
      {...image}
      alt={image.alt}
      className={names}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={image.fetchPriority ?? (priority ? 'high' : 'auto')}
      decoding="async"
    />
  );
};
