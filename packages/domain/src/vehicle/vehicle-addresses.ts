/** A vehicle that needs an address. */
export interface AddressSeeker {
  /** Names the vehicle among those of one call. */
  readonly key: string;
  /** The slug that its words make now (`vehicleSlug`). */
  readonly wanted: string;
  /** Of the dealership whose vehicle it is. */
  readonly dealershipSlug: string;
  /** The slug it has, and the one that its words made when it came to that; null for a new vehicle. */
  readonly before: { readonly slug: string; readonly wanted: string } | null;
}

/**
 * The slugs that a vehicle may get, the best first: what its words say, the same with its dealership's slug, then with
 * numbers from 2. Endless, since two vehicles of one dealership may have the same words.
 */
export function* addressChoices({
  wanted,
  dealershipSlug,
}: Pick<AddressSeeker, 'wanted' | 'dealershipSlug'>): Generator<string> {
  yield wanted;
  const own = `${wanted}-${dealershipSlug}`;
  yield own;
  for (let number = 2; ; number += 1) yield `${own}-${number}`;
}

/**
 * Gives each vehicle a slug that no other has or had, by its key. One whose words say what they said keeps its slug,
 * whatever has become free meanwhile: an address changes with what it tells and for no other reason. The others get the
 * first choice that is free or was theirs, in the order given.
 *
 * `ownerOf` says by key who has or had a slug; null for nobody.
 */
export const giveAddresses = (
  seekers: readonly AddressSeeker[],
  ownerOf: (slug: string) => string | null,
): ReadonlyMap<string, string> => {
  const keeps = ({ before, wanted }: AddressSeeker) => before !== null && before.wanted === wanted;
  const given = new Map<string, string>();
  const takenNow = new Map<string, string>();
  for (const seeker of seekers) if (seeker.before !== null) takenNow.set(seeker.before.slug, seeker.key);
  for (const seeker of seekers) {
    if (seeker.before !== null && keeps(seeker)) given.set(seeker.key, seeker.before.slug);
    else {
      for (const choice of addressChoices(seeker)) {
        const owner = takenNow.get(choice) ?? ownerOf(choice);
        if (owner !== null && owner !== seeker.key) continue;
        given.set(seeker.key, choice);
        takenNow.set(choice, seeker.key);
        break;
      }
    }
  }
  return given;
};
