import { isAvailable, isPurchasable, isReservable } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';

/** Everything a site can do with a vehicle. A capability is true only when its flag is on and its route exists. */
export interface SiteCapabilities {
  readonly enquire: boolean;
  readonly quickEnquiry: boolean;
  readonly chat: boolean;
  readonly testDrive: boolean;
  readonly finance: boolean;
  readonly reserve: boolean;
  readonly buyOnline: boolean;
  readonly tradeIn: boolean;
  readonly history: boolean;
  readonly call: boolean;
  readonly share: boolean;
  readonly favourite: boolean;
  readonly compare: boolean;
  readonly print: boolean;
}

/** Controls of the sidebar and the card (SIDE-02, CARD-02). */
export type VehicleControlKind =
  | 'view-details'
  | 'explore'
  | 'enquire'
  | 'instant-message'
  | 'quick-enquiry'
  | 'test-drive'
  | 'finance'
  | 'reserve'
  | 'buy-online'
  | 'call-now'
  | 'trade-in'
  | 'history'
  | 'find-similar';

/** One button of a vehicle. */
export interface VehicleControl {
  readonly kind: VehicleControlKind;
  /** As it stands on the button. */
  readonly label: string;
}

type ControlledVehicle = Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'payment_processors' | 'file'>;

const control = (isOn: boolean, kind: VehicleControlKind, label: string): readonly VehicleControl[] =>
  isOn ? [{ kind, label }] : [];

/**
 * The buttons a vehicle gets, in order, on its own page (`sidebar`, SIDE-02) or on a result card (`card`, CARD-02).
 * A sold vehicle gets Find Me Something Similar and nothing that could sell it (VDP-06). Reserve only when
 * reservable, history report only with a file, trade-in only when purchasable (CARD-03).
 */
export const vehicleControls = (
  place: 'sidebar' | 'card',
  vehicle: ControlledVehicle,
  can: SiteCapabilities,
): readonly VehicleControl[] => {
  if (!isAvailable(vehicle)) return control(true, 'find-similar', 'Find Me Something Similar');
  const purchasable = isPurchasable(vehicle);
  const isSidebar = place === 'sidebar';
  return [
    ...control(!isSidebar, 'explore', 'Explore Vehicle'),
    ...control(isSidebar && can.enquire && !can.chat, 'enquire', 'Enquire Now'),
    ...control(isSidebar && can.chat, 'instant-message', 'Instant Message'),
    ...control(!isSidebar && can.quickEnquiry, 'quick-enquiry', 'Quick Enquiry'),
    ...control(can.testDrive, 'test-drive', 'Book a Test Drive'),
    ...control(can.finance && purchasable, 'finance', 'Get Finance'),
    ...control(isReservable(vehicle, can.reserve), 'reserve', 'Reserve Now'),
    ...control(isReservable(vehicle, can.buyOnline), 'buy-online', 'Buy Online'),
    ...control(can.tradeIn && purchasable, 'trade-in', 'Trade In'),
    ...control(can.history && vehicle.file !== null, 'history', 'History Report'),
    ...control(isSidebar && can.call, 'call-now', 'Call Now'),
  ];
};

/**
 * Whether compare and favourite controls stand on a vehicle (CARD-04): purchasable, and for comparing also with a
 * price above 0 and at least one picture.
 */
export const canCompare = (
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price' | 'photos_count'>,
  mode: 'compare' | 'favourite',
): boolean =>
  isPurchasable(vehicle) && (mode === 'favourite' || ((vehicle.price ?? 0) > 0 && vehicle.photos_count > 0));
