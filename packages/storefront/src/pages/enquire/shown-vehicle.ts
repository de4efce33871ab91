import { hrefs, type SiteHrefs } from '@forecourt/config/hrefs';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import { requireVehicle, type VehicleParams } from '../../site/data/require-vehicle';
import { requireSite } from '../../site/data/site-page';

/** The vehicle of an address with all that its page says of it; a 404 where the site may not show it (ROUTE-08). */
export const shownVehicle = async (params: Promise<VehicleParams>) => {
  const site = await requireSite(params);
  const { vehicle, location } = await requireVehicle(site, (await params).slug);
  return { site, vehicle, location, view: vehicleView(site, { vehicle }, new Date()) };
};

/** The same of one that is not sold: nobody can ask about that one any more, so its own page says so and leads on. For now: it may come back. */
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
