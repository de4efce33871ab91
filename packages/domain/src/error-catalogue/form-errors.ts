import { type ErrorEntry, unexpected } from './error-entry';

/** Errors of forms and faults of their fields, apart from all others of the catalogue: every form carries these. */
export const formErrors = {
  'lead-no-id': { handling: 'alert', message: unexpected, ownWords: true },
  'form-submit': { handling: 'alert', message: 'An error occurred when submitting this form', ownWords: true },
  /** Before a form is sent; the list of faults follows. */
  'form-summary': { handling: 'alert', message: 'Please fix the following errors:' },
  'postcode-field': { handling: 'inline', message: 'Invalid postcode. Please enter a 4-digit number.' },
  'terms-field': {
    handling: 'inline',
    message: '* You must agree to the terms of use before submitting the form.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
