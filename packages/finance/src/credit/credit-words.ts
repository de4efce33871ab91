import type { CreditSettings } from './credit-settings';

/**
 * Who deals with credit here, numbers spelled out as the law wants them (NCCP Act s 52, NCCP Regulations 2010, reg 13):
 * `Australian credit licence 123456`. Null where nothing is known to be said.
 */
export const creditLine = ({
  basis,
  licensee,
  licenceNumber,
  representativeNumber,
}: Pick<CreditSettings, 'basis' | 'licensee' | 'licenceNumber' | 'representativeNumber'>): string | null => {
  const licence = licenceNumber === null ? null : `Australian credit licence ${licenceNumber}`;
  if (basis === 'licence') return licence;
  const holder = [licensee, licence].filter(Boolean).join(', ');
  if (basis === 'credit-representative')
    return `Credit Representative Number ${representativeNumber ?? ''} of ${holder}`;
  return holder === '' ? null : `We refer you to ${holder}`;
};

/**
 * What a shopper agrees to with a finance enquiry: who gets what, and beside it what the dealer gets (NCCP Regulations
 * 2010, reg 25).
 */
export const creditConsent = ({ basis, licensee, commission }: CreditSettings): string =>
  basis === 'licence'
    ? `I agree that you use my details to answer me about finance and share them with the credit provider. ${commission}`
    : `I agree that you pass my name, contact details and what the finance is for on to ${licensee ?? 'a licensed credit provider'}, who will contact me. ${commission}`;

/** The notice on every finance form (RG 234: the overall impression). */
export const noApproval =
  'This is not a credit application, approval or offer. Credit is subject to approval; terms, conditions, fees and lending criteria apply.';
