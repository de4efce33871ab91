import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { type MakesInStock, type SiteBrand, siteBrands } from '@forecourt/domain/makes';
import { itemTypes } from '@forecourt/domain/vehicle';
import { unstable_cache } from 'next/cache';
import { loadStock } from '../search/server';
import { findMakes } from './find-makes';

/**
 * Makes by kind of vehicle: from the stock in brief where that has one kind, as most sites do, or where the dealer names
 * the kind of every brand; else asked for each.
 */
const makesOf = async (site: PublicSite): Promise<MakesInStock> => {
  const { kinds, makes } = await loadStock(site);
  const [only, ...others] = itemTypes.filter((kind) => (kinds[kind] ?? 0) > 0);
  if (only === undefined) return {};
  const isNamed = site.brands.length > 0 && site.brands.every(({ kind }) => kind !== undefined);
  if (others.length === 0 || isNamed) return { [only]: makes };
  return unstable_cache(
    async () =>
      Object.fromEntries(await Promise.all([only, ...others].map(async (kind) => [kind, await findMakes(site, kind)]))),
    ['makes-by-kind', site.website_id, only, ...others],
    { tags: [cacheTags.site(site.website_id), cacheTags.stock(site.website_id)], revalidate: false },
  )();
};

/** The brands of a site with what is in stock of each (BRND-01). */
export const loadBrands = async (site: PublicSite): Promise<readonly SiteBrand[]> =>
  siteBrands(site.brands, await makesOf(site));
