import type { EnquiryKindWithForm } from './enquiry-kind';

/**
 * Books a test drive, of one vehicle or of any (ROUTE-13). Day and time are those of the slot that is booked with it; address
 * and postcode are where the vehicle is brought to.
 */
export const testDrive: EnquiryKindWithForm = {
  about: null,
  fields: { preferred_date: 'required', preferred_time: 'required', home_address: 'optional', postcode: 'optional' },
  messageOptional: true,
  message: (name) => `I would like to book a test drive of the ${name}.`,
  event: 'test-drive',
};
