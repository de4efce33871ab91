import type { PublicSite } from '@forecourt/config/public-site';
import { loadSimilar } from '../../features/lists/server';
import { purchaseView } from '../../features/order/purchase-view';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { requireVehicle } from '../../site/data/require-vehicle';

/**
 * A vehicle with what a site does with it now; others like it where it does nothing. A 404 where the site does not show
 * it.
 */
export const loadPurchase = async (site: PublicSite, slug: string, asked: string | null) => {
  const { vehicle, location } = await requireVehicle(site, slug);
  const view = purchaseView(site, { vehicle, location }, asked);
  const similar = view.standing === 'open' || view.standing === 'sold' ? [] : await loadSimilar(site, vehicle);
  return { site, vehicle, location, view, said: await loadVehicleView(site, { vehicle }), similar };
};
