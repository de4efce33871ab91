import type { Picture } from '../page-picture/picture';
import type { VehicleShape } from '../vehicle-profile/vehicle-profile';

/** A kind of vehicle to start from. */
export type HomeBody = {
  /** "SUVs". */
  readonly label: string;
  readonly href: string;
  /** How many are in stock. */
  readonly count?: number;
  /** "from $18,990". */
  readonly note?: string;
  /** A cut-out with a transparent ground, or a photo with `imageFit="cover"`; the drawing stands in without it. */
  readonly image?: Picture;
  /** `contain` for cut-outs, which stand on the floor; `cover` for photos, which fill their place. */
  readonly imageFit?: 'contain' | 'cover';
  readonly shape?: VehicleShape;
};

/** What the body picker takes; a template chooses tiles, a line-up or a range. */
export type HomeBodiesProps = {
  /** "Start with the shape". The line-up says it only to those who listen. */
  readonly title: string;
  readonly bodies: readonly HomeBody[];
  readonly link?: { readonly label: string; readonly href: string };
};
