import type { EnquirySuccess } from './enquiry-kind';

const read = 'Someone who knows the answer reads it.';
const soldSteps = [read, 'We look for vehicles like it and call or write to you.'];
const title = 'Thanks. Your enquiry is with us.';

/** What confirms an enquiry about a vehicle that could be gone, and could be seen. */
export const vehicleSuccess: EnquirySuccess = {
  title,
  steps: [
    read,
    'We check that the vehicle is still here and call or write to you.',
    'If it suits you, we find a time for you to see it.',
  ],
  soldSteps: [...soldSteps, 'If it suits you, we find a time for you to see it.'],
};

/** What confirms an enquiry about anything else. */
export const answeredSuccess: EnquirySuccess = {
  title,
  steps: [read, 'You hear from us by phone or email.'],
  soldSteps,
};
