import type { PublicSite } from '@forecourt/config/public-site';
import { loadVehicleOffer } from '../../site/data/load-vehicle-offer';
import { type VehicleView, type ViewedVehicle, vehicleView } from './vehicle-view';

/**
 * The view of a vehicle for pages beside its own: one with an offer of a rate says the offer there too, and no repayment at
 * another rate. Offers that cannot be read are logged and left out.
 */
export const loadVehicleView = async (
  site: PublicSite,
  { vehicle }: Pick<ViewedVehicle, 'vehicle'>,
): Promise<VehicleView> => vehicleView(site, { vehicle, offer: await loadVehicleOffer(site, vehicle) }, new Date());
