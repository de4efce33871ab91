import type { EnquiryCategory } from '@forecourt/domain';

const titles: Partial<Record<EnquiryCategory, string>> = {
  vehicle: 'Thanks. Your enquiry is with us.',
  quick: 'Thanks. Your enquiry is with us.',
  offer: 'Thanks. Your enquiry is with us.',
  general: 'Thanks. Your message is with us.',
};

/** Kinds that are about no vehicle which could be gone or seen. */
const isPlain = (category: EnquiryCategory | null): boolean => category === 'general' || category === 'offer';

/** What confirms an enquiry of a kind; null for one that is not known (ROUTE-10). */
export const successTitle = (category: EnquiryCategory | null): string =>
  titles[category ?? 'general'] ?? 'Thanks. We have it.';

/** Who answers; and that the vehicle has sold meanwhile, where it is so. */
export const successText = (siteName: string, isSold: boolean): string =>
  isSold
    ? `That vehicle sold before your enquiry reached us. ${siteName} will be in touch about others like it.`
    : `${siteName} will be in touch.`;

/** What the page says that was opened without an enquiry. */
export const nothingSent = {
  title: 'There’s no enquiry to confirm here.',
  text: 'This page opens after an enquiry has been sent. If you sent one and don’t hear from us, please call or write again.',
  contact: 'Contact us',
  search: 'Search our stock',
  home: 'Home',
} as const;

/** What happens next, by the kind of enquiry (ROUTE-10). */
export const successSteps = (
  category: EnquiryCategory | null,
  isSold: boolean,
): readonly { readonly text: string }[] => {
  const read = { text: 'Someone who knows the answer reads it.' };
  if (isPlain(category) && !isSold) return [read, { text: 'You hear from us by phone or email.' }];
  const answered = isSold
    ? { text: 'We look for vehicles like it and call or write to you.' }
    : { text: 'We check that the vehicle is still here and call or write to you.' };
  return isPlain(category)
    ? [read, answered]
    : [read, answered, { text: 'If it suits you, we find a time for you to see it.' }];
};

export { leadReference } from '@forecourt/domain';
