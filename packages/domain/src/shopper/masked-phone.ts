/**
 * A number as its owner knows it again and nobody else learns it (`+61491570006` is `0491 ••• 006`); abroad the country's
 * digits stay: `+64 ••• 004`.
 * @param e164 the whole number
 */
export const maskedPhone = (e164: string): string =>
  e164.startsWith('+61') ? `0${e164.slice(3, 6)} ••• ${e164.slice(-3)}` : `${e164.slice(0, 3)} ••• ${e164.slice(-3)}`;
