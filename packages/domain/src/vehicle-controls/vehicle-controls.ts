import { isAvailable, isPurchasable, isReservable } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';
import type { VehicleSettings } from '../vehicle/vehicle-settings';
import { reserveAmount } from './reserve-amount';

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
  | 'photo'
  | 'find-similar';

/** One button of a vehicle. */
export interface VehicleControl {
  readonly kind: VehicleControlKind;
  /** As it stands on the button. */
  readonly label: string;
}

/** What of a vehicle decides its buttons: all that a search record needs to carry for its card. */
export interface ControlledVehicle extends Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price' | 'photos_count'> {
  /** There is a way to be paid for it. */
  readonly takesPayment: boolean;
  /** There is a history report. */
  readonly hasFile: boolean;
}

/** The same of a vehicle as it is stored. */
export const controlledVehicle = ({
  status,
  sold,
  reserved,
  price,
  photos_count,
  payment_processors,
  file,
}: Pick<
  Vehicle,
  'status' | 'sold' | 'reserved' | 'price' | 'photos_count' | 'payment_processors' | 'file'
>): ControlledVehicle => ({
  status,
  sold,
  reserved,
  price,
  photos_count,
  takesPayment: payment_processors.length > 0,
  hasFile: file !== null,
});

/**
 * What a site can do with this vehicle now: what it can do at all (`can`), narrowed by the vehicle's state. The one
 * place where it is decided: buttons of cards and pages follow from it, and what keeps a vehicle ({@link canCompare}).
 * Sources: VDP-06, CARD-03, CARD-04.
 */
export const vehicleCapabilities = (can: SiteCapabilities, vehicle: ControlledVehicle): SiteCapabilities => {
  const purchasable = isPurchasable(vehicle);
  const reservable = isReservable(vehicle);
  return {
    ...can,
    testDrive: can.testDrive && isAvailable(vehicle),
    finance: can.finance && purchasable,
    reserve: can.reserve && reservable,
    buyOnline: can.buyOnline && reservable,
    tradeIn: can.tradeIn && purchasable,
    history: can.history && vehicle.hasFile,
    favourite: can.favourite && canCompare(vehicle, 'favourite'),
    compare: can.compare && canCompare(vehicle, 'compare'),
  };
};

const control = (isOn: boolean, kind: VehicleControlKind, label: string): readonly VehicleControl[] =>
  isOn ? [{ kind, label }] : [];

/** How a site words the buttons, and what it asks for holding a car. */
export type ControlSettings = Pick<
  VehicleSettings,
  | 'enquireLabel'
  | 'reserveLabel'
  | 'cardReserveLabel'
  | 'financeLabel'
  | 'reserveFee'
  | 'tradeInAllowed'
  | 'cardEnquiry'
>;

/**
 * So many pictures are few, and a shopper would want to see more: a gallery shows small pictures to choose from only where
 * there are more (GALL-01).
 */
const fewPhotos = 3;

/** Where buttons stand: on the vehicle's own page, beside another page about it (checkout, finance), on a card. */
export type ControlPlace = 'sidebar' | 'aside' | 'card';

/**
 * The buttons a vehicle gets, in order: on its own page (`sidebar`, SIDE-02), in the same sidebar beside another page
 * (`aside`: View Details leads back), or on a result card (`card`, CARD-02), whose first is its main one, a way to ask,
 * with Explore Vehicle beside it and the others in a menu. A sold vehicle gets Find Me Something Similar and nothing that
 * could sell it (VDP-06). What a vehicle's state leaves is {@link vehicleCapabilities}; trade-in stands only where the
 * dealer allows it (CARD-03), and Request Photos where there are few of them. With the chat bot Instant Message replaces
 * Enquire.
 */
export const vehicleControls = (
  place: ControlPlace,
  vehicle: ControlledVehicle,
  siteCan: SiteCapabilities,
  settings: ControlSettings,
): readonly VehicleControl[] => {
  if (!isAvailable(vehicle)) return control(true, 'find-similar', 'Find Me Something Similar');
  const can = vehicleCapabilities(siteCan, vehicle);
  const isCard = place === 'card';
  // A card that has the short form needs no button to the long one.
  const isQuick = isCard && can.quickEnquiry && settings.cardEnquiry === 'window';
  const reserve = isCard ? settings.cardReserveLabel + reserveAmount(settings, vehicle.price) : settings.reserveLabel;
  return [
    ...control(isQuick, 'quick-enquiry', 'Quick Enquiry'),
    ...control(can.enquire && !can.chat && !isQuick, 'enquire', settings.enquireLabel),
    ...control(can.chat, 'instant-message', 'Instant Message'),
    ...control(isCard, 'explore', 'Explore Vehicle'),
    ...control(can.testDrive, 'test-drive', 'Book a Test Drive'),
    ...control(can.finance, 'finance', isCard ? settings.financeLabel : 'Get Finance'),
    ...control(place === 'aside', 'view-details', 'View Details'),
    ...control(can.reserve, 'reserve', reserve),
    ...control(can.buyOnline, 'buy-online', 'Buy Online'),
    ...control(can.tradeIn && settings.tradeInAllowed, 'trade-in', 'Trade In'),
    ...control(can.history, 'history', 'History Report'),
    ...control(!isCard && can.enquire && vehicle.photos_count <= fewPhotos, 'photo', 'Request Photos'),
    ...control(!isCard && can.call, 'call-now', 'Call Now'),
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
