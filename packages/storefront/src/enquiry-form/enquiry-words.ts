import { contactFields, currentOptIn, errorCatalogue, optInWordings, soldSentence } from '@forecourt/domain';

/** What shoppers read in and around enquiry forms. Source: spec sections 5 and 8, FORM-03, FORM-07. */
export const enquiryWords = {
  firstName: contactFields.name,
  lastName: contactFields.last_name,
  email: contactFields.email,
  phone: contactFields.phone,
  postcode: contactFields.postcode,
  subject: 'What is it about?',
  location: 'Location',
  chooseLocation: 'Choose a location',
  dealership: 'Dealership',
  chooseDealership: 'Choose a dealership',
  terms: 'I agree to the terms of use',
  message: 'Message',
  optIn: optInWordings[currentOptIn],
  quote: 'Your finance quote',
  quoteOut: 'Leave the quote out',
  submit: 'Send enquiry',
  sending: 'Sending',
  soldMeanwhile: `${soldSentence}.`,
  soldMeanwhileText: 'What you have typed is still here. Send it if you like: we can help you find something similar.',
  failed: errorCatalogue['form-submit'].message,
  privacyBefore: 'We use your details to answer you, as our',
  privacyLink: 'privacy policy',
  privacyAfter: 'says.',
} as const;
