import type { EnquiryKind } from './enquiry-kind';

const postcode = { postcode: 'required' } as const;
const aboutVehicle = { about: 'vehicle', fields: {}, event: 'enquiry' } as const satisfies EnquiryKind;

/**
 * Kinds of enquiry that stored leads may have and that no enquiry form asks for (FORM-06): what a lead of them must say.
 * Those of `reserve` and `buy-online` are made by an order, whose steps are their form. `POST /api/leads` refuses what a
 * page does more for than to send it (`takesEnquiries`). A kind that gets a form moves to a file of its own.
 */
export const kindsWithoutForm = {
  reserve: { ...aboutVehicle, messageOptional: true },
  'buy-online': { ...aboutVehicle, fields: postcode, messageOptional: true },
} as const satisfies Readonly<Record<string, EnquiryKind>>;
