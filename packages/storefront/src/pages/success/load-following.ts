import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchHit } from '@forecourt/search/record';
import { loadSimilar } from '../../features/lists/server';
import { loadStock } from '../../features/search/server';
import { loadVehicle } from '../../site/data/load-vehicle';

/** The vehicle that an enquiry was about, as far as the site still shows it. */
const findAsked = async ({ website_id }: PublicSite, slug: string | null) => {
  if (slug === null) return null;
  const result = await loadVehicle(website_id, slug);
  return result.found ? result : null;
};

/** A vehicle that was asked about, with where it stands. */
export type AskedFor = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/**
 * What comes with the words that confirm. The enquiry is stored: a part that cannot be had is logged and left out, for the
 * page must never read as if it were lost (FORM-03).
 */
const orWithout = async <Part>(part: Promise<Part>, without: Part): Promise<Part> => {
  try {
    return await part;
  } catch (error) {
    console.error('A part of the page that confirms an enquiry could not be loaded.', error);
    return without;
  }
};

/** What the page that confirms an enquiry shows beside its words. */
export interface Following {
  readonly asked: AskedFor | null;
  readonly next: readonly SearchHit[];
  /** Whether these are like the vehicle that was asked about. */
  readonly isSimilar: boolean;
}

/** The vehicle that was asked about, and vehicles to go on with: others like it, else the first in stock. */
export const loadFollowing = async (site: PublicSite, slug: string | null): Promise<Following> => {
  const asked = await orWithout(findAsked(site, slug), null);
  const similar = asked === null ? [] : await orWithout(loadSimilar(site, asked.vehicle), []);
  if (similar.length > 0) return { asked, next: similar, isSimilar: true };
  const { hits } = await orWithout<{ readonly hits: readonly SearchHit[] }>(loadStock(site), { hits: [] });
  return { asked, next: hits.filter(({ available }) => available), isSimilar: false };
};
