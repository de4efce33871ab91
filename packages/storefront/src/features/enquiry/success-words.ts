import { type EnquiryCategory, isFormCategory } from '@forecourt/domain/enquiry';
import { type EnquirySuccess, enquirySuccess } from '@forecourt/domain/enquiry-success';

/** Confirms an enquiry whose kind is not known, or has no form of ours. */
const taken: EnquirySuccess = { ...enquirySuccess('vehicle'), title: 'Thanks. We have it.' };

/** What confirms an enquiry of a kind; null where the address names none that is known (ROUTE-10). */
export const successOf = (category: EnquiryCategory | null): EnquirySuccess =>
  category === null
    ? { ...taken, title: enquirySuccess('general').title }
    : isFormCategory(category)
      ? enquirySuccess(category)
      : taken;

/** Who answers; and that the vehicle has sold meanwhile, where it is so. */
export const successText = (siteName: string, isSold: boolean): string =>
  isSold
    ? `That vehicle sold before your enquiry reached us. ${siteName} will be in touch about others like it.`
    : `${siteName} will be in touch.`;

/** Names of facts and lists on the page that confirms. */
export const successWords = {
  trail: 'Enquiry sent',
  reply: 'Answer',
  similar: 'While you wait: more like it',
  next: 'While you wait',
  others: 'Other vehicles',
} as const;

/** The texts of the page when it is opened without an enquiry. */
export const nothingSent = {
  title: 'There’s no enquiry to confirm here.',
  text: 'This page opens after an enquiry has been sent. If you sent one and don’t hear from us, please call or write again.',
  contact: 'Contact us',
  search: 'Search our stock',
  home: 'Home',
} as const;

/** What happens next. */
export const successSteps = (success: EnquirySuccess, isSold: boolean): readonly { readonly text: string }[] =>
  (isSold ? success.soldSteps : success.steps).map((text) => ({ text }));
