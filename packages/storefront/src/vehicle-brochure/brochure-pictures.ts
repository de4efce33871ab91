import { isScalable, mediaUrl } from '../media/media-url';
import { serviceAccess } from '../service-access/service-access';
import type { BrochureView } from './brochure-view';

/** A picture as paper takes it. */
export interface BrochurePicture {
  readonly data: Buffer;
  readonly format: 'png' | 'jpg';
}

/** The large one on top and the row under it. */
export const brochurePictures = 4;
/** Pixels for 18 cm and 6 cm at about 150 dots an inch. */
const widths = { large: 1080, small: 480 } as const;
/** Milliseconds for one picture. */
const patience = 5000;

const fetchPicture = async (
  { src, fit }: BrochureView['images'][number],
  width: number,
): Promise<BrochurePicture | null> => {
  // A cut-out stands on the paper, for which it needs its transparency.
  const format = fit === 'contain' ? 'png' : 'jpg';
  try {
    const answer = await fetch(`${serviceAccess().baseUrl}${mediaUrl(src, { width })}`, {
      headers: { accept: format === 'png' ? 'image/png' : 'image/jpeg' },
      signal: AbortSignal.timeout(patience),
      // Not kept by itself: the paper is, as a whole. To say so (no-store) would keep neither.
    });
    if (!answer.ok) throw new Error(`The media store answered ${answer.status}.`);
    return { data: Buffer.from(await answer.arrayBuffer()), format };
  } catch (error) {
    // A sheet without one picture is worth more than none.
    console.error(`The picture ${src} is missing from a brochure`, error);
    return null;
  }
};

/** The first pictures of a vehicle for its brochure, without those that cannot be had. */
export const loadBrochurePictures = async (images: BrochureView['images']): Promise<readonly BrochurePicture[]> => {
  const found = await Promise.all(
    images
      .filter(({ src }) => isScalable(src))
      .slice(0, brochurePictures)
      .map((image, index) => fetchPicture(image, index === 0 ? widths.large : widths.small)),
  );
  return found.filter((picture) => picture !== null);
};
