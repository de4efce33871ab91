import type { EnquiryKind } from './enquiry-kind';

const postcode = { postcode: 'required' } as const;
const plain = { about: null, fields: {}, event: 'enquiry' } as const satisfies EnquiryKind;
const aboutVehicle = { about: 'vehicle', fields: {}, event: 'enquiry' } as const satisfies EnquiryKind;

/**
 * Kinds of enquiry that stored leads may have and that no page of ours has a form for (FORM-06): what a lead of them must
 * say. `POST /api/leads` refuses them as long as the page that does what they ask for does not exist (`takesEnquiries`).
 * A kind that gets a form moves to a file of its own. A test drive works with and without a vehicle (ROUTE-13).
 */
export const kindsWithoutForm = {
  'test-drive': {
    ...plain,
    fields: { preferred_date: 'required', preferred_time: 'required' },
    messageOptional: true,
    message: (name) => `I would like to book a test drive of the ${name}.`,
    event: 'test-drive',
  },
  reserve: { ...aboutVehicle, messageOptional: true },
  'buy-online': { ...aboutVehicle, fields: postcode, messageOptional: true },
} as const satisfies Readonly<Record<string, EnquiryKind>>;
