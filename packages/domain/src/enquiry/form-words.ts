import { formErrors } from '../error-catalogue/form-errors';
import type { VehicleSettings } from '../vehicle/vehicle-settings';

// Apart from the schemas: forms that are drawn need the words, and must not carry zod with them.

/** What a general enquiry is about where nobody says otherwise. */
export const generalSubject = 'General Enquiry';

/**
 * Subjects a shopper may choose on a general enquiry, the default first (FORM-02), in the words of the dealer (SITE-05):
 * they go into mails and exports as they were chosen.
 */
export const generalSubjects = ({ usedWord }: Pick<VehicleSettings, 'usedWord'>): readonly string[] => [
  generalSubject,
  'New Vehicle Enquiry',
  `${usedWord} Vehicle Enquiry`,
  'Finance Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
];

/** The notice beside the terms box, where a site shows it (FORM-02). */
export const termsNotice = formErrors['terms-field'].message;

/** Most characters of a message. */
export const messageLength = 4000;

/**
 * Where people do not look and robots write (LEAD-04): the hidden field of every form (FORM-07). Browsers fill fields in
 * by their names and labels, whatever `autocomplete` says, also those that nobody sees: neither may have a word in it
 * that stands for something a browser knows of people.
 */
export const hiddenField = 'more_wishes';

/** What stands beside it, for who reads a page without its styles. */
export const hiddenFieldLabel = 'Please leave this empty';

/** Names that it had before: pages of the release before send them. */
export const formerHiddenFields = ['company_website'] as const;

/** Names the returned form that a plain form was drawn from, so that it is forgotten once it is mended (FORM-03). */
export const returnedFormField = 'returned_form';
