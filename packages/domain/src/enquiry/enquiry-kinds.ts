import type { EnquiryCategory } from './enquiry';

/** Fields that some kinds of form have and others have not, beside those of {@link contactFields} and the message. */
export type EnquiryKindField =
  | 'subject'
  | 'postcode'
  | 'Rego'
  | 'regoState'
  | 'make'
  | 'model'
  | 'year'
  | 'kilometres'
  | 'preferred_date'
  | 'preferred_time'
  | 'fleet_size'
  | 'part_description'
  | 'offer_id';

/** What makes one kind of form what it is. */
export interface EnquiryKind {
  /** What it cannot do without: a vehicle of the stock, an offer, or nothing. */
  readonly about: 'vehicle' | 'offer' | null;
  /** The fields of its own; what is not named here is not shown. */
  readonly fields: Readonly<Partial<Record<EnquiryKindField, 'required' | 'optional'>>>;
  /** The form says enough without a message (FORM-02). */
  readonly messageOptional?: true;
}

const rego = { Rego: 'optional', regoState: 'optional' } as const;
/** The shopper's own vehicle, as a valuation needs it. */
const ownVehicle = { ...rego, make: 'required', model: 'required', year: 'required', kilometres: 'required' } as const;
/** The shopper's own vehicle, as a workshop needs it. */
const servedVehicle = { ...rego, make: 'required', model: 'required', year: 'optional' } as const;
const postcode = { postcode: 'required' } as const;
const plain: EnquiryKind = { about: null, fields: {} };
const aboutVehicle: EnquiryKind = { about: 'vehicle', fields: {} };

/**
 * Every kind of enquiry (FORM-06): what its form shows and requires. The one table that browser and server make the
 * form's schema from. Test drive and finance work with and without a vehicle (ROUTE-13).
 */
export const enquiryKinds: Readonly<Record<EnquiryCategory, EnquiryKind>> = {
  general: { about: null, fields: { subject: 'required', ...postcode } },
  vehicle: aboutVehicle,
  quick: aboutVehicle,
  'test-drive': {
    about: null,
    fields: { preferred_date: 'required', preferred_time: 'required' },
    messageOptional: true,
  },
  photo: aboutVehicle,
  finance: { about: null, fields: postcode },
  'pre-approval': { about: null, fields: postcode, messageOptional: true },
  'trade-in': { about: null, fields: { ...postcode, ...ownVehicle }, messageOptional: true },
  sell: { about: null, fields: { ...postcode, ...ownVehicle }, messageOptional: true },
  service: {
    about: null,
    fields: { ...servedVehicle, kilometres: 'optional', preferred_date: 'required', preferred_time: 'optional' },
    messageOptional: true,
  },
  parts: { about: null, fields: { ...servedVehicle, part_description: 'required' }, messageOptional: true },
  warranty: { about: null, fields: { ...servedVehicle, kilometres: 'optional' } },
  fleet: { about: null, fields: { fleet_size: 'required' } },
  offer: { about: 'offer', fields: { offer_id: 'required' } },
  reserve: { about: 'vehicle', fields: {}, messageOptional: true },
  'buy-online': { about: 'vehicle', fields: postcode, messageOptional: true },
  'find-similar': plain,
  history: { about: 'vehicle', fields: {}, messageOptional: true },
};

/** Where people do not look and robots write (LEAD-04): the hidden field of every form (FORM-07). */
export const hiddenField = 'company_website';

/** The fields by which a shopper is reached, in order, and their labels (FORM-07, spec section 3). */
export const contactFields = {
  name: 'First Name',
  last_name: 'Last Name',
  postcode: 'Postcode',
  phone: 'Mobile Number',
  email: 'Email Address',
} as const;

/** What a form of a kind asks besides contact and message, in order, each with its word. */
export const kindFieldsOf = (
  category: EnquiryCategory,
): readonly { readonly name: EnquiryKindField; readonly required: boolean }[] =>
  Object.entries(enquiryKinds[category].fields).map(([name, need]) => ({
    name: name as EnquiryKindField,
    required: need === 'required',
  }));
