import { StockError } from '../stock-error';
import { auListingsProfile } from './au-listings';
import { canonicalProfile } from './canonical';
import { dealerStudioCsvProfile } from './dealer-studio-csv';
import { easycarsJsonProfile } from './easycars-json';
import type { FeedProfile } from './profile';

const profiles: readonly FeedProfile[] = [
  canonicalProfile,
  dealerStudioCsvProfile,
  easycarsJsonProfile,
  auListingsProfile,
];

/** Every feed profile by its name. */
export const feedProfiles: ReadonlyMap<string, FeedProfile> = new Map(
  profiles.map((profile) => [profile.name, profile]),
);

/** The profile of that name. Throws a {@link StockError} that names the known ones. */
export const findProfile = (name: string): FeedProfile => {
  const profile = feedProfiles.get(name);
  if (profile !== undefined) return profile;
  throw new StockError(
    'profile-unknown',
    `There is no profile "${name}".`,
    `Use one of: ${[...feedProfiles.keys()].join(', ')}.`,
  );
};

export type { FeedProfile } from './profile';
