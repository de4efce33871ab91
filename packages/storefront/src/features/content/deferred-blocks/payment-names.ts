import type { PublicSite } from '@forecourt/config/public-site';

/** What the ways to pay of a site are called (CONT-01). */
export const paymentNames: Readonly<Record<PublicSite['acceptedPayments'][number], string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  'google-pay': 'Google Pay',
  'apple-pay': 'Apple Pay',
};
