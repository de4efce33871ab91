import { auListingsProfile } from './au-listings';
import { canonicalProfile } from './canonical';
import type { FeedProfile } from './profile';

/** Every feed profile by its name. */
export const feedProfiles: Readonly<Record<string, FeedProfile>> = {
  [canonicalProfile.name]: canonicalProfile,
  [auListingsProfile.name]: auListingsProfile,
};

export type { FeedProfile } from './profile';
