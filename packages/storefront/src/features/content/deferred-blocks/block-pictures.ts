import type { Blocks } from '@forecourt/config/content';
import type { Picture } from '@forecourt/ui/page-picture';

/** Pixels asked for a picture of a block; its own are not known, so the block gives it a box. */
const sizes = {
  wide: { width: 1200, height: 800 },
  portrait: { width: 640, height: 800 },
  film: { width: 1280, height: 720 },
} as const;

/** A dealer's picture in a box of a block. */
export const blockPicture = (
  { src, alt }: Blocks['picture-text']['picture'],
  shape: keyof typeof sizes = 'wide',
): Picture => ({ src, alt, ...sizes[shape] });
