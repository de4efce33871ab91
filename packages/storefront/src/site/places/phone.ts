import type { PhoneLink } from '@forecourt/ui/site-header';

/** A number as a link that calls it. Australian numbers lead with 0 at home and +61 from anywhere. */
export const phoneLink = (phone: string): PhoneLink => {
  const digits = phone.replace(/[^\d+]/g, '');
  return { label: phone, href: `tel:${digits.replace(/^0(?=\d{9}$)/, '+61')}` };
};
