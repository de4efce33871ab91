import type { SiteHrefs } from '@forecourt/config/hrefs';
import { chatPath } from '@forecourt/config/pages';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { VehicleControlKind } from '@forecourt/domain/vehicle-controls';

/** The places that buttons of a vehicle lead to. */
export type ControlHrefs = Pick<
  SiteHrefs,
  | 'vehicle'
  | 'enquire'
  | 'photos'
  | 'history'
  | 'findSimilar'
  | 'personalisedFinance'
  | 'purchase'
  | 'testDrive'
  | 'tradeIn'
>;

type LinkedVehicle = Pick<Vehicle, 'id' | 'slug'>;

/** Null where a button has no address of its own: a part of the page it stands on, or a page that is still to come. */
const hrefOf: Record<VehicleControlKind, (vehicle: LinkedVehicle, to: ControlHrefs) => string | null> = {
  'view-details': (vehicle, to) => to.vehicle(vehicle),
  explore: (vehicle, to) => to.vehicle(vehicle),
  enquire: (vehicle, to) => to.enquire(vehicle),
  'quick-enquiry': (vehicle, to) => to.enquire(vehicle),
  'instant-message': (vehicle) => chatPath(vehicle),
  'test-drive': (vehicle, to) => to.testDrive(vehicle),
  finance: (vehicle, to) => to.personalisedFinance(vehicle),
  reserve: (vehicle, to) => to.purchase(vehicle),
  'buy-online': (vehicle, to) => `${to.purchase(vehicle)}?kind=buy`,
  'call-now': () => null,
  'trade-in': (vehicle, to) => to.tradeIn(vehicle),
  history: (vehicle, to) => to.history(vehicle),
  photo: (vehicle, to) => to.photos(vehicle),
  'find-similar': (vehicle, to) => to.findSimilar(vehicle),
};

/** Where a button of a vehicle leads, on card and page alike; null: it is left out where nothing else is said for it. */
export const controlHref = (kind: VehicleControlKind, vehicle: LinkedVehicle, to: ControlHrefs): string | null =>
  hrefOf[kind](vehicle, to);
