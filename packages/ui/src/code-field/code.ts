/** How many digits a one-time code has. */
export const codeLength = 6;

/**
 * The digits of what was typed, pasted or filled in, at most six: "123 456", "123-456" and "Your code is 123456" are all
 * `123456`.
 */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, codeLength);

/** Whether all digits stand. */
export const isWholeCode = (digits: string): boolean => digits.length === codeLength;
