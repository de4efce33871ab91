import type { PublicSite } from '@forecourt/config/public-site';
import type { ItemType } from '@forecourt/domain/vehicle';
import { findResults } from '../search/server';

/** Vehicles of one kind on a site, by make. */
export const findMakes = async (site: PublicSite, kind: ItemType): Promise<Readonly<Record<string, number>>> => {
  const { response } = await findResults(site, { item_type: [kind] });
  return response.facets.make?.values ?? {};
};
