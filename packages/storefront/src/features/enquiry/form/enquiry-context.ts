import type { EnquiryFieldName, EnquiryKind, EnquiryRules, EnquiryStep } from '@forecourt/domain/enquiry';
import type { EnquirySuccess } from '@forecourt/domain/enquiry-success';
import type { KnownVehicle } from '@forecourt/domain/lead';
import type { CarType } from '@forecourt/domain/vehicle';
import type { PhoneLink } from '@forecourt/ui/site-header';
import type { AnalyticsSinks } from '../../../runtime/analytics/send-event';
import type { ShownField } from '../../form-field';

/** The vehicle an enquiry is about, as much of it as the form needs. */
export interface EnquiryVehicle {
  readonly id: string;
  readonly name: string;
  readonly carType: CarType;
  readonly dealershipId: string;
  /** The rest of what its page shows of it; absent where the form knows no more of the vehicle than its name. */
  readonly known?: KnownVehicle;
}

/** Everything a form knows before anyone types: plain data, made on the server. Source: FORM-02, FORM-04. */
export interface EnquiryContext {
  readonly rules: EnquiryRules;
  /** Path of the page the form is for; it goes with the lead. */
  readonly path: string;
  readonly vehicle: EnquiryVehicle | null;
  /** The fields that people fill in, in order. */
  readonly fields: readonly ShownField<EnquiryFieldName>[];
  /** Fields that go along unseen, since the page knows them. */
  readonly unseen: Readonly<Partial<Record<EnquiryFieldName, string>>>;
  /** The steps of the form; null for one that stands on one page. */
  readonly steps: readonly EnquiryStep[] | null;
  /** Of the vehicle, or the only one of the site; null while the person has to choose. */
  readonly dealershipSlug: string | null;
  readonly subcategory: string;
  readonly privacyHref: string;
  /** Whom to call when the form cannot be sent: where the vehicle stands, else the site's main location. */
  readonly phone: PhoneLink | null;
  /** The page that confirms it, with its kind; the number of the lead is added. */
  readonly successHref: string;
  /** What confirms it in place of that page. */
  readonly success: EnquirySuccess;
  /**
   * The offer for the shopper's own vehicle in AUD dollars: sent with event 18 when the offer is accepted (TRAD-01).
   */
  readonly offerPrice?: number;
  /** What its event counts, and where the event of an acknowledged enquiry goes (ANLY-01). */
  readonly event: EnquiryKind['event'];
  readonly events: { readonly website_id: string; readonly sinks: AnalyticsSinks };
  /** Tells its draft from those of other forms of its kind in the tab: which car was valued, or that it is the popup's. */
  readonly draft?: string;
  /** Of a plain form that came back to its shopper: what is wrong, by field, and in words under the form. */
  readonly returned?: {
    /** Tells this form from others of its kind in the same tab. */
    readonly key: string;
    readonly errors: { readonly [Name in EnquiryFieldName]?: string };
    readonly failure: string | null;
  };
}
