import type { CarType, EnquiryRules, KnownVehicle } from '@forecourt/domain';
import type { PhoneLink } from '@forecourt/ui';
import type { AnalyticsSinks } from '../analytics/send-event';

/** The vehicle an enquiry is about, as much of it as the form needs. */
export interface EnquiryVehicle {
  readonly id: string;
  readonly name: string;
  readonly carType: CarType;
  readonly dealershipId: string;
  /** The rest of what its page shows of it; absent where the form knows no more of the vehicle than its name. */
  readonly known?: KnownVehicle;
}

/** One choice of a list in the form. */
export interface EnquiryChoice {
  readonly value: string;
  readonly label: string;
}

/** Everything a form knows before anyone types: plain data, made on the server. Source: FORM-02, FORM-04. */
export interface EnquiryContext {
  readonly rules: EnquiryRules;
  /** Path of the page the form is for; it goes with the lead. */
  readonly path: string;
  readonly vehicle: EnquiryVehicle | null;
  /** The offer it is about; its number and name go along unseen. */
  readonly offer?: { readonly id: string; readonly name: string };
  /** What a general enquiry may be about; the first is the default. */
  readonly subjects: readonly EnquiryChoice[];
  readonly locations: readonly EnquiryChoice[];
  readonly dealerships: readonly EnquiryChoice[];
  /** Of the vehicle, or the only one of the site; null while the person has to choose. */
  readonly dealershipSlug: string | null;
  readonly subcategory: string;
  /** What stands in the message field at first. */
  readonly message: string;
  readonly privacyHref: string;
  /** Whom to call when the form cannot be sent: where the vehicle stands, else the site's main location. */
  readonly phone: PhoneLink | null;
  /** The page that confirms it, with its kind; the number of the lead is added. */
  readonly successHref: string;
  /** Where the event of an acknowledged enquiry goes (ANLY-01). */
  readonly events: { readonly website_id: string; readonly sinks: AnalyticsSinks };
}
