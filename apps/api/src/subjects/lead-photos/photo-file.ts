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

/**
 * Makes the JPEG that is kept of a file: upright, of bounded size, and without anything that the camera noted, such as
 * where it was taken. A fault where it is no picture that we can read.
 */
export const keptPhoto = async (bytes: Uint8Array): Promise<KeptPhoto | PhotoFault> => {
  if (bytes.byteLength > largestPhoto) return 'size';
  const known = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => null);
  if (known === null || !(taken.includes(known.format) || isAvif(known))) return 'type';
  // sharp drops all metadata by default. `rotate` turns the picture by the orientation in the metadata before that is
  // lost.
  const made = await sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return made === null ? 'type' : { picture: made.data, width: made.info.width, height: made.info.height };
};
