/** Most characters of a number: a double cannot hold more digits. */
const LONGEST_NUMBER = 64;

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** A plain decimal number; undefined for anything else (hex, Infinity, empty, more than 64 characters). */
export function decimal(text: string): number | undefined {
  const isNumber = text.length <= LONGEST_NUMBER && DECIMAL.test(text);
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
