/** Metres in a foot (UNIT-01). */
const metresPerFoot = 0.3048;

/** Feet as metres, to the centimetre. */
export const feetToMetres = (feet: number): number => Math.round(feet * metresPerFoot * 100) / 100;

/** A length in feet with its metres: `21.5 ft (6.55 m)`. Null when not known. */
export const formatFeet = (feet: number | null): string | null =>
  feet === null ? null : `${feet} ft (${feetToMetres(feet).toFixed(2)} m)`;
