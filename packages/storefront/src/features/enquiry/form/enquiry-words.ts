import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { soldSentence } from '@forecourt/domain/vehicle';

/** What shoppers read around the fields of enquiry forms; the fields' own words stand in their table. Source: spec sections 5 and 8, FORM-03. */
export const enquiryWords = {
  counted: (length: number, longest: number) =>
    `${length.toLocaleString('en-AU')} of ${longest.toLocaleString('en-AU')} characters`,
  services: 'Additional services',
  quote: 'Your finance quote',
  quoteOut: 'Leave the quote out',
  submit: 'Send enquiry',
  sending: 'Sending',
  next: 'Next',
  back: 'Back',
  soldMeanwhile: `${soldSentence}.`,
  soldMeanwhileText: 'What you have typed is still here. Send it if you like: we can help you find something similar.',
  failed: errorCatalogue['form-submit'].message,
  kept: 'What you typed is still here.',
  sendAgain: 'Check your connection and send it again in a minute',
  orCall: ', or call ',
  alsoCall: 'You can also call ',
  phoneQuestion: 'Is this number complete?',
  phoneAdvice: 'Australian numbers have ten digits with the area code. If yours is right, press the button again.',
  privacyBefore: 'We use your details to answer you, as set out in our',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
} as const;
