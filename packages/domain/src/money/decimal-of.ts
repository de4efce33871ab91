/** Digits that a double keeps of every decimal number. */
const kept = 15;

/** A number as people write it: `digits / scale`, both whole. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: bigint;
}

/** 10 to a power of 0 or more. */
const tenTo = (power: number): bigint => BigInt(`1${'0'.repeat(power)}`);

/**
 * The decimal number that a double stands for: its first 15 digits, which it keeps of whatever was written. So 0.1 + 0.2
 * is 0.3 and 1.005 is 1.005, though neither is that as a double. `value` must be finite.
 */
export const decimalOf = (value: number): Decimal => {
  const [mantissa = '0', exponent = '0'] = value.toExponential(kept - 1).split('e');
  const digits = BigInt(mantissa.replace('.', ''));
  const power = Number(exponent) - (kept - 1);
  return power >= 0 ? { digits: digits * tenTo(power), scale: 1n } : { digits, scale: tenTo(-power) };
};
