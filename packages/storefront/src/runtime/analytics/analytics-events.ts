import type { EnquiryCategory, EnquiryKind } from '@forecourt/domain/enquiry';
import type { CarType } from '@forecourt/domain/vehicle';

/** What every event carries: the site, and the vehicle it is about where there is one. */
export interface AnalyticsSubject {
  readonly website_id: string;
  readonly car_id: string | null;
  readonly car_type: CarType | null;
}

/** What an enquiry adds to its event. */
export interface AnalyticsLead extends AnalyticsSubject {
  readonly lead_id: string;
  readonly category: EnquiryCategory;
}

/** What each event carries, by the event's name. */
export interface AnalyticsPayloads {
  readonly used_vehicle_view: AnalyticsSubject;
  readonly new_enquiry: AnalyticsLead;
  readonly used_enquiry: AnalyticsLead;
  readonly test_drive: AnalyticsLead;
  /** `offer_price` in AUD dollars: what the dealer offered for the shopper's vehicle. */
  readonly offer_accepted: AnalyticsSubject & { readonly offer_price: number };
  readonly call_dealer: AnalyticsSubject & { readonly dealership_id: string };
  readonly finance_calculator: AnalyticsSubject;
  readonly vehicle_saved: AnalyticsSubject & { readonly list: 'watchlist' | 'favourites' | 'compare' };
  readonly used_test_drive: AnalyticsLead;
  /** `path` is the canonical address of the search, `hits` the number of vehicles found. */
  readonly search_view: AnalyticsSubject & { readonly path: string; readonly hits: number };
  readonly history_report: AnalyticsSubject;
  readonly vehicle_printed: AnalyticsSubject;
}

/** The name of an event. */
export type AnalyticsEventName = keyof AnalyticsPayloads;

/** The numbers of the events, as dealers' reports know them (ANLY-01, spec section 7). */
export const analyticsEventIds = {
  used_vehicle_view: 4,
  new_enquiry: 14,
  used_enquiry: 15,
  test_drive: 17,
  offer_accepted: 18,
  call_dealer: 25,
  finance_calculator: 26,
  vehicle_saved: 39,
  used_test_drive: 48,
  search_view: 49,
  history_report: 60,
  vehicle_printed: 61,
} as const satisfies Record<AnalyticsEventName, number>;

/** One thing that happened, as a dealer's sinks take it. */
export type AnalyticsEvent<Name extends AnalyticsEventName = AnalyticsEventName> = {
  readonly [Key in Name]: { readonly id: number; readonly name: Key; readonly payload: AnalyticsPayloads[Key] };
}[Name];

/** An event with its number. */
export const analyticsEvent = <Name extends AnalyticsEventName>(
  name: Name,
  payload: AnalyticsPayloads[Name],
): { readonly id: number; readonly name: Name; readonly payload: AnalyticsPayloads[Name] } => ({
  id: analyticsEventIds[name],
  name,
  payload,
});

const newOrUsed = <New extends string, Used extends string>(
  carType: CarType | null,
  fresh: New,
  used: Used,
): New | Used => (carType === 'used' ? used : fresh);

/**
 * The event of an acknowledged enquiry, by what its kind counts (ANLY-01). A test drive is that and nothing else: the used one for a used
 * vehicle, the other for a new vehicle, a demonstrator or none. Any other enquiry about a vehicle is a new or a used
 * one; a demonstrator counts as new. Null for an enquiry about no vehicle.
 */
export const enquiryEventName = (
  event: EnquiryKind['event'],
  carType: CarType | null,
): 'test_drive' | 'used_test_drive' | 'new_enquiry' | 'used_enquiry' | null => {
  if (event === 'test-drive') return newOrUsed(carType, 'test_drive', 'used_test_drive');
  return carType === null ? null : newOrUsed(carType, 'new_enquiry', 'used_enquiry');
};

/** The event of a vehicle's page coming into view: of used vehicles only (ANLY-01). */
export const vehicleViewEventName = (carType: CarType): 'used_vehicle_view' | null =>
  carType === 'used' ? 'used_vehicle_view' : null;
