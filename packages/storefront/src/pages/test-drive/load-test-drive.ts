import type { PublicSite } from '@forecourt/config/public-site';
import { loadTestDriveSlots } from '../../features/enquiry/test-drive/load-test-drive-slots';
import { testDriveStage } from '../../features/enquiry/test-drive/test-drive-view';
import { type FoundVehicle, lookForVehicle } from '../../features/vehicle/find-vehicle-by-id';
import { loadVehicleView } from '../../features/vehicle/load-vehicle-view';
import { type PageProps, queryOf, requireSite } from '../../site/data/site-page';

/** The vehicle that a test drive is of: none, found, not on the site any more, or unknown while the search fails. */
export type AskedCar =
  | { readonly kind: 'none' | 'gone' | 'away' }
  | { readonly kind: 'vehicle'; readonly vehicle: FoundVehicle['vehicle']; readonly found: FoundVehicle };

const askedCar = async (site: PublicSite, carId: string): Promise<AskedCar> => {
  if (carId === '') return { kind: 'none' };
  const found = await lookForVehicle(site, carId);
  if (found === 'away') return { kind: 'away' };
  return found === 'none' ? { kind: 'gone' } : { kind: 'vehicle', vehicle: found.vehicle, found };
};

/** The site, the vehicle and what else the address says. */
export const loadAsked = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params);
  const query = queryOf(await searchParams);
  return { site, query, car: await askedCar(site, query.get('car_id') ?? '') };
};

/** What the page is drawn with. */
export const loadTestDrive = async (props: PageProps) => {
  const { site, query, car } = await loadAsked(props);
  const location = query.get('location') ?? '';
  const slots = await loadTestDriveSlots(site.website_id, {
    ...(car.kind === 'vehicle' ? { car_id: car.vehicle.id } : {}),
    ...(location === '' ? {} : { location }),
  });
  const view = car.kind === 'vehicle' ? await loadVehicleView(site, car.found) : null;
  return { site, query, car, view, slots, stage: testDriveStage(car, slots) };
};
