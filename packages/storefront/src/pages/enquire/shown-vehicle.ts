import { hrefs, type SiteHrefs } from '@forecourt/config/hrefs';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { requireVehicle, type VehicleParams } from '../../site/data/require-vehicle';
import { requireSite } from '../../site/data/site-page';

/**
 * The vehicle at an address with everything that its page shows; a 404 where the site may not show the vehicle
 * (ROUTE-08).
 */
export const shownVehicle = async (params: Promise<VehicleParams>) => {
  const site = await requireSite(params);
  const { vehicle, location } = await requireVehicle(site, (await params).slug);
  return { site, vehicle, location, view: await loadVehicleView(site, { vehicle }) };
};

/**
 * The same for a vehicle that must be available. Nobody can enquire about a sold one, so the shopper is redirected to
 * its page, which explains it; temporarily, since the vehicle may come back.
 */
export const availableVehicle = async (params: Promise<VehicleParams>) => {
  const shown = await shownVehicle(params);
  if (shown.view.isSold) redirect(hrefs(shown.site).vehicle(shown.vehicle));
  return shown;
};

/** What a page below a vehicle's says of itself; none of them is for search engines. */
export const vehicleFormMetadata =
  (title: (name: string) => string, address: (to: SiteHrefs) => (vehicle: Vehicle) => string) =>
  async ({ params }: { readonly params: Promise<VehicleParams> }): Promise<Metadata> => {
    const { site, vehicle, view } = await shownVehicle(params);
    return {
      title: title(view.fullName),
      alternates: { canonical: address(hrefs(site))(vehicle) },
      robots: { index: false, follow: true },
    };
  };
