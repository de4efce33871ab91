import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchHit } from '@forecourt/search/record';
import { loadVehicle } from '../../../site/data/load-vehicle';
import { loadStock } from '../../search/server';
import { loadSimilar } from './load-similar';

/** The vehicle that was asked about, as far as the site still shows it. */
const findAsked = async ({ website_id }: PublicSite, slug: string | null) => {
  if (slug === null) return null;
  const result = await loadVehicle(website_id, slug);
  return result.found ? result : null;
};

/** A vehicle that was asked about, with where it stands. */
export type AskedFor = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/**
 * What comes with the words of the page. What it is about is stored: a part that cannot be had is logged and left out, for
 * the page must never read as if that were lost (FORM-03).
 */
const orWithout = async <Part>(part: Promise<Part>, without: Part): Promise<Part> => {
  try {
    return await part;
  } catch (error) {
    console.error('Vehicles to go on with could not be loaded.', error);
    return without;
  }
};

/** What a page about an enquiry or an order shows beside its words. */
export interface Following {
  readonly asked: AskedFor | null;
  readonly next: readonly SearchHit[];
  /** Whether these are like the vehicle that was asked about. */
  readonly isSimilar: boolean;
}

/** The vehicle that a page is about, alone; null where the site does not show it, and, logged, where it cannot be had. */
export const loadAskedFor = (site: PublicSite, slug: string | null): Promise<AskedFor | null> =>
  orWithout(findAsked(site, slug), null);

/** The vehicle that was asked about, and vehicles to go on with: others like it, else the first in stock. */
export const loadFollowing = async (site: PublicSite, slug: string | null): Promise<Following> => {
  const asked = await loadAskedFor(site, slug);
  const similar = asked === null ? [] : await orWithout(loadSimilar(site, asked.vehicle), []);
  if (similar.length > 0) return { asked, next: similar, isSimilar: true };
  const { hits } = await orWithout<{ readonly hits: readonly SearchHit[] }>(loadStock(site), { hits: [] });
  return { asked, next: hits.filter(({ available }) => available), isSimilar: false };
};
