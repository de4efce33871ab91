import type { PublicSite } from '@forecourt/config/public-site';
import { type SiteBrand, siteBrands } from '@forecourt/domain/makes';
import { loadStock } from '../search/server';

/** The brands of a site with what is in stock of each (BRND-01). */
export const loadBrands = async (site: PublicSite): Promise<readonly SiteBrand[]> =>
  siteBrands(site.brands, (await loadStock(site)).makes);
