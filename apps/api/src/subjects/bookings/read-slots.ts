import type { TestDriveSlots } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Db } from '../../ground/database/database';
import { siteDealerships } from '../sites';
import { findSiteVehicleById } from '../vehicles';
import { drivePlaces, placeView } from './drive-places';
import { canBeDriven, drivenVehicle } from './drive-vehicle';
import { offeredDays } from './offered-days';
import { readInstant } from './read-instant';

/** What times are asked for. */
export interface AskedSlots {
  readonly car_id?: string | undefined;
  readonly location?: string | undefined;
  readonly near?: string | undefined;
}

/** Ids of vehicles that the database takes. */
const vehicleId = /^\d{1,18}$/;

/** The times at which a test drive can be booked on a site, by vehicle and place; the site has test drives. */
export const readSlots = async (db: Db, site: SiteDocument, asked: AskedSlots, now: Date): Promise<TestDriveSlots> => {
  const { testDrive: settings } = site;
  const found =
    asked.car_id !== undefined && vehicleId.test(asked.car_id)
      ? await findSiteVehicleById(db, site, asked.car_id)
      : null;
  const vehicle = found === null ? null : drivenVehicle(found.vehicle, site, now);
  const places = drivePlaces(site, await siteDealerships(db, site), found?.vehicle ?? null);
  const chosen =
    places.find(({ location }) => location.id === asked.location) ?? (places.length === 1 ? places[0] : undefined);
  const isDriven = vehicle === null || canBeDriven(vehicle);
  const ofVehicle = found === null ? null : BigInt(found.vehicle.id);
  const offered =
    chosen !== undefined && isDriven
      ? await offeredDays(db, { place: chosen, settings, vehicleId: ofVehicle, now })
      : null;
  const near = readInstant(asked.near);
  return {
    vehicle,
    locations: places.map(({ location }) => placeView(location, found?.vehicle.car_type ?? null)),
    location: chosen?.location.id ?? null,
    days: [...(offered?.days ?? [])],
    nearest: near === null ? [] : [...(offered?.nearest(near) ?? [])],
    length: settings.lengthMinutes,
    come_to_you: settings.comeToYou.enabled ? { within_km: settings.comeToYou.withinKm } : null,
  };
};
