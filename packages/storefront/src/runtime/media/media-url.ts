import { defaultQuality } from '@forecourt/api-contract/media';

const mediaPath = '/media/';

/** Whether the platform scales this picture; others are shown as they come. */
export const isScalable = (src: string): boolean => src.startsWith(mediaPath);

/** The address of a picture at a width in pixels and a quality of 1 to 100. Source: MEDI-01. */
export const mediaUrl = (
  src: string,
  { width, quality = defaultQuality }: { readonly width: number; readonly quality?: number | undefined },
) => {
  if (!isScalable(src)) return src;
  const [path = src] = src.split('?', 1);
  return `${path}?w=${width}&q=${quality}`;
};
