import { type PhotoFault, photoLimits } from '@forecourt/api-contract';
import sharp, { type Metadata } from 'sharp';

/** Most photos of one enquiry. */
export const mostPhotos = photoLimits.count;
/** Largest file, in bytes: more than any phone's camera makes of one picture. */
export const largestPhoto = photoLimits.fileMb * 1024 * 1024;
/** Largest form with all its files, in bytes. */
export const largestUpload = photoLimits.togetherMb * 1024 * 1024;
/** Most pixels of a file, so that a small one cannot unfold into gigabytes. */
const mostPixels = 60_000_000;
/**
 * The same of a file that must be unfolded as a whole before its first line is known: interlaced, WebP and AVIF. Cameras
 * write large pictures line by line, which are made smaller as they are read.
 */
const mostPixelsAtOnce = 25_000_000;
/** Longest side of what is kept, in pixels: enough to see a scratch. */
const longestSide = 2000;

/** Kinds that are taken, by what the bytes are, never by name or by what the browser says. */
const taken = ['jpeg', 'png', 'webp'];

/** AVIF; HEIC comes in the same box, and what reads it is not in our build. */
const isAvif = ({ format, compression }: Metadata): boolean => format === 'heif' && compression === 'av1';

/** A photo as it is kept. */
export interface KeptPhoto {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

const comesByLines = ({ format, isProgressive }: Metadata): boolean =>
  (format === 'jpeg' || format === 'png') && isProgressive !== true;

const isTooWide = (known: Metadata): boolean =>
  known.width * known.height > (comesByLines(known) ? mostPixels : mostPixelsAtOnce);

/**
 * Makes the JPEG that is kept of a file: upright, of bounded size, and without anything that the camera noted, such as
 * where it was taken. A fault where it is no picture that we can read, or more of one than we read: that is known before
 * any of it is unfolded.
 */
export const keptPhoto = async (bytes: Uint8Array): Promise<KeptPhoto | PhotoFault> => {
  if (bytes.byteLength > largestPhoto) return 'size';
  const known = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (known === null || !(taken.includes(known.format) || isAvif(known))) return 'type';
  if (isTooWide(known)) return 'size';
  // sharp drops all metadata by default. `rotate` turns the picture by the orientation in the metadata before that is
  // lost.
  const made = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return made === null ? 'type' : { picture: made.data, width: made.info.width, height: made.info.height };
};
