/** Digits of an Australian number as it is dialled at home; null for one of another country. */
const homeDigits = (phone: string): string | null => {
  const digits = phone.replace(/\D/g, '');
  const [, abroad] = /^(?:\+|00)61(\d*)$/.exec(phone.trim().startsWith('+') ? `+${digits}` : digits) ?? [];
  if (abroad !== undefined) return /^[01]/.test(abroad) ? abroad : `0${abroad}`;
  return phone.trim().startsWith('+') || digits.startsWith('00') ? null : digits;
};

/**
 * Whether a number looks Australian and has a digit too few or too many: mobiles (04) and numbers with an area code (02,
 * 03, 07, 08) have ten, 1300 and 1800 numbers too, other 13 numbers six. Nothing is said of the rest. It is a reason to
 * ask, never to refuse.
 */
export const isPhoneDoubtful = (phone: string): boolean => {
  const digits = homeDigits(phone);
  if (digits === null) return false;
  if (/^(0[23478]|1300|1800)/.test(digits)) return digits.length !== 10;
  return digits.startsWith('13') && digits.length !== 6;
};
