import { type LoadedPicture, loadPicture } from '../../../runtime/media/load-picture';
import { isScalable } from '../../../runtime/media/media-url';
import type { BrochureView } from './brochure-view';

/** The large one on top and the row under it. */
const brochurePictures = 4;
/** Pixels for 18 cm and 6 cm at about 150 dots an inch. */
const widths = { large: 1080, small: 480 } as const;

/** The first pictures of a vehicle for its brochure in the site's quality (1 to 100), without those that cannot be had. */
export const loadBrochurePictures = async (
  images: BrochureView['images'],
  quality: number,
): Promise<readonly LoadedPicture[]> => {
  const found = await Promise.all(
    images
      .filter(({ src }) => isScalable(src))
      .slice(0, brochurePictures)
      .map((image, index) =>
        loadPicture(image, { width: index === 0 ? widths.large : widths.small, quality }, 'a brochure'),
      ),
  );
  return found.filter((picture) => picture !== null);
};
