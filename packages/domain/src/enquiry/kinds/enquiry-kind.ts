import type { FieldNeed } from '../../form-field/field-row';
import type { EnquiryFieldName, SettledField } from '../fields/enquiry-fields';

/** The fields that every form has or that a site's settings decide; a kind says nothing of them but of its message. */
type CommonField = SettledField | 'dealership' | 'location' | 'message' | 'terms_conditions';

/** Fields that some kinds of form have and others have not. */
export type EnquiryKindField = Exclude<EnquiryFieldName, CommonField>;

/** What a lead of a kind must contain, and the initial values of its enquiry: enough to accept and to deliver it. */
export interface EnquiryKind {
  /** What it cannot do without: a vehicle of the stock, an offer, or nothing. */
  readonly about: 'vehicle' | 'offer' | null;
  /** The fields of its own; what is not named here is not shown. */
  readonly fields: Readonly<Partial<Record<EnquiryKindField, FieldNeed>>>;
  /** The message is optional: the form is enough without one (FORM-02). */
  readonly messageOptional?: true;
  /** What stands in the message at first, by the name of what it is about; nothing without it. */
  readonly message?: (name: string) => string;
  /** The enquiry is about a sold vehicle, which its shopper knows: the success page need not mention it. */
  readonly aboutSold?: true;
  /** What its event counts (ANLY-01): a test drive, or an enquiry about a vehicle where it is about one. */
  readonly event: 'enquiry' | 'test-drive';
}

/** A step of a form (FORM-05). */
export interface EnquiryStep {
  readonly key: string;
  readonly label: string;
  /** The fields that it asks for; the first step asks for all that no other one names. */
  readonly fields: readonly EnquiryFieldName[];
}

/** A kind of enquiry that has a form. */
export interface EnquiryKindWithForm extends EnquiryKind {
  /** The steps of its form, where a site asks in steps. A form without them stands on one page always. */
  readonly steps?: readonly [EnquiryStep, EnquiryStep, ...EnquiryStep[]];
}
