import type { PublicSite } from '@forecourt/config/public-site';
import type { Location } from '@forecourt/domain/location';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { SearchHit } from '@forecourt/search/record';
import { loadSimilar } from '../../features/lists/server';
import { loadVehicleOffer, type VehicleOffer } from '../../site/data/load-vehicle-offer';
import { requireVehicle, type VehicleParams } from '../../site/data/require-vehicle';
import { requireSite } from '../../site/data/site-page';

/** A vehicle on the site that shows it. */
export interface ShownVehicle {
  readonly site: PublicSite;
  readonly vehicle: Vehicle;
  readonly location: Location | null;
}

/** What a vehicle's page is made of. */
export interface VehiclePageData extends ShownVehicle {
  readonly similar: readonly SearchHit[];
  /** The offer of a rate that it has. */
  readonly offer: VehicleOffer | null;
}

/** The vehicle of an address, under the tags of its site and of itself; a 404 where the site may not show it (ROUTE-08). */
export const loadShownVehicle = async (params: Promise<VehicleParams>): Promise<ShownVehicle> => {
  const site = await requireSite(params);
  const { vehicle, location } = await requireVehicle(site, (await params).slug);
  return { site, vehicle, location };
};

/** The same with its offer, and the vehicles like it, under their tags too (SIM-01). */
export const loadVehiclePage = async (params: Promise<VehicleParams>): Promise<VehiclePageData> => {
  const shown = await loadShownVehicle(params);
  const { site, vehicle } = shown;
  const [similar, offer] = await Promise.all([loadSimilar(site, vehicle), loadVehicleOffer(site, vehicle)]);
  return { ...shown, similar, offer };
};
