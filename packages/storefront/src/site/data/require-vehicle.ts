import type { PublicSite } from '@forecourt/config/public-site';
import { isAvailable } from '@forecourt/domain/vehicle';
import { notFound } from 'next/navigation';
import { loadVehicle } from './load-vehicle';

export type VehicleParams = { readonly site: string; readonly slug: string };

/** The vehicle of an address as its site may show it; a 404 otherwise (ROUTE-08). */
export const requireVehicle = async (site: PublicSite, slug: string) => {
  const result = await loadVehicle(site.website_id, slug);
  if (!result.found || (!isAvailable(result.vehicle) && !result.soldPage)) notFound();
  return result;
};
